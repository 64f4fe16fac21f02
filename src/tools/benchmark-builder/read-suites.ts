import { type Context, ToolError } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { shorten } from '#lib/text/shorten.ts';
import { type Decimal, shift } from './decimal.ts';
import { readTimedRuns } from './read-timed-runs.ts';
import { isNumeric, type Value, type ValueReader, valueReader } from './read-value.ts';
import { commaSplitter, type ReadingContext, splitAtBlanks } from './split-values.ts';

/** A text that should be a value. */
export interface Unreadable {
  /** The number of the value in its suite, from 1. */
  readonly n: number;
  readonly text: string;
}

/** What was measured of one alternative. */
export interface Suite {
  readonly title: string;
  readonly values: readonly Decimal[];
  readonly unreadable: readonly Unreadable[];
  /** The values as they were written, units included; absent where a program wrote them. */
  readonly written?: string;
}

/** Suites, and the unit of their values where one is known. Times with units are in seconds. */
export interface Measured {
  readonly suites: readonly Suite[];
  readonly isTime: boolean;
  readonly unit?: string;
}

interface Written {
  readonly title: string;
  readonly values: readonly string[];
}

/**
 * Reads suites of measures: lines such as `Title: 5, 10` or `Title 5 10`, columns of a spreadsheet or of CSV, numbers
 * below a title, lines of several numbers, lists in a JSON object, output of the shell's `time`, or the results of a
 * benchmark program. Numbers are read as `numberReader` does; `commaSplitter` says which commas separate values.
 * @throws ToolError `json-syntax`, `json-unknown`, `mixed-lines`
 */
export function readSuites(text: string, { options, locale, notice }: ReadingContext): Measured {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return fromPrograms(trimmed);
  const go = readGo(trimmed);
  if (go.length > 0) return measuredOf(go, 'ns');
  const runs = readTimedRuns(trimmed);
  if (runs.length > 0) {
    notice('wall-clock');
    return measuredOf(runs, 's');
  }
  const gathered = gatherNotices(notice);
  // A value alone has no place in the text.
  const report: Context['notice'] = (code, params, _at, offers) => gathered.of(0)(code, params, undefined, offers);
  const context = { options, locale, notice: report };
  const written = readText(text, context);
  const { suites, isTime } = measuredOf(written, '', valueReader(options, context));
  gathered.report();
  const lines = suiteLines(text, suites);
  const writtenOf = (index: number) => lines?.[index] ?? written[index]?.values.join(', ') ?? '';
  return { suites: suites.map((suite, index) => ({ ...suite, written: writtenOf(index) })), isTime };
}

/** What follows the title of each suite, where each has one line; undefined where one has another form. */
function suiteLines(text: string, suites: readonly Suite[]): readonly string[] | undefined {
  const lines = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  const isEach = suites.every(({ title }, index) => title !== '' && lines[index]?.startsWith(`${title}:`));
  if (lines.length !== suites.length || !isEach) return undefined;
  return lines.map((line, index) => line.slice((suites[index]?.title.length ?? 0) + 1).trim());
}

/** Programs write a point. */
const readPlainValue = valueReader({ decimalSign: 'point' }, { locale: 'en', notice: () => {} });

/** Values with units are converted where all have one. */
function measuredOf(written: readonly Written[], unit = '', readValue: ValueReader = readPlainValue): Measured {
  let isTime = false;
  let hasPlain = false;
  const read = written.map(({ title, values }) => {
    const known: Value[] = [];
    const unreadable: Unreadable[] = [];
    for (const [index, text] of values.entries()) {
      const value = readValue(text, unit);
      if (!value) unreadable.push({ n: index + 1, text });
      else {
        known.push(value);
        if (value.power === undefined) hasPlain = true;
        else isTime = true;
      }
    }
    return { title, known, unreadable };
  });
  isTime &&= !hasPlain;
  const suites = read.map(({ title, known, unreadable }) => ({
    title,
    values: known.map(({ decimal, power }) => (isTime ? shift(decimal, power ?? 0) : decimal)),
    unreadable,
  }));
  return { suites, isTime };
}

function readText(text: string, context: ReadingContext): readonly Written[] {
  const lines = text.split(/\r\n|\r|\n/);
  const columns = readColumns(lines.filter((line) => line.trim() !== ''));
  if (columns) return columns;
  const suites: { title: string; lines: (readonly string[])[] }[] = [];
  const named = lines.map((line) => leadingName.exec(line)?.[1]);
  if (named.some(Boolean)) checkNames(lines, named);
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const name = named[index];
    const colon = colonIn(line);
    const parts = splitAtBlanks(line.slice(colon + 1));
    if (line.trim() === '') isOpen = false;
    else if (name !== undefined) {
      suites.push({ title: titleOf(name), lines: [splitAtBlanks(line.slice(line.indexOf(name) + name.length))] });
    } else if (colon >= 0) {
      suites.push({ title: line.slice(0, colon).trim(), lines: [parts] });
      isOpen = true;
    } else if (!parts.some((part) => part.split(',').some(isNumeric))) {
      suites.push({ title: titleOf(line), lines: [] });
      isOpen = true;
    } else if (isOpen) suites.at(-1)?.lines.push(parts);
    else {
      suites.push({ title: '', lines: [parts] });
      isOpen = true;
    }
  }
  const split = commaSplitter(
    suites.flatMap((suite) => suite.lines),
    context,
  );
  const written = suites.map(({ title, lines: own }) => ({ title, lines: own.map(split) }));
  const [only, ...others] = written;
  // Lists without names, one per line: lines of a single value are the values of one suite.
  if (only?.title === '' && others.length === 0 && only.lines.every((values) => values.length > 1))
    return only.lines.map((values) => ({ title: '', values }));
  return written.map(({ title, lines: own }) => ({ title, values: own.flat() }));
}

const titleOf = (text: string): string => text.replace(/^[\s#]+/, '').trim();

/** A name without a colon, and values behind it: `new version 10 11`. */
const leadingName = /^\s*([^\s\d.,;:+\-−][^:]*?)[\s,;](?=\s*[+\-−]?\.?\d)[^:]*$/;

/**
 * Values belong to the name that begins their line: one that begins with none, or with that of another line, could be of
 * any suite.
 * @throws ToolError `mixed-lines`
 */
function checkNames(lines: readonly string[], named: readonly (string | undefined)[]): void {
  const wrong = lines.findIndex((line, index) => {
    const name = named[index];
    return name === undefined ? colonIn(line) < 0 && splitAtBlanks(line).some(isNumeric) : named.indexOf(name) < index;
  });
  const line = lines[wrong];
  if (line !== undefined) throw new ToolError('mixed-lines', { line: wrong + 1, text: shorten(line.trim()) });
}

/** The last colon after which values may follow: `std::sort: 5`. */
function colonIn(line: string): number {
  for (let at = line.lastIndexOf(':'); at >= 0; at = at === 0 ? -1 : line.lastIndexOf(':', at - 1))
    if (/^(?:$|[\s\d.+\-−])/.test(line.slice(at + 1, at + 2))) return at;
  return -1;
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1');

/**
 * Columns of a spreadsheet, or of CSV with heads that are no numbers: a suite each, or the names of the suites and their
 * values. Undefined where it is no table.
 */
function readColumns(lines: readonly string[]): readonly Written[] | undefined {
  const [first = '', ...others] = lines;
  const delimiter = ['\t', ';', ','].find((mark) => first.includes(mark));
  if (delimiter === undefined) return undefined;
  const heads = first.split(delimiter).map(unquoted);
  const hasHeads = heads.some((cell) => cell !== '' && !isNumeric(cell));
  if (heads.some((head) => head.includes(':')) || (delimiter !== '\t' && !(hasHeads && others.length > 0)))
    return undefined;
  const rows = (hasHeads ? others : lines).map((line) => line.split(delimiter));
  if (hasHeads && heads.some(isNumeric)) return undefined;
  return (
    (hasHeads && readNamedRows(heads, rows)) ||
    heads.map((head, column) => ({
      title: hasHeads ? head : '',
      values: rows.flatMap((row) => row[column]?.trim() || []),
    }))
  );
}

/**
 * The values of rows that each begin with the name of their suite: those of all other columns, or of `mean` alone, as
 * hyperfine exports them. Undefined where the first column has numbers, or the others have none.
 */
function readNamedRows(heads: readonly string[], rows: readonly (readonly string[])[]): readonly Written[] | undefined {
  const mean = heads.indexOf('mean');
  const columns = mean > 0 ? [mean] : [...heads.keys()].slice(1);
  const isEach = (column: number, isNumber: boolean) =>
    rows.every((row) => isNumeric(row[column]?.trim() ?? '') === isNumber);
  if (columns.length === 0 || !isEach(0, false) || !columns.every((column) => isEach(column, true))) return undefined;
  const values = new Map<string, string[]>();
  for (const row of rows) {
    const title = unquoted(row[0] ?? '');
    const own = values.get(title) ?? [];
    values.set(title, own);
    for (const column of columns) own.push(row[column]?.trim() ?? '');
  }
  return [...values].map(([title, own]) => ({ title, values: own }));
}

/** The lines of `go test -bench`; those of one benchmark are one suite. */
function readGo(text: string): readonly Written[] {
  const found = new Map<string, string[]>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^(Benchmark\S+)\s+\d+\s+([\d.]+) ns\/op/.exec(line) ?? [];
    if (name === '') continue;
    const values = found.get(name) ?? [];
    found.set(name, values);
    values.push(value);
  }
  return [...found].map(([name, values]) => ({ title: name.replace(/^Benchmark/, '').replace(/-\d+$/, ''), values }));
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordsOf = (value: unknown): readonly Json[] => listOf(value).filter(isRecord);
const numbersOf = (value: unknown): readonly string[] =>
  listOf(value).flatMap((each) => (typeof each === 'number' ? [String(each)] : []));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolError('json-syntax');
  }
}

/** The results of hyperfine, pytest-benchmark, Google Benchmark and JMH, or lists of values by the names of suites. */
function fromPrograms(text: string): Measured {
  const json = parseJson(text);
  if (isRecord(json) && Array.isArray(json['results']))
    return measuredOf(
      recordsOf(json['results']).map(({ command, times, mean }) => ({
        title: String(command ?? ''),
        values: Array.isArray(times) ? numbersOf(times) : numbersOf([mean]),
      })),
      's',
    );
  const benchmarks = isRecord(json) ? recordsOf(json['benchmarks']) : [];
  if (benchmarks.some(({ stats }) => isRecord(stats)))
    return measuredOf(
      benchmarks.map(({ name, fullname, stats }) => ({
        title: String(name ?? fullname ?? ''),
        values: isRecord(stats)
          ? Array.isArray(stats['data'])
            ? numbersOf(stats['data'])
            : numbersOf([stats['mean']])
          : [],
      })),
      's',
    );
  if (benchmarks.length > 0) return fromGoogle(benchmarks);
  const jmh = recordsOf(json).filter(({ primaryMetric }) => isRecord(primaryMetric));
  if (jmh.length > 0) return fromJmh(jmh);
  const lists = isRecord(json) ? Object.entries(json) : [];
  if (lists.length === 0 || !lists.every(([, list]) => Array.isArray(list)))
    throw new ToolError('json-unknown', { example: '{"old": [5, 10], "new": [4, 8]}' });
  return measuredOf(lists.map(([title, list]) => ({ title, values: listOf(list).map(String) })));
}

function fromGoogle(benchmarks: readonly Json[]): Measured {
  const found = new Map<string, string[]>();
  for (const { name, run_name, run_type, real_time, time_unit } of benchmarks) {
    if (run_type === 'aggregate' || typeof real_time !== 'number') continue;
    const title = String(run_name ?? name ?? '');
    const values = found.get(title) ?? [];
    found.set(title, values);
    values.push(`${real_time}${typeof time_unit === 'string' ? time_unit : 'ns'}`);
  }
  return measuredOf([...found].map(([title, values]) => ({ title, values })));
}

function fromJmh(runs: readonly Json[]): Measured {
  const units = new Set(
    runs.map(({ primaryMetric }) => (isRecord(primaryMetric) ? String(primaryMetric['scoreUnit']) : '')),
  );
  const [unit = ''] = units;
  const time = /^(s|ms|us|ns)\/op$/.exec(unit)?.[1];
  const measured = measuredOf(
    runs.map(({ benchmark, primaryMetric }) => ({
      title: String(benchmark ?? '')
        .split('.')
        .slice(-2)
        .join('.'),
      values: isRecord(primaryMetric) ? listOf(primaryMetric['rawData']).flatMap(numbersOf) : [],
    })),
    units.size === 1 ? time : '',
  );
  return measured.isTime || units.size !== 1 ? measured : { ...measured, unit };
}
