import type { ReactNode } from 'react';
import type { Notice } from '#core/execution/execute.ts';
import { Options } from '#page/layouts/layout-frame.tsx';
import { useDescriptions } from '#page/session/use-descriptions.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useVocabulary } from '#page/session/use-vocabulary.ts';
import classes from './input-options.module.css';

export interface InputOptionsProps {
  readonly session: ToolSession;
  /** The options; those that the present operation does not have are left out. */
  readonly names: readonly string[];
  /** What is wrong with them, though there is a result. */
  readonly notices?: readonly Notice[] | undefined;
  /** Buttons that give them. */
  readonly children?: ReactNode;
}

/**
 * Options that the input needs, such as a key, in a row below it at every window width: the `control` of a layout,
 * whose `hiddenOptions` they are.
 */
export function InputOptions({ session, names, notices = [], children }: InputOptionsProps) {
  const fields = Object.fromEntries(Object.entries(session.fields).filter(([name]) => names.includes(name)));
  const view = useRunView(session);
  const vocabulary = useVocabulary();
  const descriptions = useDescriptions(notices.length > 0);
  const textOf = (name: string) =>
    notices
      .filter(({ at }) => at?.field === name)
      .map((notice) => descriptions?.describeNotice(notice, vocabulary))
      .join(' ');
  const noted = Object.fromEntries(names.map((name) => [name, textOf(name)]).filter(([, text]) => text));
  return (
    <div className={classes.frame}>
      <div className={classes.row}>
        <Options session={session} view={{ ...view, issues: { ...noted, ...view.issues } }} fields={fields} />
        {children}
      </div>
    </div>
  );
}
