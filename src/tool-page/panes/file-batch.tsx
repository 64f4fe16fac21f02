import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Operation } from '#core/tool.ts';
import { fileNameOf } from '#page/results/file-name-of.ts';
import { recordToJson, toPlain } from '#page/results/result-json.ts';
import { type Batch, type BatchItem, hasFailed, useBatch } from '#page/session/files/use-batch.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
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
  /** The button that runs all files again. */
  readonly again?: { readonly label: string; readonly run: () => void } | undefined;
  /** A further column. `of` should stay the same function while its answers do. */
  readonly verdict?: { readonly title: string; readonly of: (item: BatchItem) => ReactNode } | undefined;
}

/** How far many files are, of which not all are in view. */
function Progress({ items, elapsed, size }: Pick<Batch, 'items' | 'elapsed' | 'size'>) {
  const { t, locale } = useMessages();
  const isDone = ({ state }: BatchItem) => state === 'done' || state === 'cancelled';
  const done = items.filter(isDone);
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <span>{t('doneOf', { done: number.format(done.length), total: number.format(items.length) })}</span>
      {size !== undefined && size > 0 && (
        <Pace fraction={done.reduce((sum, { file }) => sum + file.size, 0) / size} elapsed={elapsed} size={size} />
      )}
    </>
  );
}

/** How many files are done, have failed and were not run. */
function Summary({ items }: Pick<Batch, 'items'>) {
  const { t } = useMessages();
  const failed = items.filter(hasFailed).length;
  const left = items.filter(({ state }) => state === 'cancelled').length;
  if (failed + left === 0) return null;
  const counts = [
    ['filesDone', items.length - failed - left],
    ['filesFailed', failed],
    ['filesNotRun', left],
  ] as const;
  const parts = counts.flatMap(([key, n]) => (n > 0 ? [t(key, { n })] : []));
  return <span role="status">{parts.join(', ')}</span>;
}

/** How many files are shown at first, and how many more at a press. */
const shownAtOnce = 100;

/** The results of several files as a table, file by file as they come. */
export function BatchTable(props: BatchTableProps) {
  const { batch, operation, nameOf, onClear, onReplace, children, again, verdict } = props;
  const { t } = useMessages();
  const { items, elapsed, size, cancel, resume } = batch;
  const [limit, setLimit] = useState(shownAtOnce);
  const [isOnlyFailed, setOnlyFailed] = useState(false);
  const { output, facts, hasOneOutput } = operation;
  const outputs = useMemo(() => {
    const all = typeof output === 'string' ? ([['', output]] as const) : Object.entries(output);
    return all.filter(([name]) => !facts?.includes(name));
  }, [output, facts]);
  const title = t('files', { n: items.length });
  const failed = items.flatMap((item, index) => (hasFailed(item) ? [index] : []));
  const canFilter = failed.length > 0 && failed.length < items.length;
  const rows = canFilter && isOnlyFailed ? failed : [...items.keys()];
  const isOpen = items.some(({ state }) => state === 'waiting' || state === 'running');
  const isToRun = isOpen || items.some(({ state }) => state === 'cancelled');
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  const toggle = () => {
    isPressed.current = true;
    if (isOpen) cancel();
    else if (isToRun) resume();
    else again?.run();
  };
  const hasButton = isToRun || again !== undefined;
  // With the button that was pressed the focus goes.
  useLayoutEffect(() => {
    if (!hasButton && isPressed.current && document.activeElement === document.body) heading.current?.focus();
  }, [hasButton]);
  return (
    <div className={classes.batch}>
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isOpen && items.length > shownAtOnce && <Progress items={items} elapsed={elapsed} size={size} />}
        {!isOpen && <Summary items={items} />}
        <div className={classes.actions}>
          {canFilter && (
            <Checkbox checked={isOnlyFailed} onChange={setOnlyFailed}>
              {t('onlyFailed')}
            </Checkbox>
          )}
          {children ?? <CopyButton wide label={t('copyAll')} content={() => batchToJson(items)} />}
          {hasButton && (
            // One button, so that it keeps the focus when it changes.
            <Button icon={isOpen ? 'x' : 'player-play'} onClick={toggle}>
              {isToRun ? t(isOpen ? 'cancelAll' : 'runRest') : again?.label}
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
            {rows.slice(0, limit).map((index) => (
              <FileRow
                key={index}
                item={items[index] as BatchItem}
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
        {rows.length > limit && (
          <Button className={classes.more} onClick={() => setLimit(limit + shownAtOnce)}>
            {t('more', { n: rows.length - limit })}
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
