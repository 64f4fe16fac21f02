import { fileKind } from '#core/kinds/file-kinds.ts';
import type messages from '#generated/messages/text-diff.en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';

export interface MergedPaneProps {
  /** The changed text with some changes undone. */
  readonly value: string | undefined;
  readonly undoneCount: number;
}

export function MergedPane({ value, undoneCount }: MergedPaneProps) {
  const { message, output } = useToolMessages<typeof messages>();
  if (value === undefined) return null;
  return (
    <>
      <ViewNote>{message('undoneCount', { n: undoneCount })}</ViewNote>
      <ValueView value={value} kind={fileKind('text')} label={output('merge')} isDocument />
    </>
  );
}
