import { detectColor } from './detect.ts';

/** A color in a text of several. */
export interface ColorText {
  readonly text: string;
  readonly offset: number;
}

/** A name, or hexadecimal digits after `#`. */
const leastConfidence = 0.3;

/**
 * The colors of a text that consists of them, with blanks, `,`, `;`, `/`, `|` or a word such as *on* between them.
 * @returns undefined where the text has anything else, or not at least two colors
 * @example splitColors('#fff on navy') // [{ text: '#fff', offset: 0 }, { text: 'navy', offset: 8 }]
 */
export function splitColors(text: string): readonly ColorText[] | undefined {
  const colors: ColorText[] = [];
  for (const { 0: word, index } of text.matchAll(/[a-z-]{3,11}\([^()]{0,200}\)|[^\s,;/|]+/gi)) {
    if (/^(?:on|and|over|vs|sur|et)$/i.test(word)) continue;
    if (detectColor(word) < leastConfidence) return undefined;
    colors.push({ text: word, offset: index });
  }
  return colors.length > 1 ? colors : undefined;
}
