import { isDeepStrictEqual } from 'node:util';
import { describeOutcome, inputOf, type Judge, testOfficial } from '#testing/official.ts';
import type { Row } from '#testing/suites/suite.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** A parser of RFC 4180 that is independent of the tool’s own. */
const readIndependently = (csv: string): readonly (readonly string[])[] =>
  csv === ''
    ? []
    : csv
        .replace(/\r?\n$/, '')
        .split(/\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((record) =>
          record
            .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
            .map((field) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)),
        );

const compare = (given: unknown, expected: unknown): string | undefined =>
  isDeepStrictEqual(given, expected) ? undefined : `${JSON.stringify(given)} is not ${JSON.stringify(expected)}`;

const judgeWriting: Judge = async (row, ask) => {
  const { escapeFormulae: escapeFormulas = false, quotes } = (row.options ?? {}) as Readonly<Record<string, unknown>>;
  const outcome = await ask('toCsv', inputOf(row), { escapeFormulas, quoting: quotes === true ? 'all' : 'needed' });
  if (!('value' in outcome)) return describeOutcome(outcome);
  return compare(readIndependently(String(outcome.value)), (row.expect as { readonly rows: unknown }).rows);
};

const emptyLines = new Map<unknown, string>([
  [true, 'skip'],
  ['greedy', 'blank'],
]);

function readingOptions({ options = {} }: Row): Readonly<Record<string, unknown>> {
  const { delimiter, header, comments, quoteChar = '"', skipEmptyLines } = options;
  return {
    ...(delimiter === 'auto' ? {} : { delimiter: 'custom', customDelimiter: delimiter }),
    header,
    quote: quoteChar,
    // A number is no text that lines can begin with.
    comment: comments === true ? '#' : typeof comments === 'string' ? comments : '',
    emptyLines: emptyLines.get(skipEmptyLines) ?? 'keep',
  };
}

/** The records as the suite writes them where a name appears twice: the names, then the values. */
const asRows = (records: readonly Readonly<Record<string, string>>[]): readonly unknown[] => [
  ...records.slice(0, 1).map(Object.keys),
  ...records.map(Object.values),
];

const judgeReading: Judge = async (row, ask) => {
  const outcome = await ask('fromCsv', inputOf(row), readingOptions(row));
  if (!('value' in outcome)) return describeOutcome(outcome);
  const given = JSON.parse(String(outcome.value));
  const { rows, records } = row.expect as { readonly rows?: readonly unknown[]; readonly records?: readonly unknown[] };
  // The suite accepts both with and without an empty row for the final line break.
  if (rows)
    return compare(given, rows) && compare(given, isDeepStrictEqual(rows.at(-1), ['']) ? rows.slice(0, -1) : rows);
  return compare(Array.isArray(records?.[0]) ? asRows(given) : given, records);
};

testOfficial('csv', { id: 'json-to-csv', tool, logic, judge: judgeWriting });
testOfficial('csv', { id: 'csv-to-json', tool, logic, judge: judgeReading });
