import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import classes from './rich-toolbar.module.css';

export interface RichToolbarProps {
  readonly label: string;
  /** Names the button that shows all others where they have no room in one row. */
  readonly moreLabel: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The buttons of an editor of formatted text: arrows go from one to the next. */
export function RichToolbar({ label, moreLabel, ref, children }: RichToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={classes.toolbar}
      data-open={isOpen || undefined}
      tabIndex={-1}
      onKeyDown={move}
    >
      <TreeBar>{children}</TreeBar>
      <span className={classes.more}>
        <IconButton
          icon={isOpen ? 'chevron-up' : 'dots'}
          label={moreLabel}
          aria-expanded={isOpen}
          tabIndex={-1}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
    </div>
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const all = event.currentTarget.querySelectorAll<HTMLElement>('button:enabled');
  const buttons = [...all].filter((button) => button.getClientRects().length > 0);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
