export type Compare = (a: string, b: string) => number;

export interface Collation {
  readonly compare: Compare;
  /**
   * The place of each printable ASCII character among them, from 1, those that differ in case only sharing one; 0 for
   * all others. Only where they sort one by one.
   */
  readonly ranks?: Uint8Array;
}

/** Languages in which no two ASCII characters count as a letter of their own. */
const plainLanguages = new Set(['en', 'fr']);

/** The order of texts in a language, as Intl.Collator has it; with `numeric`, numbers within them count as numbers. */
export function createCollation(locale: string, options: { ignoreCase: boolean; numeric: boolean }): Collation {
  const { ignoreCase, numeric } = options;
  const { compare } = new Intl.Collator(locale, { sensitivity: ignoreCase ? 'accent' : 'variant', numeric });
  if (numeric || !plainLanguages.has(new Intl.Locale(locale).language)) return { compare };
  return { compare, ranks: rankAscii(locale) };
}

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
