import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Operation } from '#core/tool.ts';
import { fileNameOf } from '#page/results/file-name-of.ts';
import { recordToJson, toPlain } from '#page/results/result-json.ts';
import { type Batch, type BatchItem, useBatch } from '#page/session/use-batch.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './file-batch.module.css';
import { FileRow, outputOf } from './file-row.tsx';
import { Pace } from './progress.tsx';

export interface FileBatchProps {
  readonly files: readonly File[];
  readonly session: ToolSession;
  readonly onClear: () => void;
  /** Replaces a file. */
  readonly onReplace: (former: File, by: File) => void;
}

/** Runs a session's operation over several files and shows what comes of each. */
export function FileBatch({ files, session, onClear, onReplace }: FileBatchProps) {
  const batch = useBatch(files, session);
  const { operation, options } = session;
  const nameOf = useCallback((file: File) => fileNameOf({ operation, options, input: { file } }), [operation, options]);
  return <BatchTable {...{ batch, operation, nameOf, onClear, onReplace }} />;
}

export interface BatchTableProps {
  readonly batch: Batch;
  readonly operation: Operation;
  readonly onClear: () => void;
  /** The name of a download of what comes of a file, where it is not that of the file with the extension of the kind. */
  readonly nameOf?: (file: File) => string | undefined;
  /** Takes a file that was read in another encoding. */
  readonly onReplace?: FileBatchProps['onReplace'];
  /** Buttons for the results; one that copies them as JSON where absent. */
  readonly children?: ReactNode;
  /** A further column. `of` should stay the same function while its answers do. */
  readonly verdict?: { readonly title: string; readonly of: (item: BatchItem) => ReactNode } | undefined;
}

/** How far many files are, of which not all are in view. */
function Progress({ items, elapsed }: Pick<Batch, 'items' | 'elapsed'>) {
  const { t, locale } = useMessages();
  const isDone = ({ state }: BatchItem) => state === 'done' || state === 'cancelled';
  const size = (some: readonly BatchItem[]) => some.reduce((sum, { file }) => sum + file.size, 0);
  const done = items.filter(isDone);
  const number = new Intl.NumberFormat(locale);
  const total = size(items);
  return (
    <>
      <span>{t('doneOf', { done: number.format(done.length), total: number.format(items.length) })}</span>
      {total > 0 && <Pace fraction={size(done) / total} elapsed={elapsed} size={total} />}
    </>
  );
}

/** How many files are shown at first, and how many more at a press. */
const shownAtOnce = 100;

/** The results of several files as a table, file by file as they come. */
export function BatchTable(props: BatchTableProps) {
  const { batch, operation, nameOf, onClear, onReplace, children, verdict } = props;
  const { t } = useMessages();
  const { items, elapsed, cancel, resume } = batch;
  const [limit, setLimit] = useState(shownAtOnce);
  const { output, facts, hasOneOutput } = operation;
  const outputs = useMemo(() => {
    const all = typeof output === 'string' ? ([['', output]] as const) : Object.entries(output);
    return all.filter(([name]) => !facts?.includes(name));
  }, [output, facts]);
  const title = t('files', { n: items.length });
  const isOpen = items.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <div className={classes.batch}>
      <header className={classes.head}>
        <h2>{title}</h2>
        {isOpen && items.length > shownAtOnce && <Progress items={items} elapsed={elapsed} />}
        <div className={classes.actions}>
          {children ?? <CopyButton wide label={t('copyAll')} content={() => batchToJson(items)} />}
          {isOpen && (
            <Button icon="x" onClick={() => cancel()}>
              {t('cancelAll')}
            </Button>
          )}
          {!isOpen && items.some(({ state }) => state === 'cancelled') && (
            <Button icon="player-play" onClick={resume}>
              {t('runRest')}
            </Button>
          )}
          <Button onClick={onClear}>{t('clear')}</Button>
        </div>
      </header>
      <ScrollRegion className={classes.scroll} aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('fileName')}</th>
              <th scope="col">{t('fileSize')}</th>
              {verdict && <th scope="col">{verdict.title}</th>}
              <th scope="col">{t('results')}</th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, limit).map((item, index) => (
              <FileRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
                key={index}
                item={item}
                index={index}
                outputs={outputs}
                hasLabels={!hasOneOutput}
                nameOf={nameOf}
                verdictOf={verdict?.of}
                onCancel={cancel}
                onReplace={onReplace}
              />
            ))}
          </tbody>
        </table>
        {items.length > limit && (
          <Button className={classes.more} onClick={() => setLimit(limit + shownAtOnce)}>
            {t('more', { n: items.length - limit })}
          </Button>
        )}
      </ScrollRegion>
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
