import { type ComparedText, lineAt, sliceUnits } from '#lib/diff/comparison.ts';
import type { Steps } from '#lib/json/path.ts';

/** One side of the comparison of two documents: each value begins on a line of its own, indented by its depth. */
export interface DocumentSide {
  readonly text: ComparedText;
  /** Where lines begin, and the end of the text. */
  readonly starts: Uint32Array;
  /** By line: the index of the item that it begins, or -1. */
  readonly places: Int32Array;
}

/** The path of the value that begins, or ends, on a line. */
export function pathOfLine(side: DocumentSide, line: number): Steps {
  const steps: (string | number)[] = [];
  let depth = indentOf(side, line);
  for (let at = isClosing(side, line) ? openingOf(side, line) : line; depth > 0 && at >= 0; at--) {
    // The next one that is less deep is what the last one is in.
    if (steps.length > 0 && indentOf(side, at) >= depth) continue;
    depth = indentOf(side, at);
    if (depth > 0) steps.unshift(stepOf(side, at));
  }
  return steps;
}

/** The value that begins, or ends, on a line, without its key and the comma after it; indented as on its own. */
export function valueOfLine(side: DocumentSide, line: number): string {
  const first = isClosing(side, line) ? openingOf(side, line) : line;
  const indent = indentOf(side, first);
  let last = first;
  if (/[[{]$/.test(contentOf(side, first)))
    do last++;
    while (last < side.starts.length - 2 && indentOf(side, last) > indent);
  const text = sliceUnits(side.text, side.starts[first] ?? 0, side.starts[last + 1] ?? 0);
  const [head = '', ...rest] = text.trimEnd().split('\n');
  const value = [head.slice(indent).replace(key, ''), ...rest.map((each) => each.slice(indent))].join('\n');
  return value.replace(/,$/, '');
}

/** A key in double quotes before a value. */
const key = /^("(?:[^"\\]|\\.)*"): /;

const contentOf = ({ text, starts }: DocumentSide, line: number): string =>
  (lineAt(text, starts, line) ?? '').trimEnd();

const isClosing = (side: DocumentSide, line: number): boolean => /^[\]}]/.test(contentOf(side, line).trimStart());

function openingOf(side: DocumentSide, line: number): number {
  const indent = indentOf(side, line);
  let at = line - 1;
  while (at > 0 && indentOf(side, at) > indent) at--;
  return at;
}

function indentOf({ text, starts }: DocumentSide, line: number): number {
  const start = starts[line] ?? 0;
  let at = start;
  const isSpace = (): boolean => (typeof text === 'string' ? text.charCodeAt(at) : text[at]) === 0x20;
  while (at < text.length && isSpace()) at++;
  return at - start;
}

function stepOf(side: DocumentSide, line: number): string | number {
  const place = side.places[line] ?? -1;
  if (place >= 0) return place;
  const written = key.exec(contentOf(side, line).trimStart())?.[1];
  return written === undefined ? '' : String(JSON.parse(written));
}
