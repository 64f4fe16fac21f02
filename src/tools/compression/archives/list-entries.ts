import type { Context } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type messages from '../en.json';
import { type Entry, isUnsafe } from './entry.ts';
import type { OpenedArchive } from './open-archive.ts';

type Messages = Context<keyof typeof messages.logic>;

/** The entries as a table; a column in which no entry has anything is left out. */
export function writeEntries({ entries }: OpenedArchive, ctx: Messages): string {
  const columns: Readonly<Record<string, (entry: Entry) => string>> = {
    name: ({ name }) => name,
    size: ({ size, type }) => (type === 'folder' ? '' : String(size)),
    packed: ({ packed, type }) => (type === 'folder' || packed === null ? '' : String(packed)),
    modified: ({ modified }) => modified ?? '',
    method: ({ packed, methodName }) => (packed === null ? '' : methodName),
    note: (entry) => notesOf(entry, ctx).join(', '),
  };
  const used = Object.keys(columns).filter(
    (column) => column === 'name' || entries.some(columns[column] ?? (() => '')),
  );
  return writeCsv(
    used,
    entries.map((entry) => used.map((column) => columns[column]?.(entry) ?? '')),
  );
}

const notesOf = (entry: Entry, ctx: Messages): readonly string[] => [
  ...(entry.type === 'link' ? [entry.target === null ? ctx.message('link') : `→ ${entry.target}`] : []),
  ...(entry.type === 'special' ? [ctx.message('special')] : []),
  ...(entry.encryption === null ? [] : [ctx.message('encrypted', { method: entry.encryption })]),
  ...(isUnsafe(entry.name) ? [ctx.message('unsafe')] : []),
];

/** Reports what to know before an archive is extracted. */
export function reportEntries({ entries }: OpenedArchive, { notice }: Pick<Context, 'notice'>): void {
  const report = (code: string, found: readonly Entry[]) => {
    const [first] = found;
    if (first) notice(code, { n: found.length, name: first.name, method: first.encryption ?? first.methodName });
  };
  const seen = new Set<string>();
  const isRepeated = ({ name }: Entry) => seen.has(name) || !seen.add(name);
  report(
    'unsafe-names',
    entries.filter(({ name }) => isUnsafe(name)),
  );
  report('repeated-names', entries.filter(isRepeated));
  report(
    'encrypted',
    entries.filter(({ encryption }) => encryption !== null),
  );
  report(
    'unsupported',
    entries.filter(({ method, encryption }) => method === 'unsupported' && encryption === null),
  );
  if (isOverlapping(entries)) notice('overlapping');
}

/** The shortest header before the content of an entry of a ZIP archive. */
const minHeader = 30;

/** Whether entries share a part of the archive. */
function isOverlapping(entries: readonly Entry[]): boolean {
  const ranges = entries.flatMap(({ offset, packed }) =>
    offset === null ? [] : [{ start: offset, end: offset + minHeader + (packed ?? 0) }],
  );
  ranges.sort((a, b) => a.start - b.start);
  return ranges.some(({ start }, index) => start < (ranges[index - 1]?.end ?? 0));
}
