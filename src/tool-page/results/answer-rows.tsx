import type { ReactNode } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { isEmptyInput, useTool } from '#page/services.ts';
import { useEntry } from '#page/session/use-entry.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Headline } from './headline.tsx';
import { ValueRows } from './value-rows.tsx';

/** An entry of a reference, such as a command with what it does. */
export interface Answer {
  /** The fragment of its address: it is unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly group: string;
  /** Shown below the label. */
  readonly note?: string | undefined;
  /** A remark about the value, below it. */
  readonly reading?: string | undefined;
  /** What is copied, where the value as shown is only a part of it. */
  readonly copied?: string;
  /** The question that finds it: its label leads to the page that asks it, else to the answer itself. */
  readonly question?: string;
  /** A button for what can be done with it. */
  readonly action?: ReactNode;
}

export interface AnswerRowsProps {
  readonly session: ToolSession;
  readonly answers: readonly Answer[];
  /** The options with which no answer is left out: they are set where the address names one that is. */
  readonly unfiltered: Readonly<Record<string, unknown>>;
  /** Under the names of their groups, in the order in which those come; else as they come, each with its group. */
  readonly isGrouped: boolean;
  readonly hasLongLabels?: boolean;
  readonly areGroupsOpen?: boolean;
}

/** What a search of a reference found, each with a copy button and an address; the only one is its headline. */
export function AnswerRows({ session, answers, unfiltered, isGrouped, ...look }: AnswerRowsProps) {
  const { id: tool, linkTo } = useTool();
  const page = linkTo(tool)?.href ?? '';
  const ids = answers.map(({ id }) => id);
  const entry = useEntry(session, ids, unfiltered);
  const [only] = answers;
  if (only && answers.length === 1 && !isEmptyInput(session.input)) return <OnlyAnswer answer={only} />;
  // Keys that look like numbers would be sorted.
  const byName = new Map(answers.map((answer) => [`#${answer.id}`, answer]));
  const groups: Record<string, string[]> = {};
  for (const [name, { group }] of byName) groups[group] = [...(groups[group] ?? []), name];
  const of = <T,>(pick: (answer: Answer) => T) =>
    Object.fromEntries([...byName].map(([name, one]) => [name, pick(one)]));
  return (
    <ValueRows
      isAnswer
      {...look}
      groups={isGrouped ? groups : {}}
      marked={entry && `#${entry}`}
      values={of(({ value }) => value)}
      kinds={of(() => fileKind('text'))}
      labelOf={(name) => byName.get(name)?.label ?? name}
      noteOf={(name) => byName.get(name)?.note ?? (isGrouped ? undefined : byName.get(name)?.group)}
      lookOf={(name) => {
        const { id, reading, copied, question, action } = byName.get(name) ?? {};
        const address = question === undefined ? name : `?q=${encodeURIComponent(question)}`;
        return { id, reading: reading || undefined, copied, href: page + address, actions: action };
      }}
    />
  );
}

/** The one entry that was meant. */
function OnlyAnswer({
  answer: { id, label, value, copied = value, group, note, reading, action },
}: {
  readonly answer: Answer;
}) {
  /** What is copied begins with the label, as `404 Not Found` does: it needs no line of its own. */
  const isNamed = copied.startsWith(label);
  return (
    <div id={id}>
      <Headline answer={{ name: undefined, kind: 'text', value: copied }} label={label} />
      <p>{isNamed ? reading : label}</p>
      <p>
        <small>{[group, note, !isNamed && reading].filter(Boolean).join(' · ')}</small>
      </p>
      {action && <p>{action}</p>}
    </div>
  );
}
