import type { Context } from '#core/tool.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { isPointDecimal, type NumberOptions, plainNumberReader } from '#lib/rational/read-number.ts';
import { type Decimal, readDecimal } from './decimal.ts';

/** Powers of ten of the units of time, in seconds. */
const powers = new Map([
  ['s', 0],
  ['sec', 0],
  ['ms', -3],
  ['us', -6],
  ['µs', -6],
  ['μs', -6],
  ['ns', -9],
  ['ps', -12],
]);

/** A value, and the power of ten of its unit where it has one. */
export interface Value {
  readonly decimal: Decimal;
  readonly power: number | undefined;
}

/** Reads a value, with its unit or else in the usual one; undefined if it is not a number. */
export type ValueReader = (text: string, usual?: string) => Value | undefined;

/** Makes a parser of values, whose numbers are those of `plainNumberReader`, with its notice. */
export function valueReader(options: NumberOptions, context: Pick<Context, 'locale' | 'notice'>): ValueReader {
  const readPlain = plainNumberReader(options, context);
  const read = (text: string) => {
    const plain = parseOrUndefined(() => readPlain(text));
    return plain === undefined ? undefined : readDecimal(plain);
  };
  const isPlain = isPointDecimal(options, context.locale);
  return (text, usual = '') => {
    const quick = isPlain || !text.includes('.') ? readDecimal(text) : undefined;
    const [, number = text, own = usual] =
      (!quick && /^([+\-−\d.,_'’\u202fe]*?\d[.,]?)\s*([a-zµμ]+)$/i.exec(text)) || [];
    const power = own === '' ? undefined : powers.get(own);
    if (own !== '' && power === undefined) return undefined;
    const decimal = quick ?? read(number);
    return decimal && { decimal, power };
  };
}

/** Whether a text looks like a value. */
export const isNumeric = (text: string): boolean =>
  /^[+\-−]?[\d.,_'’\u202f]*\d[\d.,]*(?:e[+-]?\d+)?\s*(?:ns|ps|us|µs|μs|ms|s|sec)?$/i.test(text.trim());
