export interface Position {
  readonly line: number;
  /** Counts code points. */
  readonly column: number;
}

/** Lines and columns, from 1, of some offsets in a text; one pass over the text for all of them. */
export function locateAll(text: string, offsets: readonly number[]): ReadonlyMap<number, Position> {
  const positions = new Map<number, Position>();
  const breaks = /\r\n|[\n\r]/g;
  let next = offsets.length > 0 ? breaks.exec(text) : null;
  let line = 1;
  /** The columns counted so far in the line. */
  let place = 0;
  let column = 1;
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    for (; next && breaks.lastIndex <= offset; next = breaks.exec(text)) {
      line++;
      place = breaks.lastIndex;
      column = 1;
    }
    // A surrogate pair counts as one character.
    for (; place < offset; place++) if (!isPair(text, place)) column++;
    positions.set(offset, { line, column });
  }
  return positions;
}

/** Whether there is a surrogate pair here. */
const isPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
