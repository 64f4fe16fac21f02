import { useMemo } from 'react';
import { isBigText } from '#lib/big-text/big-text.ts';
import { TextDocument } from '#lib/big-text/text-document.ts';
import { compareTexts } from '#lib/diff/compare-texts.ts';
import { countChanges } from '#lib/diff/comparison.ts';
import { splitLine } from '#lib/diff/lines.ts';
import { ComparisonPane } from '#page/results/comparison-pane.tsx';
import type { RunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface ChangesPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly runView: RunView;
}

/** What a repair changed, line by line, before the repaired text is taken. */
export function ChangesPane({ session, runView: { success, isStale } }: ChangesPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const isOld = isStale || session.run.running;
  const before = useMemo(() => textOf(success?.input), [success]);
  const after = isOld ? undefined : textOf(success?.value);
  const comparison = useMemo(
    () => (before === undefined || after === undefined ? undefined : compareTexts(before, after, withoutEnd)),
    [before, after],
  );
  const { added, removed, changed } = comparison ? countChanges(comparison) : noCounts;
  const isSame = added + removed + changed === 0;
  const use = (text: string) => {
    session.setOperation('format');
    session.setInput({ text }, 'fill');
  };
  return (
    <>
      <TreeBar>
        <Button
          variant="text"
          icon="check"
          disabled={after === undefined}
          onClick={after === undefined ? undefined : () => use(after)}
        >
          {message('useRepaired')}
        </Button>
      </TreeBar>
      {!comparison && <ViewNote>{message(success && !isOld ? 'tooLongToCompare' : 'pressRepair')}</ViewNote>}
      {comparison && (
        <ViewNote>{isSame ? message('noChanges') : message('changedLines', { n: added + changed })}</ViewNote>
      )}
      {comparison && <ComparisonPane comparison={comparison} mode="inline" label={message('changes')} />}
    </>
  );
}

const noCounts = { added: 0, removed: 0, changed: 0 };

/** CRLF and CR end lines as LF does. */
const withoutEnd = (line: string): string => splitLine(line)[0];

/** Longer texts, in characters, are not compared. */
const maxComparedLength = 1_000_000;

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || value instanceof TextDocument)
    return value.length > maxComparedLength ? undefined : value.toString();
  if (!isBigText(value) || value.byteCount > maxComparedLength) return undefined;
  const { content } = value;
  return typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}
