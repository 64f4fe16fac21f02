import { countGraphemes } from '#lib/graphemes.ts';
import { eachSegment } from '#lib/segments.ts';
import { stepLength } from './characters.ts';

/** A word as it is counted, and whether nothing but white space stands between it and the word before. */
export interface Word {
  readonly word: string;
  readonly isNext: boolean;
}

/** Words as a dictionary or the rules of UAX #29 find them: Chinese, Japanese and Thai have words too. */
export function* eachWord(text: string, locale: string, step: (done: number) => void): Generator<Word> {
  let isNext = false;
  let done = 0;
  let next = stepLength;
  for (const { segment, isWordLike } of eachSegment(text, new Intl.Segmenter(locale, { granularity: 'word' }))) {
    if (isWordLike) yield { word: segment, isNext };
    isNext = isWordLike || (isNext && /^[^\S\r\n]+$/.test(segment));
    done += segment.length;
    if (done < next) continue;
    step(done);
    next = done + stepLength;
  }
}

/** The key under which the forms of a word are counted together. */
export const keyOf = (word: string, ignoreCase: boolean): string =>
  ignoreCase ? word.normalize('NFC').toLowerCase() : word.normalize('NFC');

/** What the words of a text are like. */
export interface WordCounts {
  words: number;
  distinct: number;
  /** The first of those with most characters. */
  longest: string;
}

export function countWords(
  text: string,
  locale: string,
  ignoreCase: boolean,
  step: (done: number) => void,
): WordCounts {
  const seen = new Set<string>();
  const counts = { words: 0, distinct: 0, longest: '' };
  let longestLength = 0;
  for (const { word } of eachWord(text, locale, step)) {
    counts.words++;
    seen.add(word);
    const length = word.length > longestLength ? countGraphemes(word) : 0;
    if (length > longestLength) [longestLength, counts.longest] = [length, word];
  }
  counts.distinct = new Set(Array.from(seen, (word) => keyOf(word, ignoreCase))).size;
  return counts;
}

/** Sentences by the rules of UAX #29, those without a letter or digit left out. */
export function countSentences(text: string, locale: string): number {
  let count = 0;
  for (const { segment } of eachSegment(text, new Intl.Segmenter(locale, { granularity: 'sentence' })))
    if (/[\p{L}\p{N}]/u.test(segment)) count++;
  return count;
}
