import type { ReactNode } from 'react';
import { Options } from '#page/layouts/layout-frame.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import classes from './input-options.module.css';

export interface InputOptionsProps {
  readonly session: ToolSession;
  /** The options; those that the present operation does not have are left out. */
  readonly names: readonly string[];
  /** Buttons that give them. */
  readonly children?: ReactNode;
}

/**
 * Options that the input needs, such as a key, in a row below it at every window width: the `control` of a layout,
 * whose `hiddenOptions` they are.
 */
export function InputOptions({ session, names, children }: InputOptionsProps) {
  const fields = Object.fromEntries(Object.entries(session.fields).filter(([name]) => names.includes(name)));
  return (
    <div className={classes.frame}>
      <div className={classes.row}>
        <Options session={session} view={useRunView(session)} fields={fields} />
        {children}
      </div>
    </div>
  );
}
