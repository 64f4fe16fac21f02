import { useCallback, useMemo } from 'react';
import { prepare } from '#core/execute.ts';
import { BatchTable, type FileBatchProps } from '#page/panes/file-batch.tsx';
import { ExportBar } from '#page/results/export-bar.tsx';
import { useTool } from '#page/services.ts';
import { type BatchItem, useBatch } from '#page/session/use-batch.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { Notices } from '#ui/display/notices.tsx';
import { contentOf } from '#ui/display/result-content.ts';
import { Verdict } from '#ui/display/verdict.tsx';
import { assignFiles, type Listed, nameOf } from '../checksum-files.ts';
import tool from '../tool.ts';
import { type ChecksumList, useChecksumLists } from './use-checksum-lists.ts';
import { type Judge, useVerdicts } from './use-verdicts.ts';

type Listing = ReadonlyMap<File, readonly Listed[]>;

/** The size has a column of its own. */
const omitted = ['size', 'endsWithNewline'];

/** Hashed files as a table; checksum files among them judge the others. */
export function HashedFiles({ files, session, onClear }: FileBatchProps) {
  const batch = useBatch(files, session);
  const say = usePageWords();
  const lists = useChecksumLists(files);
  const { listed, missing } = useMemo(
    () =>
      assignFiles(
        lists.flatMap(({ lines }) => lines),
        files,
      ),
    [lists, files],
  );
  const judge = useVerdicts(batch.items, listed);
  const verdictOf = useCallback(
    (item: BatchItem) => <VerdictCell item={item} lists={lists} listed={listed} judge={judge} />,
    [lists, listed, judge],
  );
  const summary = { ...countVerdicts(batch.items, listed, judge), missing: missing.length };
  return (
    <>
      {lists.some(({ lines }) => lines.length > 0) && <p role="status">{say('summary', summary)}</p>}
      <ListMessages lists={lists} missing={missing} />
      <BatchTable
        batch={batch}
        operation={session.operation}
        onClear={onClear}
        omit={omitted}
        verdict={lists.length > 0 ? { title: say('verdict'), of: verdictOf } : undefined}
      >
        <Export rows={() => toRows(batch.items, listed, judge)} />
      </BatchTable>
    </>
  );
}

interface VerdictCellProps {
  readonly item: BatchItem;
  readonly lists: readonly ChecksumList[];
  readonly listed: Listing;
  readonly judge: Judge;
}

function VerdictCell({ item, lists, listed, judge }: VerdictCellProps) {
  const say = usePageWords();
  const { strings } = useTool();
  const sentences = useSentences();
  const lines = listed.get(item.file) ?? [];
  const own = lists.find(({ file }) => file === item.file);
  if (own && lines.length === 0) return say('list', { n: own.lines.length });
  if (lines.length === 0) return say('notListed');
  return lines.map((line) => {
    const verdict = judge(item, line);
    const key = `${line.list} ${line.algorithm} ${line.digest}`;
    if (!verdict) return item.state === 'finished' && <p key={key}>{say('comparing')}</p>;
    if (!('algorithm' in verdict))
      return (
        <Verdict key={key} tone="bad">
          {'notice' in verdict ? sentences.notice(verdict.notice) : sentences.failure(verdict.failure)}
        </Verdict>
      );
    return (
      <Verdict key={key} tone="good">
        {say('ok', { algorithm: strings.outputs?.[verdict.algorithm] ?? verdict.algorithm })}
      </Verdict>
    );
  });
}

function countVerdicts(items: readonly BatchItem[], listed: Listing, judge: Judge) {
  const verdicts = items.flatMap((item) => (listed.get(item.file) ?? []).map((line) => judge(item, line)));
  const ok = verdicts.filter((verdict) => verdict && 'algorithm' in verdict).length;
  return { listed: verdicts.length, ok, wrong: verdicts.filter(Boolean).length - ok };
}

/** How many files that are missing are named. */
const mostNamed = 10;

interface ListMessagesProps {
  readonly lists: readonly ChecksumList[];
  readonly missing: readonly Listed[];
}

/** What cannot be read of the checksum files, and what they list in vain. */
function ListMessages({ lists, missing }: ListMessagesProps) {
  const say = usePageWords();
  const sentences = useSentences();
  const unread = lists.flatMap(({ file: { name: file }, finished }) => {
    if ('bug' in finished) return [finished.bug.message];
    if ('failure' in finished) {
      const { failure } = finished;
      const line = failure.at?.line ?? 1;
      return [
        failure.code === 'no-checksums' ? say('noChecksums', { file, line }) : `${file}: ${sentences.failure(failure)}`,
      ];
    }
    return finished.notices.map(({ params, at }) => say('notChecksums', { ...params, file, line: at?.line ?? 1 }));
  });
  const named = missing.slice(0, mostNamed).map((line) => say('notDropped', { name: nameOf(line) }));
  const rest = missing.length - named.length;
  return <Notices messages={[...unread, ...named, ...(rest > 0 ? [say('moreNotDropped', { n: rest })] : [])]} />;
}

interface ExportProps {
  readonly rows: () => readonly Row[];
}

type Row = Readonly<Record<string, string | number>>;

/** The table as checksum files and data have it. */
function Export({ rows }: ExportProps) {
  const { id, host, strings } = useTool();
  const say = usePageWords();
  const { formatChecksums } = tool.operations;
  const write = async (style: string) => {
    const call = prepare('formatChecksums', formatChecksums, rows(), { style });
    const finished = await host.run(id, call, { signal: new AbortController().signal });
    return contentOf('value' in finished ? finished.value : '');
  };
  const forms = formatChecksums.options.style.values.map((style) => ({
    id: style,
    label: strings.values?.['style']?.[style] ?? style,
    fileName: `checksums.${style === 'csv' || style === 'json' ? style : 'txt'}`,
  }));
  return <ExportBar label={say('exportAs')} forms={forms} contentOf={write} />;
}

/** What there is of each finished file, under the names of the outputs. */
function toRows(items: readonly BatchItem[], listed: Listing, judge: Judge): readonly Row[] {
  return items.flatMap((item) => {
    const { file, finished } = item;
    if (!finished || !('value' in finished)) return [];
    const digests = Object.entries(finished.value as Readonly<Record<string, unknown>>).flatMap(([name, digest]) =>
      typeof digest === 'string' ? [[name, digest] as const] : [],
    );
    const verdicts = (listed.get(file) ?? []).flatMap((line) => judge(item, line) ?? []);
    const isOk = verdicts.every((verdict) => 'algorithm' in verdict);
    return [
      {
        name: file.name,
        size: file.size,
        ...Object.fromEntries(digests),
        ...(verdicts.length > 0 ? { verdict: isOk ? 'ok' : 'mismatch' } : {}),
      },
    ];
  });
}
