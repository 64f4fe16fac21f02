import { ToolError } from '#core/tool.ts';
import { type CsvFormat, readCsv } from '#lib/csv/read.ts';

const candidates = [',', ';', '\t', '|', '\x1e', '\x1f'];
const sampleLength = 65_536;
const maxRecords = 100;

/** The likely separator of the values of a text, judged by its beginning. */
export interface LikelyDelimiter {
  readonly delimiter: string;
  /** The number of fields that most records have. */
  readonly fields: number;
  /** The share of the records that have this number. */
  readonly share: number;
  readonly records: number;
}

/** The delimiter that gives most records the same number of fields, more than one; nothing where none does. */
export function findDelimiter(text: string, format: Omit<CsvFormat, 'delimiter'>): LikelyDelimiter | undefined {
  const sample = text.slice(0, sampleLength);
  return candidates
    .filter((delimiter) => delimiter !== format.quote && sample.includes(delimiter))
    .map((delimiter) => rate(delimiter, countFields(sample, { ...format, delimiter }, text.length > sampleLength)))
    .filter(({ fields }) => fields > 1)
    .reduce<LikelyDelimiter | undefined>((best, one) => (best && !isBetter(one, best) ? best : one), undefined);
}

const isBetter = (a: LikelyDelimiter, b: LikelyDelimiter): boolean =>
  a.share === b.share ? a.fields > b.fields : a.share > b.share;

/** The number of fields of each record that is not empty; the last one may be cut off. */
function countFields(sample: string, format: CsvFormat, isCut: boolean): readonly number[] {
  const counts: number[] = [];
  let isWhole = false;
  try {
    for (const { fields } of readCsv(sample, format)) {
      if (fields.length > 1 || fields[0]?.trim() !== '') counts.push(fields.length);
      if (counts.length === maxRecords) return counts;
    }
    isWhole = !isCut;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
  }
  return isWhole || counts.length < 2 ? counts : counts.slice(0, -1);
}

function rate(delimiter: string, counts: readonly number[]): LikelyDelimiter {
  const frequency = new Map<number, number>();
  for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  const [fields, records] = [...frequency].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return { delimiter, fields, share: records / counts.length, records: counts.length };
}
