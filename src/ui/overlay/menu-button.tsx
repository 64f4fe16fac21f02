import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import classes from './menu.module.css';

export interface MenuButtonProps {
  readonly label: string;
  /** Shown instead of the label. */
  readonly icon?: string;
  /** A `Menu`, rendered only while it is open. */
  readonly children: () => ReactNode;
}

/** A button that opens a menu; Escape, a choice or a click outside closes it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId();
  /** Counts: if it is closed and opened again at once, only the second is reported. */
  const [opened, setOpened] = useState(0);
  const press = { popoverTarget: id, 'aria-haspopup': 'menu' } as const;
  return (
    <>
      {icon ? (
        <IconButton {...press} icon={icon} label={label} />
      ) : (
        <Button {...press} variant="text">
          {label}
          <Icon name="chevron-down" />
        </Button>
      )}
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onToggle={({ newState }) => setOpened(newState === 'open' ? opened + 1 : 0)}
      >
        {opened > 0 && <Fragment key={opened}>{children()}</Fragment>}
      </div>
    </>
  );
}
