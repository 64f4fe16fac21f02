import { memo, type ReactNode } from 'react';
import type { FileKind } from '#core/kind.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { useTool } from '#page/services.ts';
import type { BatchItem } from '#page/session/files/use-batch.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { contentOf } from '#ui/display/values/result-content.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './file-batch.module.css';
import { Pace } from './progress.tsx';
import { ReadAs } from './read-as.tsx';

export interface FileRowProps {
  readonly item: BatchItem;
  readonly index: number;
  /** The outputs to show, by name; that of a single output is empty. */
  readonly outputs: readonly (readonly [name: string, kind: KindId])[];
  /** Several outputs are shown with their labels. */
  readonly hasLabels: boolean;
  /** The name of a download of what comes of a file. */
  readonly nameOf: ((file: File) => string | undefined) | undefined;
  /** The content of an optional further column. */
  readonly verdictOf: ((item: BatchItem) => ReactNode) | undefined;
  readonly onCancel: (index: number) => void;
  /** Takes the file read in another encoding. */
  readonly onReplace?: ((former: File, by: File) => void) | undefined;
}

/** One file of a batch. Drawn anew only when something of it has changed: there may be hundreds. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { item, index, outputs, hasLabels, nameOf, verdictOf, onCancel, onReplace } = props;
  const { messages } = useTool();
  const { locale } = useMessages();
  return (
    <tr>
      <th scope="row">{item.file.name}</th>
      <td className={classes.size}>{formatBytes(item.file.size, locale)}</td>
      {verdictOf && <td>{verdictOf(item)}</td>}
      <td>
        <Progress item={item} onCancel={() => onCancel(index)} />
        {onReplace && <ReadAs file={item.file} outcome={item.outcome} onRead={(read) => onReplace(item.file, read)} />}
        {outputs.map(([name, kind]) => (
          <Value
            key={name}
            value={outputOf(item, name)}
            kind={fileKind(kind)}
            label={hasLabels ? name && (messages.outputs?.[name] ?? name) : ''}
            fileName={item.file.name}
            saveAs={nameOf?.(item.file)}
          />
        ))}
      </td>
    </tr>
  );
});

/** A named output of a outcome file; null where there is none. The name is empty for a single output. */
export function outputOf({ outcome }: BatchItem, name: string): unknown {
  if (!outcome || !('value' in outcome)) return null;
  return name === '' ? outcome.value : ((outcome.value as Readonly<Record<string, unknown>>)[name] ?? null);
}

function Progress({ item, onCancel }: { readonly item: BatchItem; readonly onCancel: () => void }) {
  const { t } = useMessages();
  const runMessages = useRunMessages();
  const { file, state, fraction, elapsed, outcome } = item;
  if (state === 'waiting') return <span className={classes.quiet}>{t('waiting')}</span>;
  if (state === 'cancelled') return <span className={classes.quiet}>{t(item.isStopped ? 'notRun' : 'cancelled')}</span>;
  if (state === 'running')
    return (
      <span className={classes.progress}>
        <progress max={1} value={fraction} aria-label={file.name} />
        <Pace fraction={fraction} elapsed={elapsed} size={file.size} />
        <IconButton icon="x" label={t('cancel')} onClick={onCancel} />
      </span>
    );
  if (outcome && 'failure' in outcome)
    return <span className={classes.failure}>{runMessages.failure(outcome.failure)}</span>;
  return outcome && 'bug' in outcome ? <span className={classes.failure}>{outcome.bug.message}</span> : null;
}

/** In characters; the beginning of a result is enough to recognize it. */
const maxShownLength = 600;

/** Up to this length, such as that of a digest, a narrow table shows all of it too. */
const maxWholeLength = 128;

interface ValueProps {
  readonly value: unknown;
  readonly kind: FileKind;
  /** Empty for a single output, which can be downloaded. */
  readonly label: string;
  readonly fileName: string;
  /** The whole name of the download. */
  readonly saveAs: string | undefined;
}

function Value({ value, kind, label, fileName, saveAs }: ValueProps) {
  const { t, locale } = useMessages();
  const download = useDownload();
  if (value === null) return null;
  const content = contentOf(value);
  const isText = kind.repr === 'text' || kind.mime.startsWith('text/');
  const named = saveAs ?? (kind.extension === 'bin' ? undefined : `${fileName}.${kind.extension}`);
  return (
    <div className={classes.value}>
      {label && <span className={classes.label}>{label}</span>}
      {content === '' ? (
        <span className={classes.quiet}>{t('emptyResult')}</span>
      ) : typeof content === 'string' ? (
        <code data-long={content.length > maxWholeLength || undefined}>
          {content.length > maxShownLength ? `${content.slice(0, maxShownLength)}…` : content}
        </code>
      ) : (
        <span>{formatBytes(content.size, locale)}</span>
      )}
      {isText && <CopyButton content={() => content} {...(label ? { what: label } : {})} />}
      {label === '' && (
        <IconButton
          icon="download"
          label={t('download')}
          onClick={() => void download(value, kind, { fileName: named })}
        />
      )}
    </div>
  );
}
