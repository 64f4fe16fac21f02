import { useMemo } from 'react';
import { diffLines } from '#lib/line-diff.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { DiffView } from '#ui/display/diff-view.tsx';
import { Pane } from '#ui/display/pane.tsx';

export interface ChangesPaneProps {
  readonly before: string | undefined;
  /** Absent as long as there is no result. */
  readonly after: string | undefined;
  readonly isTooLong: boolean;
  readonly onUse: (() => void) | undefined;
}

/** What a repair changed, line by line, before the repaired text is taken. */
export function ChangesPane({ before, after, isTooLong, onUse }: ChangesPaneProps) {
  const message = usePageMessages();
  const lines = useMemo(
    () => (before === undefined || after === undefined ? undefined : diffLines(before, after)),
    [before, after],
  );
  const changed = lines?.filter(({ type }) => type === 'added').length ?? 0;
  const isSame = lines?.every(({ type }) => type === 'same') ?? false;
  return (
    <Pane
      title={message('changes')}
      actions={
        <Button variant="text" icon="check" disabled={!onUse} onClick={onUse}>
          {message('useRepaired')}
        </Button>
      }
    >
      {!lines && <ViewNote>{message(isTooLong ? 'tooLongToCompare' : 'pressRepair')}</ViewNote>}
      {lines && <ViewNote>{isSame ? message('noChanges') : message('changedLines', { n: changed })}</ViewNote>}
      {lines && <DiffView label={message('changes')} lines={lines} />}
    </Pane>
  );
}
