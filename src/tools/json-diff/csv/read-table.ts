import type { Context } from '#core/tool.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { plainFormat, readCsv } from '#lib/csv/read.ts';

/** A record below the header. */
export interface Row {
  readonly fields: readonly string[];
  /** Where it begins. */
  readonly start: number;
  readonly line: number;
}

export interface Table {
  /** The names of the columns, each different: those that are missing are their numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Reads delimited text, with whatever delimiter it has. Empty lines are no rows; records of another length than the
 * header are reported, and those that are longer make columns without a name.
 * @throws ToolError of `readCsv`
 */
export function readTable(
  text: string,
  hasHeader: boolean,
  { notice, progress }: Pick<Context, 'notice' | 'progress'>,
) {
  const delimiter = findDelimiter(text, plainFormat)?.delimiter ?? ',';
  const rows: Row[] = [];
  let line = 1;
  let counted = 0;
  let width = 0;
  for (const { fields, start } of readCsv(text, { ...plainFormat, delimiter })) {
    line += countLineBreaks(text, counted, start);
    counted = start;
    if (fields.length === 1 && fields[0] === '' && text.charAt(start) !== plainFormat.quote) continue;
    width = Math.max(width, fields.length);
    if (rows.push({ fields, start, line }) % 1_000 === 0) progress(start / text.length);
  }
  const header = hasHeader ? rows.shift() : undefined;
  const expected = (header ?? rows[0])?.fields.length;
  const uneven = rows.filter(({ fields }) => fields.length !== expected);
  const [first] = uneven;
  if (first) notice('uneven-rows', { n: uneven.length, row: first.line, columns: expected ?? 0 }, first.start);
  return { columns: nameColumns(header?.fields ?? [], width), rows };
}

function countLineBreaks(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) count++;
  }
  return count;
}

/** A name that is there twice gets a number. */
function nameColumns(names: readonly string[], width: number): readonly string[] {
  const taken = new Set(names);
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = names[index]?.trim() || String(index + 1);
    let n = (seen.get(name) ?? 0) + 1;
    const unique = () => (n === 1 ? name : `${name} (${n})`);
    while (seen.has(unique()) || (n > 1 && taken.has(unique()))) n++;
    seen.set(name, n);
    if (n > 1) seen.set(unique(), 1);
    return unique();
  });
}
