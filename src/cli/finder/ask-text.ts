/** Asks for a text, or for the path of a file to read it from. */
import { homedir } from 'node:os';
import { openFile } from '../input.ts';
import { paintFor } from '../rendering/paint.ts';
import { UsageError } from '../usage-error.ts';
import { cutText, editLine, lineOf, viewLine } from './line.ts';
import { sizeOf, type Terminal } from './terminal.ts';

/** What was typed. */
export type Typed = { readonly text: string } | { readonly file: string };

interface Question {
  readonly heading: string;
  readonly initial?: string;
  /** A secret: nothing of it is shown. */
  readonly isHidden?: boolean;
  /** Tab turns from the text to a path and back. */
  readonly takesFile?: boolean;
  /** A path comes first. */
  readonly isFile?: boolean;
  /** What is wrong with a text; undefined where it is right. */
  readonly check?: (text: string) => string | undefined;
}

/** Waits until a right text or the path of a readable file is typed. */
export async function askText(
  terminal: Terminal,
  { heading, initial = '', isHidden = false, takesFile = false, isFile = false, check = () => undefined }: Question,
): Promise<Typed> {
  let line = lineOf(initial);
  let isPath = isFile;
  let problem: string | undefined;
  for (;;) {
    const isShown = isPath || !isHidden;
    const hint = [
      'Enter: done',
      ...(isPath ? [] : ['Alt Enter: new line']),
      ...(takesFile ? [`Tab: ${isPath ? 'type the text' : 'read a file'}`] : []),
      'Esc: leave',
    ].join(' · ');
    const { columns } = sizeOf(terminal.streams);
    const paint = paintFor(terminal.streams.stdout, terminal.streams);
    const label = isPath ? 'Path of a file: ' : isHidden ? 'Not shown: ' : '> ';
    const { before, after } = isShown ? viewLine(line, columns - label.length - 1) : { before: '', after: '' };
    terminal.draw(
      [
        paint('bold', cutText(heading, columns)),
        `${label}${before}${after}`,
        ...(problem === undefined ? [] : [paint('red', cutText(problem, columns))]),
        cutText(hint, columns),
      ],
      1,
      `${label}${before}`,
    );
    const key = await terminal.next();
    problem = undefined;
    if (key.name === 'tab' && takesFile) {
      isPath = !isPath;
      line = lineOf('');
    } else if (!isPath && ((key.name === 'return' && (key.meta || key.isFollowed)) || key.name === 'enter'))
      line = editLine(line, { name: 'enter', text: '\n' });
    else if (key.name === 'return') {
      const typed = isPath ? { file: expandHome(line.text) } : { text: line.text };
      problem = 'file' in typed ? await checkFile(typed.file) : check(typed.text);
      if (problem === undefined) return typed;
    } else line = editLine(line, key);
  }
}

/** As a shell does. */
const expandHome = (path: string): string => (path.startsWith('~/') ? homedir() + path.slice(1) : path);

async function checkFile(path: string): Promise<string | undefined> {
  if (path === '') return 'Type the path of a file.';
  try {
    await openFile(path);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
