import { eachGrapheme } from '#lib/text/graphemes.ts';

/** What a character is; each is exactly one of these. */
export interface CharacterCounts {
  letters: number;
  digits: number;
  /** White space, line breaks included. */
  spaces: number;
  punctuation: number;
  symbols: number;
  emoji: number;
  /** Control and format characters, unassigned and private ones, lone surrogates. */
  invisible: number;
}

/**
 * Counts each visible character, by the character.
 * @param step is called now and then with the number of UTF-16 units that were read
 */
export function tallyCharacters(text: string, step: (done: number) => void): Map<string, number> {
  const tally = new Map<string, number>();
  let done = 0;
  let next = stepLength;
  for (const grapheme of eachGrapheme(text)) {
    tally.set(grapheme, (tally.get(grapheme) ?? 0) + 1);
    done += grapheme.length;
    if (done < next) continue;
    step(done);
    next = done + stepLength;
  }
  return tally;
}

/** UTF-16 units between two reports of progress. */
export const stepLength = 100_000;

const emoji =
  /\p{Emoji_Presentation}(?!\ufe0e)|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3/u;

/** Whether a character is shown as an emoji. */
export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme);

const classes = [
  ['spaces', /^\p{White_Space}/u],
  ['letters', /^[\p{L}\p{M}]/u],
  ['digits', /^\p{N}/u],
  ['punctuation', /^\p{P}/u],
  ['symbols', /^\p{S}/u],
] as const;

const classOf = (grapheme: string): keyof CharacterCounts =>
  isEmoji(grapheme) ? 'emoji' : (classes.find(([, pattern]) => pattern.test(grapheme))?.[0] ?? 'invisible');

/** Counts by what the characters are: an emoji, or what their first code point is. */
export function classify(tally: ReadonlyMap<string, number>): CharacterCounts {
  const counts = { letters: 0, digits: 0, spaces: 0, punctuation: 0, symbols: 0, emoji: 0, invisible: 0 };
  for (const [grapheme, count] of tally) counts[classOf(grapheme)] += count;
  return counts;
}

/** Scripts in use, by ISO 15924 code, the most used ones in the world first. */
const scripts = (
  'Latn Cyrl Hani Arab Deva Grek Hebr Hang Hira Kana Thai Beng Taml Telu Gujr Guru Knda Mlym Orya Sinh Laoo Mymr Khmr ' +
  'Tibt Geor Armn Ethi Mong Bopo Cher Cans Syrc Thaa Tfng Nkoo Vaii Yiii Java Bali Sund Copt Goth Ogam Brai Egyp Xsux'
).split(' ');

const scriptPatterns = scripts.map((code) => [code, new RegExp(`^\\p{Script=${code}}`, 'u')] as const);

/** How many letters there are of each script, most first. */
export function countScripts(tally: ReadonlyMap<string, number>): readonly (readonly [code: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const [grapheme, count] of tally) {
    const code = /^\p{L}/u.test(grapheme) && scriptPatterns.find(([, pattern]) => pattern.test(grapheme))?.[0];
    if (code) counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Shannon entropy in bits per character. */
export function entropyOf(tally: ReadonlyMap<string, number>, total: number): number {
  let bits = 0;
  for (const count of tally.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
