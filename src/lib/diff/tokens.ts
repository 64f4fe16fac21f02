import { splitGraphemes } from '#lib/text/graphemes.ts';
import { eachSegment } from '#lib/text/segments.ts';

/** What a flow of text is compared by. */
export type Unit = 'word' | 'sentence' | 'character';

/** Runs of letters and digits, runs of white space, and single other characters. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? [];

/** User-perceived characters. */
export const charactersOf = (text: string): readonly string[] => splitGraphemes(text);

let known: Intl.Segmenter | undefined;

/** Sentences as UAX #29 ends them, each with the white space after it. */
export function sentencesOf(text: string): readonly string[] {
  known ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(eachSegment(text, known), ({ segment }) => segment);
}
