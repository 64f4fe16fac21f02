/** Asks for one row of a list, which typing narrows. */
import { paintFor } from '../rendering/paint.ts';
import { cutText, editLine, type Line, lineOf, viewLine } from './line.ts';
import type { Row } from './rows.ts';
import { sizeOf, type Terminal } from './terminal.ts';

interface Question<T> {
  readonly heading: string;
  /** What the keys do. */
  readonly hint: string;
  readonly find: (query: string) => readonly Row<T>[] | Promise<readonly Row<T>[]>;
  /** The row that is chosen at first. */
  readonly at?: number;
}

interface Chosen<T> {
  readonly value: T;
  readonly isByTab: boolean;
}

/** Waits until a row is chosen by Enter or Tab. */
export async function choose<T>(terminal: Terminal, question: Question<T>): Promise<Chosen<T>> {
  const { heading, hint, find } = question;
  let line: Line = lineOf('');
  let rows = await find('');
  let at = question.at ?? 0;
  for (;;) {
    draw(terminal, heading, hint, line, rows, at);
    const key = await terminal.next();
    const row = rows[at];
    const moves: Readonly<Record<string, number>> = { up: -1, down: 1, pageup: -page, pagedown: page };
    const move = moves[key.name];
    if (['return', 'enter', 'tab'].includes(key.name)) {
      if (row) return { value: row.value, isByTab: key.name === 'tab' };
    } else if (move !== undefined) at = Math.min(Math.max(at + move, 0), Math.max(rows.length - 1, 0));
    else {
      const edited = editLine(line, { ...key, text: key.text.replaceAll('\n', ' ') });
      if (edited.text !== line.text) {
        rows = await find(edited.text);
        at = 0;
      }
      line = edited;
    }
  }
}

/** The most rows that are seen at once. */
const page = 10;
/** The lines besides the rows: heading, query, hint, and one that is left to the terminal. */
const otherLines = 4;

function draw<T>(
  { streams, draw }: Terminal,
  heading: string,
  hint: string,
  line: Line,
  rows: readonly Row<T>[],
  at: number,
): void {
  const { columns, rows: height } = sizeOf(streams);
  const paint = paintFor(streams.stdout, streams);
  const size = Math.max(1, Math.min(page, height - otherLines));
  const first = Math.max(0, Math.min(at - Math.floor(size / 2), rows.length - size));
  const shown = rows.slice(first, first + size).map(({ label, description = '' }, nth) => {
    const isChosen = first + nth === at;
    const name = cutText(label, columns - 2);
    const rest = cutText(description, Math.max(0, columns - 4 - [...name].length));
    return `${isChosen ? '>' : ' '} ${paint(isChosen ? 'bold' : 'green', name)}${rest.length > 1 ? `  ${rest}` : ''}`;
  });
  const { before, after } = viewLine(line, columns - 3);
  const place = rows.length > size ? ` · ${at + 1} of ${rows.length}` : '';
  draw(
    [
      paint('bold', cutText(heading, columns)),
      `? ${before}${after}`,
      ...(rows.length > 0 ? shown : ['  Nothing matches.']),
      cutText(`${hint}${place}`, columns),
    ],
    1,
    `? ${before}`,
  );
}
