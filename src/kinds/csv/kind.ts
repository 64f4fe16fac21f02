import { type Detection, defineKind } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { type CsvFormat, readCsv } from '#lib/csv/read.ts';

const quoting = { quote: '"', comment: '' };

/** Two fields are found in many texts with commas: then the names of the columns are single words, or no blank follows. */
const minFields = 2;

/** Minimum numbers of columns, and of records with all of them, of a table with an error. */
const [minFieldsOfBroken, minWhole] = [3, 2];
/** The share of the records that have the number of fields of the first one. */
const minShare = 0.5;

const isWord = (field: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(field);
const isName = (field: string): boolean => /^\p{L}[\p{L}\p{N}_ -]*$/u.test(field);

/** Delimited values (RFC 4180): a line with the names of the columns, then a line for each record. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'csv',
  mime: 'text/csv',
  present: 'table',
  detect(text) {
    const found = findDelimiter(text, quoting);
    if (!found) return 0;
    const format = { ...quoting, delimiter: found.delimiter };
    if (found.share < 1 || found.records < 2 || found.fields < minFields) return detectBroken(text, format);
    const [header] = readCsv(text, format);
    if (!header) return 0;
    if (header.fields.length === minFields && !areOfTwo(header.fields, text, found.delimiter)) return 0;
    return hasNames(header.fields) ? 0.5 : 0.1;
  },
});

const areOfTwo = (names: readonly string[], text: string, delimiter: string): boolean =>
  names.every(isWord) || (names.every(isName) && !text.includes(`${delimiter} `));

/** Whether they could be the names of columns: each another word, without the signs of code. */
const hasNames = (fields: readonly string[]): boolean =>
  new Set(fields).size === fields.length &&
  fields.every((field) => /[\p{L}\p{N}]/u.test(field) && field.length <= 80 && !/[{}()<>=;\n]/.test(field));

/** Finds the first record of another number of fields, or with a misplaced quote mark, below names of columns. */
function detectBroken(text: string, format: CsvFormat): Detection {
  const [header = ''] = text.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const names = header.split(format.delimiter);
  if (names.length < minFieldsOfBroken || !names.every(isWord) || !hasNames(names)) return 0;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const whole = lines.filter((line) => line.split(format.delimiter).length === names.length);
  if (whole.length < minWhole || whole.length < lines.length * minShare) return 0;
  const errorAt = findError(text, format, names.length);
  return errorAt === undefined ? 0 : { confidence: 0.5, errorAt };
}

function findError(text: string, format: CsvFormat, fields: number): number | undefined {
  try {
    for (const record of readCsv(text, format))
      if (record.fields.length !== fields && record.fields.join('').trim() !== '') return record.start;
    return undefined;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.at?.offset ?? 0;
  }
}
