import { decimalSignOf } from '#lib/rational/read-number.ts';

const notExpression = /"(?:[^"\\]|\\.)*"?|#.*/g;
const groups = /(?<![\w.,])\d{1,3}(?:,\d{3})+(?![\w.,])/;
const decimals = /(?<![\w.,])\d+,\d+(?![\w.,])/;

/** Two arguments or more that may be meant as one number, such as the `1,500` of `max(1,500)`. */
export interface Lookalike {
  readonly text: string;
  readonly count: number;
  /** The number that it may be meant as. */
  readonly number: string;
}

/** The first arguments in a line that look like one number: groups of digits or, where the language has a decimal comma, decimals. */
export function lookalikeIn(line: string, locale: string): Lookalike | undefined {
  const expression = line.replace(notExpression, '');
  const decimal = decimalSignOf(locale) === ',' ? decimals.exec(expression)?.[0] : undefined;
  const text = decimal ?? groups.exec(expression)?.[0];
  return text === undefined
    ? undefined
    : { text, count: text.split(',').length, number: text.replaceAll(',', decimal === undefined ? '' : '.') };
}
