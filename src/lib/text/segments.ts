/** How much is segmented at once, in UTF-16 units: engines take quadratic time for all of a long text. */
const windowLength = 1_024;

/**
 * How many segments before the end of a window may depend on what follows it: a dictionary looks some words ahead, and a
 * period ends no sentence where the next letter is a small one.
 */
const uncertain = { grapheme: 1, word: 3, sentence: 2 } as const;

/**
 * The segments of a text, as the segmenter finds them in all of it at once, but in linear time: each window begins where
 * the last segments of the window before, which it may have cut, begin.
 * @example [...eachSegment('a b', new Intl.Segmenter('en', { granularity: 'word' }))].length // 3
 */
export function* eachSegment(text: string, segmenter: Intl.Segmenter): Generator<Intl.SegmentData> {
  const dropped = uncertain[segmenter.resolvedOptions().granularity];
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    let end = Math.min(start + length, text.length);
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    const found = Array.from(segmenter.segment(text.slice(start, end)));
    const kept = end < text.length ? Math.max(0, found.length - dropped) : found.length;
    for (let index = 0; index < kept; index++) yield found[index] as Intl.SegmentData;
    start = kept < found.length ? start + (found[kept]?.index ?? 0) : end;
    length = kept === 0 ? length * 2 : windowLength;
  }
}
