import { countGraphemes, eachGrapheme, takeGraphemes } from '#lib/graphemes.ts';
import { utf8Length } from '#lib/utf8-length.ts';

/** Shorter texts are not ended by a period. */
const minEnded = 10;

/** What may not stand before the final period. */
const loose = /[\s.,!?;،؟。、，।]+$/u;

/** A text cut to exactly so many characters. It ends with a period, or several in the place of what was cut away. */
export function cutCharacters(text: string, count: number): string {
  if (count < minEnded) return takeGraphemes(text, count);
  const kept = takeGraphemes(text, count - 1).replace(loose, '');
  return kept + '.'.repeat(count - countGraphemes(kept));
}

/** A text cut to exactly so many bytes of UTF-8, as `cutCharacters` does; no character is broken. */
export function cutBytes(text: string, count: number): string {
  const room = count < minEnded ? count : count - 1;
  let [length, bytes] = [0, 0];
  for (const grapheme of eachGrapheme(text)) {
    bytes += utf8Length(grapheme);
    if (bytes > room) break;
    length += grapheme.length;
  }
  const kept = count < minEnded ? text.slice(0, length) : text.slice(0, length).replace(loose, '');
  return kept + '.'.repeat(count - utf8Length(kept));
}
