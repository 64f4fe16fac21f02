import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import classes from './popover-button.module.css';

export interface PopoverButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly disabled?: boolean;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** A button that opens a small panel over the page; Escape or a press outside closes it. */
export function PopoverButton({ label, icon, disabled, children }: PopoverButtonProps) {
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
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2>{label}</h2>
        {isOpen && children()}
      </section>
    </>
  );
}
