import type { Context } from '#core/tool.ts';
import { rational, writeExact } from '#lib/rational/rational.ts';
import type { NumberOptions } from '#lib/rational/read-number.ts';
import { isNumeric, type Value, type ValueReader, valueReader } from './read-value.ts';

/** How numbers are read, and where their ambiguities are reported. */
export interface ReadingContext extends Pick<Context, 'locale' | 'notice'> {
  readonly options: NumberOptions;
}

/** The parts of a line that blanks, semicolons and commas beside a blank separate. */
export const splitAtBlanks = (line: string): readonly string[] =>
  line
    .replace(/(\d)\s+(?=(?:ns|ps|us|µs|μs|ms|s|sec)(?![a-z]))/gi, '$1')
    // Commas without a value in between separate too.
    .replace(/,{2,}/g, ', ')
    // French numbers have narrow no-break spaces between groups.
    .split(/(?:(?!(?<=\d)\u202f\d)[\s;])+/)
    .map((part) => part.replace(/^,|,$/g, ''))
    .filter((part) => part !== '');

/**
 * Makes a function that splits the parts of a line at the commas that separate values. A comma inside a part belongs to
 * a number (`1,500 2,300`, `1,5`), unless the part is a list: the number parser rejects it (`1,2,3`, `1.5,2.5`,
 * `12ms,13ms`), or it is alone on its line and its groups look like values (`120,135,128`). Beside a list the other
 * commas separate too: in a line of several parts, else in all lines of one part. Where both readings are possible, the
 * notices `comma-in-number` {text} {value} {n} and `comma-between-values` {text} {count} {n} report the one that was taken.
 */
export function commaSplitter(
  lines: readonly (readonly string[])[],
  { options, locale, notice }: ReadingContext,
): (parts: readonly string[]) => readonly string[] {
  const quiet = { locale, notice: () => {} };
  const readValue = valueReader(options, quiet);
  const readByPoint = valueReader({ decimalSign: 'point' }, quiet);
  const isListed = lines.some((parts) => parts.length === 1 && hasList(parts, readValue));
  return (parts) => {
    const isList = parts.length === 1 ? isListed : hasList(parts, readValue);
    return parts.flatMap((part) => {
      if (!part.includes(',')) return part;
      const values = part.split(',');
      const value = readValue(part);
      if (isList || !value) {
        if (value) notice('comma-between-values', { text: part, count: values.length, n: 1 });
        return values;
      }
      const isOpen = parts.length === 1 && options.decimalSign === 'auto' && !lookalike.test(part);
      const isPair = values.length === 2 && values.every(isNumeric);
      if (groups.test(part) || (isOpen && isPair)) {
        // By points alone, `1,5` can only be a list.
        const offers = isOpen && isPair && !readByPoint(part) ? [{ decimalSign: 'point' }] : [];
        notice('comma-in-number', { text: part, value: write(value), n: 1 }, undefined, offers);
      }
      return part;
    });
  };
}

const write = ({ decimal: { digits, decimals } }: Value): string =>
  writeExact(rational(digits, 10n ** BigInt(decimals)));

/** A number that the notice `ambiguous-number` is about. */
const lookalike = /^[-+−]?[1-9]\d{0,2},\d{3}[a-zµμ]*$/i;

/** Groups that may be values, since none begins with 0: `120,135,128`. */
const groups = /^[-+−]?\d{1,3}(?:,[1-9]\d{1,2}){2,}$/;

const hasList = (parts: readonly string[], readValue: ValueReader): boolean =>
  parts.some(
    (part) =>
      part.includes(',') &&
      part.split(',').every(isNumeric) &&
      (readValue(part) === undefined || (parts.length === 1 && groups.test(part))),
  );
