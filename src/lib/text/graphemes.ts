import { eachSegment } from './segments.ts';

let known: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  known ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return known;
}

/** Each of its units is a grapheme cluster. */
const isPlain = (text: string): boolean => /^[\t\n\x20-\x7e]*$/.test(text);

const [lineFeed, carriageReturn] = [10, 13];

/**
 * Whether a UTF-16 unit is one of the common characters that are never joined to their neighbours: of the class Other
 * or Control of UAX #29. Latin, Greek and Cyrillic letters, punctuation, kana and Chinese characters.
 */
export const standsAlone = (unit: number): boolean =>
  unit < 0x300 ||
  (unit >= 0x370 && unit <= 0x482) ||
  (unit >= 0x48a && unit <= 0x52f) ||
  (unit >= 0x2010 && unit <= 0x2027) ||
  (unit >= 0x3000 && unit <= 0x3029) ||
  (unit >= 0x3041 && unit <= 0x3096) ||
  (unit >= 0x30a0 && unit <= 0x30ff) ||
  (unit >= 0x4e00 && unit <= 0x9fff);

/**
 * The grapheme clusters of a text (UAX #29, extended), one after another. One always ends between two such characters,
 * unless they are CR and LF: only the rest needs a segmenter.
 */
export function* eachGrapheme(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    let last = text.charCodeAt(start);
    for (; end < text.length; end++) {
      const next = text.charCodeAt(end);
      if (standsAlone(last) && standsAlone(next) && !(last === carriageReturn && next === lineFeed)) break;
      last = next;
    }
    if (end === start + 1) yield text.charAt(start);
    else for (const { segment } of eachSegment(text.slice(start, end), segmenter())) yield segment;
    start = end;
  }
}

/** The text as grapheme clusters. */
export const splitGraphemes = (text: string): string[] => (isPlain(text) ? text.split('') : [...eachGrapheme(text)]);

/** The number of grapheme clusters. */
export function countGraphemes(text: string): number {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of eachGrapheme(text)) count++;
  return count;
}

/** The first grapheme clusters of a text. */
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
