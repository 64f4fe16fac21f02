/** A text that is typed, and the keys that change it. */
import { escapeControls } from '../rendering/escape-controls.ts';

/** A key that was pressed, or a pasted text. */
export interface Key {
  /** As Node names it: `return`, `up`, `a`; `paste` for a pasted text. */
  readonly name: string;
  /** What it writes; empty for keys that write nothing. */
  readonly text: string;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  /** More came at once: it was pasted on a terminal that does not say so. */
  isFollowed?: boolean;
}

export interface Line {
  readonly text: string;
  /** In UTF-16 code units. */
  readonly cursor: number;
}

export const lineOf = (text: string): Line => ({ text, cursor: text.length });

/** The line after a key; the same one where the key does nothing here. */
export function editLine(line: Line, { name, text, ctrl, meta }: Key): Line {
  const { cursor } = line;
  const before = line.text.slice(0, cursor);
  const after = line.text.slice(cursor);
  const back = () => cursor - sizeOf(/.$/su.exec(before.slice(-2)));
  const on = () => cursor + sizeOf(/^./su.exec(after.slice(0, 2)));
  const moveTo = (place: number): Line => ({ ...line, cursor: place });
  const cut = (from: number, to: number): Line => ({
    text: line.text.slice(0, from) + line.text.slice(to),
    cursor: from,
  });
  switch (ctrl ? `ctrl-${name}` : meta ? `meta-${name}` : name) {
    case 'left':
    case 'ctrl-b':
      return moveTo(back());
    case 'right':
    case 'ctrl-f':
      return moveTo(on());
    case 'home':
    case 'ctrl-a':
      return moveTo(0);
    case 'end':
    case 'ctrl-e':
      return moveTo(line.text.length);
    case 'backspace':
    case 'ctrl-h':
      return cut(back(), cursor);
    case 'delete':
    case 'ctrl-d':
      return cut(cursor, on());
    case 'ctrl-w':
    case 'meta-backspace':
      return cut(startOfWord(before), cursor);
    case 'ctrl-u':
      return cut(0, cursor);
    case 'ctrl-k':
      return cut(cursor, line.text.length);
    default:
      return text === '' ? line : { text: before + text + after, cursor: cursor + text.length };
  }
}

const sizeOf = (match: RegExpExecArray | null): number => match?.[0].length ?? 0;

function startOfWord(text: string): number {
  const begun = text.trimEnd();
  return Math.max(begun.lastIndexOf(' '), begun.lastIndexOf('\n')) + 1;
}

/** What is seen of a line in a number of columns, around its cursor; safe to print. */
export function viewLine({ text, cursor }: Line, columns: number): { readonly before: string; readonly after: string } {
  const before = [...show(text.slice(Math.max(0, cursor - columns), cursor))].slice(-columns);
  const after = [...show(text.slice(cursor, cursor + columns))].slice(0, columns - before.length);
  return { before: before.join(''), after: after.join('') };
}

const show = (text: string): string => escapeControls(text.replaceAll('\n', '⏎').replaceAll('\t', '⇥'));

/** A text in a number of columns, with an ellipsis where it is cut. */
export function cutText(text: string, columns: number): string {
  const characters = [...text];
  return characters.length <= columns ? text : `${characters.slice(0, Math.max(0, columns - 1)).join('')}…`;
}
