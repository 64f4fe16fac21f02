import { type ReactNode, useId } from 'react';
import classes from './pane.module.css';

export interface PaneProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** What it shows is not of the present input. */
  readonly isOld?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page in a frame, under a title. */
export function Pane({ title, actions, isOld, children }: PaneProps) {
  const id = useId();
  return (
    <section
      data-pane
      className={isOld ? `${classes.pane} ${classes.body}` : classes.pane}
      data-stale={isOld || undefined}
      aria-labelledby={id}
    >
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
