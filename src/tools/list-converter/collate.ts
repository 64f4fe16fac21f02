export type Compare = (a: string, b: string) => number;

interface Collation {
  readonly ignoreCase: boolean;
  /** Numbers within the texts count as numbers. */
  readonly numeric: boolean;
}

/** Languages in which ASCII characters sort one by one, without pairs that count as a letter of their own. */
const plainLanguages = new Set(['en', 'fr']);

/** The order of texts in a language, as Intl.Collator has it; where all is ASCII, several times as fast. */
export function createCompare(locale: string, { ignoreCase, numeric }: Collation): Compare {
  const { compare } = new Intl.Collator(locale, { sensitivity: ignoreCase ? 'accent' : 'variant', numeric });
  if (numeric || !plainLanguages.has(new Intl.Locale(locale).language)) return compare;
  const ranks = rankAscii(locale);
  return (a, b) => compareByRank(a, b, ranks) || (a === b ? 0 : compare(a, b));
}

/** The place of each printable ASCII character in the order, from 1; those that differ in case only share one. */
function rankAscii(locale: string): Uint8Array {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const ranks = new Uint8Array(128);
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).sort(compare);
  let rank = 0;
  let last = '';
  for (const character of printable) {
    if (compare(last, character) !== 0) rank++;
    ranks[character.charCodeAt(0)] = rank;
    last = character;
  }
  return ranks;
}

/** The difference that letters make, whatever their case; 0 where there is none or it takes more than ASCII to tell. */
function compareByRank(a: string, b: string, ranks: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = ranks[a.charCodeAt(index)] ?? 0;
    const right = ranks[b.charCodeAt(index)] ?? 0;
    if (left === 0 || right === 0) return 0;
    if (left !== right) return left - right;
  }
  if (a.length === b.length) return 0;
  const isRestPlain = (ranks[(a.length > b.length ? a : b).charCodeAt(length)] ?? 0) > 0;
  return isRestPlain ? a.length - b.length : 0;
}
