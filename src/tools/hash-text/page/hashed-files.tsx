import { useCallback, useMemo } from 'react';
import type { OptionsOf } from '#core/tool.ts';
import { BatchTable, type FileBatchProps } from '#page/panes/file-batch.tsx';
import { ExportBar } from '#page/results/export-bar.tsx';
import { type BatchItem, useBatch } from '#page/session/files/use-batch.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Notices } from '#ui/display/notices.tsx';
import { contentOf } from '#ui/display/values/result-content.ts';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { assignFiles, type Listed, nameOf } from '../checksum-files.ts';
import type messages from '../en.json';
import tool from '../tool.ts';
import { digestsIn } from '../verdict.ts';
import { type ChecksumList, useChecksumLists } from './use-checksum-lists.ts';
import { type Judge, useVerdicts } from './use-verdicts.ts';

type Listing = ReadonlyMap<File, readonly Listed[]>;

/** Hashed files as a table; checksum files among them judge the others. */
export function HashedFiles({ files, session, onClear }: FileBatchProps) {
  const batch = useBatch(files, session);
  const { message } = useToolMessages<typeof messages>();
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
      {lists.some(({ lines }) => lines.length > 0) && <p role="status">{message('summary', summary)}</p>}
      <ListMessages lists={lists} missing={missing} />
      <BatchTable
        batch={batch}
        operation={session.operation}
        onClear={onClear}
        verdict={lists.length > 0 ? { title: message('verdict'), of: verdictOf } : undefined}
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
  const { message, labelOf } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const lines = listed.get(item.file) ?? [];
  const own = lists.find(({ file }) => file === item.file);
  if (own && lines.length === 0) return message('list', { n: own.lines.length });
  if (lines.length === 0) return message('notListed');
  return lines.map((line) => {
    const verdict = judge(item, line);
    const key = `${line.list} ${line.algorithm} ${line.digest}`;
    if (!verdict) return item.state === 'done' && <p key={key}>{message('comparing')}</p>;
    if (!('algorithm' in verdict))
      return (
        <Verdict key={key} tone="bad">
          {'notice' in verdict ? runMessages.notice(verdict.notice) : runMessages.failure(verdict.failure)}
        </Verdict>
      );
    return (
      <Verdict key={key} tone="good">
        {message('ok', { algorithm: labelOf(verdict.algorithm) })}
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
const maxNamed = 10;

interface ListMessagesProps {
  readonly lists: readonly ChecksumList[];
  readonly missing: readonly Listed[];
}

/** What cannot be read of the checksum files, and what they list in vain. */
function ListMessages({ lists, missing }: ListMessagesProps) {
  const { message } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const unread = lists.flatMap(({ file: { name: file }, outcome }) => {
    if ('bug' in outcome) return [outcome.bug.message];
    if ('failure' in outcome) {
      const { failure } = outcome;
      const line = failure.at?.line ?? 1;
      return [
        failure.code === 'no-checksums'
          ? message('noChecksums', { file, line })
          : `${file}: ${runMessages.failure(failure)}`,
      ];
    }
    return outcome.notices.map(({ params, at }) => message('notChecksums', { ...params, file, line: at?.line ?? 1 }));
  });
  const named = missing.slice(0, maxNamed).map((line) => message('notDropped', { name: nameOf(line) }));
  const rest = missing.length - named.length;
  return <Notices messages={[...unread, ...named, ...(rest > 0 ? [message('moreNotDropped', { n: rest })] : [])]} />;
}

interface ExportProps {
  readonly rows: () => readonly Row[];
}

type Row = Readonly<Record<string, string | number>>;

type Style = OptionsOf<typeof tool, 'formatChecksums'>['style'];

/** The table as checksum files and data have it. */
function Export({ rows }: ExportProps) {
  const execute = useExecute<typeof tool>();
  const { message, value } = useToolMessages<typeof messages>();
  const write = async (style: Style) => {
    const outcome = await execute('formatChecksums', rows(), { style });
    return contentOf('value' in outcome ? outcome.value : '');
  };
  const forms = tool.operations.formatChecksums.options.style.values.map((style) => ({
    id: style,
    label: value('style', style),
    fileName: `checksums.${style === 'csv' || style === 'json' ? style : 'txt'}`,
  }));
  return <ExportBar label={message('exportAs')} forms={forms} contentOf={write} />;
}

/** What there is of each outcome file, under the names of the outputs. */
function toRows(items: readonly BatchItem[], listed: Listing, judge: Judge): readonly Row[] {
  return items.flatMap((item) => {
    const { file, outcome } = item;
    const found = digestsIn(outcome);
    if (!found) return [];
    const digests = Object.entries(found).flatMap(([name, digest]) =>
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
