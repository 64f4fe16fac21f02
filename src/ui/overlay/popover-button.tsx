import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import classes from './popover-button.module.css';

export interface PopoverButtonProps {
  readonly label: string;
  readonly icon: string;
  /** Of the panel, where the button's words say too little. */
  readonly title?: string;
  readonly disabled?: boolean;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** A button that opens a small panel over the page; Escape or a press outside closes it. */
export function PopoverButton({ label, icon, title = label, disabled, children }: PopoverButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} popoverTarget={id} disabled={disabled}>
        {label}
      </Button>
      <section
        id={id}
        popover="auto"
        className={classes.popover}
        aria-label={title}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2>{title}</h2>
        {isOpen && children()}
      </section>
    </>
  );
}
