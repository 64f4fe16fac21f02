import { fileKind } from '#core/file-kinds.ts';
import type messages from '#generated/messages/text-diff.en.json';
import { inputValue } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import { ValueView } from '#ui/display/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import type tool from '../tool.ts';

export interface MergedPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly undone: ReadonlySet<number>;
}

/** The changed text with the changes undone of which the original was taken. */
export function MergedPane({ session, undone }: MergedPaneProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const download = useDownload();
  const { within, context, format, path, ...comparing } = session.optionsOf('diff');
  const numbers = [...undone].map((number) => number + 1).join();
  const { latest } = useOperation(session, 'merge', inputValue(session.input), { ...comparing, undone: numbers });
  if (!latest) return null;
  const { value } = latest;
  const label = output('merge');
  return (
    <>
      <TreeBar>
        <CopyButton wide variant="text" label={message('copyMerged')} content={() => contentOf(value)} />
        <Button
          variant="text"
          icon="download"
          onClick={() => void download(value, fileKind('text'), { part: 'merged' })}
        >
          {t('download')}
        </Button>
      </TreeBar>
      <ViewNote>{message('undoneCount', { n: undone.size })}</ViewNote>
      <ValueView value={value} kind={fileKind('text')} label={label} isDocument />
    </>
  );
}
