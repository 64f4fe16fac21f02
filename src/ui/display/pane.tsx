import { type ReactNode, useId } from 'react';
import classes from './pane.module.css';

export interface PaneProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page in a frame, under a title. */
export function Pane({ title, actions, children }: PaneProps) {
  const id = useId();
  return (
    <section data-pane className={classes.pane} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
