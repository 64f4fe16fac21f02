/** How texts are ordered. */
export type TextOrder = 'code-point' | 'natural' | 'ignore-case' | 'locale' | 'descending';
export type CompareTexts = (a: string, b: string) => number;

/** The comparison for an order; `locale` (BCP 47) is used by the order `locale`. */
export function textComparison(order: TextOrder, locale: string): CompareTexts {
  switch (order) {
    case 'code-point':
      return compareCodePoints;
    case 'descending':
      return (a, b) => compareCodePoints(b, a);
    case 'ignore-case':
      return (a, b) => compareCodePoints(a.toLowerCase(), b.toLowerCase()) || compareCodePoints(a, b);
    case 'natural':
      return compareNaturally;
    case 'locale': {
      const collator = new Intl.Collator(locale);
      return (a, b) => collator.compare(a, b) || compareCodePoints(a, b);
    }
  }
}

/** Compares by code points. (`<` compares UTF-16 units, in which U+1F600 comes before U+FF5E.) */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const first = a.charCodeAt(at);
    const second = b.charCodeAt(at);
    if (first !== second) return rank(first) - rank(second);
  }
  return a.length - b.length;
}

/** Maps surrogates, which encode code points past U+FFFF, after all other units. */
const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/** Compares runs of digits by the number that they make: `a2` before `a10`; ties by code points. */
function compareNaturally(a: string, b: string): number {
  const [first, second] = [a.match(runs) ?? [], b.match(runs) ?? []];
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    const order = compareRuns(first[index] ?? '', second[index] ?? '');
    if (order !== 0) return order;
  }
  return first.length - second.length || compareCodePoints(a, b);
}

const runs = /\d+|\D+/g;

function compareRuns(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compareCodePoints(a, b);
  const [first, second] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return first.length - second.length || compareCodePoints(first, second);
}
