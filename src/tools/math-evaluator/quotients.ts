import type { Spelled } from './spelling.ts';

const number = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const factor = String.raw`[a-zA-Z_]\w*\b(?:\^(?:-?\d+|\(-?\d+\)))?`;
/** Texts in quotes and comments are matched to be skipped. */
const divisor = new RegExp(
  String.raw`"(?:[^"\\]|\\.)*"?|#.*|(?<!\.)\/\s*(${number}\s*${factor}(?:\s+${factor})*(?:\/${factor})+)(?!\s*[\^(])`,
  'g',
);
const firstNumber = new RegExp(`^${number}`);
/** The parser reads `1/2 m` as half a meter, so its divisor is the number alone. */
const endsWithNumber = new RegExp(String.raw`(?:^|[^\w.^\s])\s*${number}\s*$`);

/**
 * Puts parentheses around a quantity that something with a unit is divided by, if its unit has a slash without spaces:
 * `5 GB / 20 MB/s` is a time. With spaces, as in `100 J / 5 kg / K`, the slash divides what is before it.
 */
export function bindQuotients(spelled: Spelled, isUnit: (name: string) => boolean): Spelled {
  const { text, places } = spelled;
  /** Where parentheses go. */
  const signs = new Map<number, string>();
  for (const { 0: whole, 1: quantity = '', index } of text.matchAll(divisor)) {
    const names = quantity.replace(firstNumber, '').match(/[a-zA-Z_]\w*/g) ?? [];
    const isBound = names.length > 0 && names.every(isUnit);
    if (!isBound || endsWithNumber.test(text.slice(Math.max(0, index - 100), index))) continue;
    signs.set(index + whole.length - quantity.length, '(').set(index + whole.length, ')');
  }
  if (signs.size === 0) return spelled;
  const bound = places.map((place, i) => ({ sign: (signs.get(i) ?? '') + text.charAt(i), place }));
  return {
    text: bound.map(({ sign }) => sign).join(''),
    places: bound.flatMap(({ sign, place }) => Array.from(sign || ' ', () => place)),
  };
}
