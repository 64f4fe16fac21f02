import { utf8Length } from '#lib/encoding/utf8-length.ts';
import { countGraphemes, eachGrapheme, takeGraphemes } from '#lib/text/graphemes.ts';

/** Shorter texts are not ended by a period. */
const minEnded = 10;

/** Characters that may not precede the final period. */
const loose = /[\s.,!?;،؟。、，।]+$/u;

/** Cuts a text to an exact number of characters. It ends with a period, or several that fill up the length. */
export function cutCharacters(text: string, count: number): string {
  if (count < minEnded) return takeGraphemes(text, count);
  const kept = takeGraphemes(text, count - 1).replace(loose, '');
  return kept + '.'.repeat(count - countGraphemes(kept));
}

/** Cuts a text to an exact number of bytes of UTF-8, as `cutCharacters` does; no character is broken. */
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
