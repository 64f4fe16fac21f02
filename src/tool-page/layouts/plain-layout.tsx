import type { ReactNode } from 'react';
import { HeaderActions } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import classes from './generator.module.css';

export interface PlainLayoutProps {
  readonly session: ToolSession;
  readonly children?: ReactNode;
}

/** The header and the operations alone: for a page that has neither input nor result of the frame. */
export function PlainLayout({ session, children }: PlainLayoutProps) {
  const view = useRunView(session);
  return (
    <div className={classes.generator} data-long data-plain>
      <HeaderActions session={session} view={view} />
      <OperationSwitch session={session} />
      {children}
    </div>
  );
}

/** Panes of a `PlainLayout`, beside each other where the window has room: less is out of sight. */
export function PaneGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes.panes}>{children}</div>;
}

export interface SplitPanesProps {
  readonly children: ReactNode;
  /** What comes of it, or what changes it. */
  readonly aside: ReactNode;
}

/** Parts of a page: the larger one and, beside it where the window has room, what belongs to it. */
export function SplitPanes({ children, aside }: SplitPanesProps) {
  return (
    <div className={classes.split}>
      <div className={classes.stack}>{children}</div>
      <div className={classes.stack}>{aside}</div>
    </div>
  );
}
