/** The offsets at which the lines of a text begin, and its end. LF, CRLF and CR end a line; a final one begins no further line. */
export const lineStarts = (text: string): Uint32Array<ArrayBuffer> => startsAfter(text, /\r\n?|\n/g);

/** The same of the lines of a patch, which `diff` and `git` end by LF alone. */
export const patchLineStarts = (text: string): Uint32Array<ArrayBuffer> => startsAfter(text, /\n/g);

/** Whether the lines of a patch are others. */
export const hasLoneReturn = (text: string): boolean => /\r(?!\n)/.test(text);

function startsAfter(text: string, breaks: RegExp): Uint32Array<ArrayBuffer> {
  const starts = [0];
  while (breaks.test(text)) starts.push(breaks.lastIndex);
  if (starts.at(-1) !== text.length) starts.push(text.length);
  return Uint32Array.from(starts);
}

/** What shows what ends a line. */
export const endSigns: Readonly<Record<string, string>> = { '\n': '␊', '\r\n': '␍␊', '\r': '␍' };

/** The line without what ends it, and that. */
export function splitLine(line: string): readonly [content: string, end: string] {
  const end = /(?:\r\n|\r|\n)$/.exec(line)?.[0] ?? '';
  return [line.slice(0, line.length - end.length), end];
}
