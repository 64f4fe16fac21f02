import type { Place } from '#core/tool.ts';

/** A place as people count it: from 1, columns and characters in Unicode code points. */
export interface LocatedPlace extends Place {
  readonly line: number;
  readonly column: number;
  /** Number of the character in the whole text. */
  readonly character: number;
  /** The text has other lines, too. */
  readonly isInLines?: true;
}

/**
 * Adds line, column and character to a place in a text. A line ends with LF, CR or CRLF. In bytes, where there are
 * no lines, pass no text: the character is then the number of the byte.
 */
export function locate(place: Place, text: string | undefined): LocatedPlace {
  if (text === undefined) return { ...place, line: 1, column: place.offset + 1, character: place.offset + 1 };
  const end = Math.min(place.offset, text.length);
  let line = 1;
  let column = 1;
  let character = 1;
  for (let index = 0; index < end; index++) {
    const unit = text.charCodeAt(index);
    const isSecondHalf =
      unit >= 0xdc00 && unit <= 0xdfff && index > 0 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
    // A byte order mark belongs to the file: nobody counts what no editor shows.
    const isMark = index === 0 && unit === 0xfeff;
    if (isSecondHalf || isMark) continue;
    character++;
    if (unit === 10 || (unit === 13 && text.charCodeAt(index + 1) !== 10)) {
      line++;
      column = 1;
    } else column++;
  }
  const isInLines = /[\r\n]/.test(text.trim());
  return { ...place, line, column, character, ...(isInLines && { isInLines }) };
}
