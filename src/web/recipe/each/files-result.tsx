import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OnError } from '#core/execution/each.ts';
import { resultName } from '#core/execution/result-name.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { BatchTable } from '#page/panes/file-batch.tsx';
import { type Host, useTool } from '#page/services.ts';
import { nextTask } from '#page/session/files/next-task.ts';
import { type BatchItem, hasFailed, useBatch } from '#page/session/files/use-batch.ts';
import { useDownload } from '#page/session/use-download.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { formatDuration } from '#ui/display/values/quantity.ts';
import { contentOf } from '#ui/display/values/result-content.ts';
import { useFormat, useMessages } from '#ui/messages.ts';
import { useSettled } from '../../palette/use-settled.ts';
import type { WorkspaceTexts } from '../recipe-types.ts';
import { type Entry, zipFiles } from './files-services.ts';

interface FilesResultProps {
  readonly files: readonly File[];
  /** What runs on each, as text. */
  readonly recipe: string;
  /** Of the results. */
  readonly kind: KindId | undefined;
  readonly onError: OnError;
  /** It costs too much to run after each change. */
  readonly isOnRequest: boolean;
  readonly texts: WorkspaceTexts;
  readonly place: Element;
  /** Makes the archive. */
  readonly host: Host;
  readonly onClear: () => void;
}

/** What a recipe makes of each of several files, as a table. */
export function FilesResult({ place, ...props }: FilesResultProps) {
  const { recipe, isOnRequest, texts } = props;
  const settled = useSettled(recipe);
  const [requested, setRequested] = useState<string>();
  const order = isOnRequest ? requested : settled;
  return createPortal(
    <>
      {isOnRequest && requested !== recipe && (
        <Button tone="primary" icon="player-play" onClick={() => setRequested(recipe)}>
          {texts.run}
        </Button>
      )}
      {order !== undefined && <Results {...props} recipe={order} />}
    </>,
    place,
  );
}

/** Longer results are no lines of a list, in UTF-16 units. */
const maxLine = 1_000;

/** Each result before the name of its file, as checksum commands write them; undefined unless all are short lines. */
function linesOf(items: readonly BatchItem[]): readonly string[] | undefined {
  const lines: string[] = [];
  for (const { file, outcome } of items) {
    if (!outcome || !('value' in outcome)) continue;
    const text = contentOf(outcome.value);
    if (typeof text !== 'string' || text.length > maxLine || /[\r\n]/.test(text)) return undefined;
    lines.push(`${text}  ${file.webkitRelativePath || file.name}\n`);
  }
  return lines.length > 0 ? lines : undefined;
}

/** How many results are encoded for the archive in one task. */
const encodedAtOnce = 20;

function Results({ files, recipe, kind, onError, texts, host, onClear }: Omit<FilesResultProps, 'place'>) {
  const { tool } = useTool();
  const { t, locale } = useMessages();
  const format = useFormat();
  const download = useDownload();
  const [isRefused, setRefused] = useState(false);
  const options = useMemo(() => ({ recipe }), [recipe]);
  const batch = useBatch(files, { name: 'run', options }, onError === 'stop');
  const { items } = batch;
  const failures = items.filter(hasFailed).length;
  const isOver = items.every(({ state }) => state === 'done' || state === 'cancelled');
  const done = items.filter(({ outcome }) => outcome && 'value' in outcome).length;
  const hasRun = items.every(({ state }) => state === 'done');
  const isTooLate = onError === 'stop' && hasRun && failures > 0 && !batch.wasStopped;
  const lines = useMemo(() => linesOf(items), [items]);
  const nameOf = useCallback((file: File) => resultName(file.name, kind), [kind]);
  const timeOf = useCallback(({ outcome }: BatchItem) => outcome && formatDuration(outcome.duration, locale), [locale]);
  const operation = tool.operations['run'];
  if (!operation) return null;

  const entryOf = ({ file, outcome, state }: BatchItem): Entry | undefined => {
    if (state !== 'done' || !outcome) return undefined;
    const path = file.webkitRelativePath || file.name;
    if ('value' in outcome) return { name: resultName(path, kind), file: new Blob([contentOf(outcome.value)]) };
    if (onError === 'empty') return { name: resultName(path, kind), file: new Blob() };
    return onError === 'keep' ? { name: path, file } : undefined;
  };
  const entries = async () => {
    const all: Entry[] = [];
    for (const [index, item] of items.entries()) {
      if (index % encodedAtOnce === 0) await nextTask();
      const entry = entryOf(item);
      if (entry) all.push(entry);
    }
    return all;
  };
  const saved = done + (onError === 'empty' || onError === 'keep' ? failures : 0);
  const save = async () => {
    const zip = await zipFiles(host, await entries());
    setRefused(zip === undefined);
    if (zip) await download(zip, fileKind('zip'), { fileName: 'results.zip' });
  };
  return (
    <>
      {isOver && failures > 0 && (onError === 'keep' || onError === 'empty') && (
        <p role="status">{onError === 'keep' ? texts.each.zipKeep : texts.each.zipEmpty}</p>
      )}
      {isTooLate && <p role="status">{texts.each.stopsNext}</p>}
      {isRefused && <p role="alert">{texts.each.noZip}</p>}
      <BatchTable
        batch={batch}
        operation={operation}
        onClear={onClear}
        nameOf={nameOf}
        again={isTooLate ? { label: texts.each.again, run: batch.restart } : undefined}
        verdict={{ title: texts.each.time, of: timeOf }}
      >
        {isOver && lines && <CopyButton wide label={t('copyAll')} content={() => lines.join('')} />}
        <Button icon="download" tone="primary" disabled={!isOver || saved === 0} onClick={() => void save()}>
          {format(texts.each.zip, { n: saved })}
        </Button>
      </BatchTable>
    </>
  );
}
