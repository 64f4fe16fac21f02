import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import classes from './popover-button.module.css';

export interface PopoverButtonProps {
  readonly label: string;
  readonly icon: string;
  /** The title of the panel, where the button's label says too little. */
  readonly title?: string;
  readonly disabled?: boolean;
  /** The action of the page that it is. */
  readonly action?: string;
  /** Shows the icon alone. */
  readonly isIcon?: boolean;
  /** Rendered only while it is open; gets the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel over the page, which gets the focus; Escape or a click outside closes it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, icon, title = label, disabled, action, isIcon = false, children } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>('a[href], :is(button, input, select, textarea):enabled');
    (first ?? panel.current)?.focus();
  }, [isOpen]);
  return (
    <>
      {isIcon ? (
        <IconButton icon={icon} label={label} popoverTarget={id} disabled={disabled} data-action={action} />
      ) : (
        <Button icon={icon} popoverTarget={id} disabled={disabled} data-action={action}>
          {label}
        </Button>
      )}
      <section
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={classes.popover}
        aria-label={title}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2>{title}</h2>
        {isOpen && children(() => panel.current?.hidePopover())}
      </section>
    </>
  );
}
