import type { ReactNode } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { kindInfo } from '#core/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { Button, IconButton } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './file-batch.module.css';
import { Pace } from './progress.tsx';
import { formatBytes } from './quantity.ts';
import { contentOf, recordToJson, toPlain } from './result-content.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { useTool } from './tool.ts';
import type { Batch, BatchItem } from './use-batch.ts';
import { useDownload } from './use-download.ts';
import { useSentences } from './use-sentences.ts';
import { useWords } from './words.ts';

export interface FileBatchProps {
  readonly batch: Batch;
  readonly operation: Operation;
  readonly onClear: () => void;
  /** Buttons for the results; one that copies them as JSON where absent. */
  readonly children?: ReactNode;
  /** A further column. */
  readonly verdict?: { readonly title: string; readonly of: (item: BatchItem) => ReactNode };
  /** Outputs that need not be shown. */
  readonly omit?: readonly string[];
}

/** The results of several files as a table, file by file as they come. */
export function FileBatch({ batch, operation, onClear, children, verdict, omit = [] }: FileBatchProps) {
  const { strings } = useTool();
  const { words, locale, format } = useWords();
  const { items } = batch;
  const outputs = typeof operation.output === 'string' ? { '': operation.output } : operation.output;
  const shown = Object.entries(outputs).filter(
    ([name]) => !omit.includes(name) && items.some((item) => outputOf(item, name) !== null),
  );
  const open = items.filter(({ state }) => state === 'waiting' || state === 'running').length;
  return (
    <div className={classes.batch}>
      <header className={classes.head}>
        <h2>{format(words.files, { n: items.length })}</h2>
        <div className={classes.actions}>
          {children ?? <CopyButton wide label={words.copyAll} content={() => batchToJson(items)} />}
          {open > 0 && (
            <Button icon="x" onClick={() => batch.cancel()}>
              {words.cancelAll}
            </Button>
          )}
          <Button onClick={onClear}>{words.clear}</Button>
        </div>
      </header>
      <ScrollRegion className={classes.scroll} aria-label={words.results}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.fileName}</th>
              <th scope="col">{words.fileSize}</th>
              {verdict && <th scope="col">{verdict.title}</th>}
              <th scope="col">{words.results}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <tr key={index}>
                <th scope="row">{item.file.name}</th>
                <td className={classes.size}>{formatBytes(item.file.size, locale)}</td>
                {verdict && <td>{verdict.of(item)}</td>}
                <td>
                  <Progress item={item} onCancel={() => batch.cancel(index)} />
                  {shown.map(([name, kind]) => (
                    <Value
                      key={name}
                      value={outputOf(item, name)}
                      kind={kindInfo(kind)}
                      label={name && (strings.outputs?.[name] ?? name)}
                      fileName={item.file.name}
                    />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

/** A named output of a finished file; null where there is none. The name is empty for a single output. */
export function outputOf({ finished }: BatchItem, name: string): unknown {
  if (!finished || !('value' in finished)) return null;
  return name === '' ? finished.value : ((finished.value as Readonly<Record<string, unknown>>)[name] ?? null);
}

function Progress({ item, onCancel }: { readonly item: BatchItem; readonly onCancel: () => void }) {
  const { words } = useWords();
  const sentences = useSentences();
  const { file, state, fraction, elapsed, finished } = item;
  if (state === 'waiting') return <span className={classes.quiet}>{words.waiting}</span>;
  if (state === 'cancelled') return <span className={classes.quiet}>{words.cancelled}</span>;
  if (state === 'running')
    return (
      <span className={classes.progress}>
        <progress max={1} value={fraction} aria-label={file.name} />
        <Pace fraction={fraction} elapsed={elapsed} size={file.size} />
        <IconButton icon="x" label={words.cancel} onClick={onCancel} />
      </span>
    );
  if (finished && 'failure' in finished)
    return <span className={classes.failure}>{sentences.failure(finished.failure)}</span>;
  return finished && 'bug' in finished ? <span className={classes.failure}>{finished.bug.message}</span> : null;
}

/** In characters; a result's beginning is enough to tell it from others. */
const longestShown = 600;

interface ValueProps {
  readonly value: unknown;
  readonly kind: KindInfo;
  /** Empty for a single output, which can be downloaded. */
  readonly label: string;
  readonly fileName: string;
}

function Value({ value, kind, label, fileName }: ValueProps) {
  const { words, locale } = useWords();
  const download = useDownload();
  if (value === null) return null;
  const content = contentOf(value);
  const isText = kind.repr === 'text' || kind.mime?.startsWith('text/');
  const saveAs = kind.extension === 'bin' ? undefined : `${fileName}.${kind.extension ?? 'txt'}`;
  return (
    <div className={classes.value}>
      {label && <span className={classes.label}>{label}</span>}
      {typeof content === 'string' ? (
        <code>{content.length > longestShown ? `${content.slice(0, longestShown)}…` : content}</code>
      ) : (
        <span>{formatBytes(content.size, locale)}</span>
      )}
      {isText && <CopyButton content={() => content} {...(label ? { what: label } : {})} />}
      {label === '' && (
        <IconButton
          icon="download"
          label={words.download}
          onClick={() => void download(value, kind, { fileName: saveAs })}
        />
      )}
    </div>
  );
}

async function batchToJson(items: readonly BatchItem[]): Promise<string> {
  const entries = await Promise.all(
    items.map(async (item) => {
      const value = await toPlain(outputOf(item, ''));
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [item.file.name, isRecord ? JSON.parse(await recordToJson({ ...value })) : value];
    }),
  );
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
