import { ToolError } from '#core/tool.ts';
import { type CsvStyle, plainStyle } from '#lib/csv/write.ts';

/** How a text is read. */
export interface CsvFormat extends CsvStyle {
  /** Lines that begin with this are skipped; empty: none are. */
  readonly comment: string;
}

export const plainFormat: CsvFormat = { ...plainStyle, comment: '' };

export interface CsvRecord {
  readonly fields: readonly string[];
  /** Where it begins in the text. */
  readonly start: number;
}

const lineFeed = 10;
const carriageReturn = 13;
const space = 32;

/**
 * The records of delimited text (RFC 4180). Lines end with LF, CRLF or, where the first one does, with a lone CR. A
 * quote mark begins a quoted field at the start of a field only; blanks after the closing one are ignored. The text may
 * begin with a byte order mark; a final line break ends the last record.
 * @throws ToolError `unclosed-field` or `quote-in-field`, at the place
 */
export function* readCsv(text: string, { delimiter, quote, comment } = plainFormat): Generator<CsvRecord> {
  let endsWithReturn: boolean | undefined;
  /** The length of the line break here, or 0. */
  const lineBreakAt = (at: number): number => {
    const unit = text.charCodeAt(at);
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed)) {
      endsWithReturn ??= false;
      return unit === lineFeed ? 1 : 2;
    }
    if (unit !== carriageReturn) return 0;
    endsWithReturn ??= true;
    return endsWithReturn ? 1 : 0;
  };
  const firstOfDelimiter = delimiter.charCodeAt(0);
  const isDelimiter = (at: number): boolean =>
    text.charCodeAt(at) === firstOfDelimiter && (delimiter.length === 1 || text.startsWith(delimiter, at));
  const isEnd = (at: number): boolean => at >= text.length || isDelimiter(at) || lineBreakAt(at) > 0;

  let at = text.startsWith('\ufeff') ? 1 : 0;
  const readPlain = (): string => {
    const start = at;
    while (!isEnd(at)) at++;
    return text.slice(start, at);
  };
  const readQuoted = (): string => {
    const opening = at;
    let value = '';
    for (let from = at + quote.length; ; ) {
      const end = text.indexOf(quote, from);
      if (end < 0) throw new ToolError('unclosed-field', {}, opening);
      value += text.slice(from, end);
      from = end + quote.length;
      if (text.startsWith(quote, from)) {
        value += quote;
        from += quote.length;
        continue;
      }
      while (!isEnd(from) && text.charCodeAt(from) === space) from++;
      if (!isEnd(from)) throw new ToolError('quote-in-field', {}, end);
      at = from;
      return value;
    }
  };

  while (at < text.length) {
    const start = at;
    if (comment !== '' && text.startsWith(comment, at)) {
      while (at < text.length && lineBreakAt(at) === 0) at++;
    } else {
      const fields: string[] = [];
      for (;;) {
        fields.push(text.startsWith(quote, at) ? readQuoted() : readPlain());
        if (!isDelimiter(at)) break;
        at += delimiter.length;
      }
      yield { fields, start };
    }
    at += lineBreakAt(at);
  }
}

/**
 * The fields of one comma-separated record.
 * @example readCsvRecord('a,"b,""c"""') // ['a', 'b,"c"']
 */
export const readCsvRecord = (record: string): readonly string[] => readCsv(record).next().value?.fields ?? [''];
