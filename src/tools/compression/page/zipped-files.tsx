import { useEffect, useState } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { BatchTable, type FileBatchProps } from '#page/panes/file-batch.tsx';
import { useDownload } from '#page/session/use-download.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Notices } from '#ui/display/notices.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Several files, and the one archive of them. */
export function ZippedFiles({ files, session, onClear }: FileBatchProps) {
  const { message } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const execute = useExecute<typeof tool>();
  const download = useDownload();
  const [outcome, setOutcome] = useState<RunOutcome<Blob>>();
  const level = Number(session.options['level']);
  useEffect(() => {
    const controller = new AbortController();
    const list = files.map((file) => ({ name: file.webkitRelativePath || file.name, file }));
    execute('archiveFiles', list, { level }, controller.signal).then(setOutcome, () => {});
    return () => controller.abort();
  }, [execute, files, level]);
  const items = files.map((file) => ({ file, state: 'done', fraction: 1, elapsed: 0 }) as const);
  const zip = outcome && 'value' in outcome ? outcome.value : undefined;
  const problems =
    outcome && 'notices' in outcome
      ? [
          ...('failure' in outcome ? [runMessages.failure(outcome.failure)] : []),
          ...outcome.notices.map(runMessages.notice),
        ]
      : [];
  return (
    <>
      <Notices messages={problems} />
      <BatchTable
        batch={{ items, elapsed: 0, cancel() {}, resume() {} }}
        operation={session.operation}
        onClear={onClear}
      >
        <Button
          icon="download"
          tone="primary"
          disabled={!zip}
          onClick={() => void download(zip, fileKind('zip'), { fileName: 'archive.zip' })}
        >
          {message('saveZip')}
        </Button>
      </BatchTable>
    </>
  );
}
