/** Runs of letters and digits, runs of white space, and single other characters. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? [];

/** User-perceived characters. */
export const charactersOf = (text: string): readonly string[] =>
  Array.from(segmenter().segment(text), ({ segment }) => segment);

let known: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  known ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return known;
}
