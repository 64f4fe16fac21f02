/** One of several addresses in a text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The addresses of a text: one per line, or separated by commas or semicolons, as in the header of a mail. */
export function splitAddresses(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let [isQuoted, isAngle, depth] = [false, false, 0];
  const finish = (end: number) => {
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed !== '') pieces.push({ text: trimmed, offset: start + piece.indexOf(trimmed) });
    start = end + 1;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const isInside = isQuoted || isAngle || depth > 0;
    if (character === '\n' || character === '\r') {
      finish(index);
      [isQuoted, isAngle, depth] = [false, false, 0];
    } else if (character === '\\') {
      if (!/[\r\n]/.test(text.charAt(index + 1))) index++;
    } else if (isQuoted) isQuoted = character !== '"';
    else if (character === '"') isQuoted = true;
    else if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === '<') isAngle = true;
    else if (character === '>') isAngle = false;
    else if ((character === ',' || character === ';') && !isInside) finish(index);
  }
  finish(text.length);
  return pieces;
}
