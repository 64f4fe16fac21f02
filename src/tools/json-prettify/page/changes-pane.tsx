import { useMemo } from 'react';
import { isBigText } from '#lib/big-text.ts';
import { diffLines } from '#lib/line-diff.ts';
import { TextDocument } from '#lib/text-document.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { DiffView } from '#ui/display/diff-view.tsx';
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
  const lines = useMemo(
    () => (before === undefined || after === undefined ? undefined : diffLines(before, after)),
    [before, after],
  );
  const changed = lines?.filter(({ type }) => type === 'added').length ?? 0;
  const isSame = lines?.every(({ type }) => type === 'same') ?? false;
  const use = (text: string) => {
    session.setOperation('format');
    session.setInput({ text }, 'replace');
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
      {!lines && <ViewNote>{message(success && !isOld ? 'tooLongToCompare' : 'pressRepair')}</ViewNote>}
      {lines && <ViewNote>{isSame ? message('noChanges') : message('changedLines', { n: changed })}</ViewNote>}
      {lines && <DiffView label={message('changes')} lines={lines} />}
    </>
  );
}

/** Longer texts, in characters, are not compared. */
const maxComparedLength = 1_000_000;

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || value instanceof TextDocument)
    return value.length > maxComparedLength ? undefined : value.toString();
  if (!isBigText(value) || value.byteCount > maxComparedLength) return undefined;
  const { content } = value;
  return typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}
