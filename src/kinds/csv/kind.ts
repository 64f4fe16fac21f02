import { defineKind } from '#core/kind.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { readCsv } from '#lib/csv/read.ts';

/** Two fields are found in many texts with commas: then the names of the columns are single words. */
const minFields = 2;

const isWord = (field: string): boolean => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(field);

/** Delimited values (RFC 4180): a line with the names of the columns, then a line for each record. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'csv',
  mime: 'text/csv',
  present: 'table',
  detect(text) {
    const format = { quote: '"', comment: '' };
    const found = findDelimiter(text, format);
    if (!found || found.fields < minFields || found.records < 2 || found.share < 1) return 0;
    const [header] = readCsv(text, { ...format, delimiter: found.delimiter });
    if (!header) return 0;
    if (header.fields.length === minFields && !header.fields.every(isWord)) return 0;
    return hasNames(header.fields) ? 0.5 : 0.1;
  },
});

/** Whether they could be the names of columns: each another word, without the signs of code. */
const hasNames = (fields: readonly string[]): boolean =>
  new Set(fields).size === fields.length &&
  fields.every((field) => /[\p{L}\p{N}]/u.test(field) && field.length <= 80 && !/[{}()<>=;\n]/.test(field));
