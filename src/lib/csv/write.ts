import { escapePattern } from '#lib/text/escape-pattern.ts';

/** How values are separated and quoted. */
export interface CsvStyle {
  readonly delimiter: string;
  readonly quote: string;
}

/** That of RFC 4180. */
export const plainStyle: CsvStyle = { delimiter: ',', quote: '"' };

/** Puts a field in quotes where it needs them, or always. */
type QuoteField = (field: string, isForced?: boolean) => string;

/**
 * Quotes fields as RFC 4180 section 2 requires. Those with a blank at either end are quoted too, since many parsers
 * trim them, and those that begin with a byte order mark.
 */
export function fieldQuoter({ delimiter, quote }: CsvStyle): QuoteField {
  const [separator, mark] = [escapePattern(delimiter), escapePattern(quote)];
  const needsQuotes = new RegExp(String.raw`${separator}|${mark}|[\r\n]|^[ \t\ufeff]|[ \t]$`);
  return (field, isForced = false) =>
    isForced || needsQuotes.test(field) ? quote + field.replaceAll(quote, quote + quote) + quote : field;
}

const quoteField = fieldQuoter(plainStyle);

/** A field of a comma-separated list, in quotes where it needs them. */
export const quoteCsvField = (field: string): string => quoteField(field);

/** A record on one line. A single empty field is quoted: parsers skip empty lines. */
export const writeCsvRecord = (fields: readonly string[]): string =>
  fields.length === 1 && fields[0] === '' ? '""' : fields.map(quoteCsvField).join(',');

/** A table as comma-separated values: the names of the columns, then a line for each row; no line break at the end. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map(writeCsvRecord).join('\n');
