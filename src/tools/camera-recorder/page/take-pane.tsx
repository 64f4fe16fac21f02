import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { copyPicture } from '#ui/controls/copying/copy-picture.ts';
import { FilePreview } from '#ui/display/media/file-preview.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { FactLine } from '#ui/display/values/fact-line.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { useMessages } from '#ui/messages.ts';
import { extensionOf, writeDuration } from '../camera.ts';
import type messages from '../en.json';

/** A picture or a video that was taken. */
export interface Take {
  readonly name: string;
  readonly blob: Blob;
  /** Of a video, in milliseconds. */
  readonly duration?: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly takenAt: Date;
  /** Removes the files in which it is kept, if it is. */
  readonly discard?: (() => Promise<void>) | undefined;
}

export interface TakePaneProps {
  readonly take: Take;
  readonly onDelete: () => void;
}

/** A picture or a video with its facts, to be saved, copied and deleted. */
export function TakePane({ take: { name, blob, duration, width, height, takenAt }, onDelete }: TakePaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const download = useDownload();
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = () => {
    copyPicture(blob).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  };
  const facts = [
    extensionOf(blob.type).toUpperCase(),
    `${width} × ${height}`,
    formatBytes(blob.size, locale),
    ...(duration === undefined ? [] : [writeDuration(duration)]),
    new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(takenAt),
  ];
  return (
    <Pane
      title={name}
      actions={
        <>
          <FactLine label={name} facts={facts} />
          {duration === undefined && (
            <IconButton
              icon={copied === 'copied' ? 'check' : 'copy'}
              label={message('copy', { name })}
              onClick={copy}
            />
          )}
          <IconButton
            icon="download"
            label={message('download', { name })}
            onClick={() => void download(blob, fileKind('file'), { fileName: name })}
          />
          <IconButton icon="trash" label={message('delete', { name })} onClick={onDelete} />
        </>
      }
    >
      <FilePreview file={blob} label={name} isBare />
      <p role="status" className={copied === 'notCopied' ? undefined : 'visually-hidden'}>
        {copied && message(copied)}
      </p>
    </Pane>
  );
}
