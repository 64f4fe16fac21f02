const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Each of its units is a character that a reader sees. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** How much is segmented at once, in UTF-16 units: engines take quadratic time for all of a long text. */
const windowLength = 512;

/**
 * The characters that a reader sees (UAX #29, extended grapheme clusters), one after another. Where one ends depends on
 * nothing before its beginning, so that each window may begin with the last one of the window before.
 */
function* eachGrapheme(text: string): Generator<string, void> {
  let start = 0;
  let length = windowLength;
  while (start < text.length) {
    let end = Math.min(start + length, text.length);
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    const found = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // More of the last one may lie beyond the window.
    const last = end < text.length ? (found.pop() ?? '') : '';
    yield* found;
    start = end - last.length;
    length = found.length === 0 ? length * 2 : windowLength;
  }
}

export const splitGraphemes = (text: string): string[] => (isPlain(text) ? text.split('') : [...eachGrapheme(text)]);

export function countGraphemes(text: string): number {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of eachGrapheme(text)) count++;
  return count;
}

/** The first so many characters that a reader sees. */
export function takeGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  if (isPlain(text)) return text.slice(0, count);
  let taken = 0;
  let length = 0;
  for (const grapheme of eachGrapheme(text)) {
    if (taken++ === count) return text.slice(0, length);
    length += grapheme.length;
  }
  return text;
}
