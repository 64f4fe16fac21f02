import { countGraphemes } from '#lib/text/graphemes.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { eachSegment } from '#lib/text/segments.ts';
import { stepLength } from './characters.ts';

/** A word as it is found in a text. */
export interface Word {
  readonly word: string;
  /** Where it begins, in UTF-16 units. */
  readonly start: number;
  /** Nothing but white space is between it and the word before. */
  readonly isNext: boolean;
  /** There is no white space between it and the word before. */
  readonly isAttached: boolean;
}

interface Segment {
  readonly segment: string;
  readonly isWordLike?: boolean | undefined;
}

/** Maximum number of pieces of a text whose segments are cached. */
const maxKnown = 20_000;
const maxKnownLength = 50;

/**
 * The segments of a text, words and the text between them. By the rules of UAX #29 a word ends at a space, unless a
 * mark follows that joins it: ASCII between spaces is cut on its own, and once only where it is repeated, as most words
 * are.
 */
function* eachWordSegment(text: string, locale: string): Generator<Segment> {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const known = new Map<string, readonly Segment[]>();
  const cut = (piece: string): readonly Segment[] => {
    const segments = known.get(piece) ?? [...segmenter.segment(piece)];
    if (known.size < maxKnown) known.set(piece, segments);
    return segments;
  };
  /** Where the text begins that is cut as a whole. */
  let start = 0;
  for (const { 0: piece, index } of text.matchAll(/[^ \t\r\n]*[ \t\r\n]*/g)) {
    const end = index + piece.length;
    const isAlone = piece.length <= maxKnownLength && /^[\t\n\r -~]*$/.test(piece) && !(text.charCodeAt(end) > 0x7e);
    if (!isAlone) continue;
    if (start < index) yield* eachSegment(text.slice(start, index), segmenter);
    yield* cut(piece);
    start = end;
  }
  if (start < text.length) yield* eachSegment(text.slice(start), segmenter);
}

/** Words as a dictionary or the rules of UAX #29 find them: Chinese, Japanese and Thai have words too. */
export function* eachWord(text: string, locale: string, step: (done: number) => void): Generator<Word> {
  let isNext = false;
  let isAttached = false;
  let done = 0;
  let next = stepLength;
  for (const { segment, isWordLike } of eachWordSegment(text, locale)) {
    if (isWordLike) yield { word: segment, start: done, isNext, isAttached };
    isNext = isWordLike || (isNext && /^[^\S\r\n]+$/.test(segment));
    isAttached = isWordLike || (isAttached && !/\s/.test(segment));
    done += segment.length;
    if (done < next) continue;
    step(done);
    next = done + stepLength;
  }
}

/** The key under which the forms of a word are counted together. */
export const keyOf = (word: string, ignoreCase: boolean): string =>
  ignoreCase ? normalForm(word, 'NFC').toLowerCase() : normalForm(word, 'NFC');

/** Words of these scripts are written without spaces between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** What the words of a text are like. */
export interface WordCounts {
  /** As most people count: `example.com` is one word, and so is each word of a script without spaces. */
  words: number;
  /** As UAX #29 and dictionaries find them. */
  segments: number;
  /** Of `words`, as is the longest. */
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
  const counts = { words: 0, segments: 0, distinct: 0, longest: '' };
  let longestLength = 0;
  let joins = false;
  let [from, to] = [0, 0];
  const see = () => {
    const word = text.slice(from, to);
    if (word === '') return;
    counts.words++;
    seen.add(word);
    const length = word.length > longestLength ? countGraphemes(word) : 0;
    if (length > longestLength) [longestLength, counts.longest] = [length, word];
  };
  for (const { word, start, isAttached } of eachWord(text, locale, step)) {
    counts.segments++;
    const isSpaced = !unspaced.test(word);
    if (!(isAttached && isSpaced && joins)) {
      see();
      from = start;
    }
    to = start + word.length;
    joins = isSpaced;
  }
  see();
  counts.distinct = new Set(Array.from(seen, (word) => keyOf(word, ignoreCase))).size;
  return counts;
}

/** A title before a name: its period ends no sentence, although a capital follows. */
const title = /(?<![\p{L}\p{N}])(?:Dr|Mr|Mrs|Ms|Prof|St|Mme|Mlle)\.\s+$/u;

/** Sentences by the rules of UAX #29, except after titles; those without a letter or digit are left out. */
export function countSentences(text: string, locale: string): number {
  let count = 0;
  let goesOn = false;
  for (const { segment } of eachSegment(text, new Intl.Segmenter(locale, { granularity: 'sentence' }))) {
    if (!goesOn && /[\p{L}\p{N}]/u.test(segment)) count++;
    goesOn = title.test(segment.slice(-8));
  }
  return count;
}
