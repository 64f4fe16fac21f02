/** A terminal that is read key by key, and on which a few lines are drawn again and again. */
import { emitKeypressEvents, type Interface } from 'node:readline';
import { onInterruption } from '../interruptions.ts';
import { Interrupted } from '../report.ts';
import type { Streams } from '../streams.ts';
import type { Key } from './line.ts';

export interface Terminal {
  readonly streams: Streams;
  /**
   * Waits for a key.
   * @throws Interrupted by Ctrl C, Escape or a signal
   */
  readonly next: () => Promise<Key>;
  /** Draws lines in place of the present ones, with the cursor after the beginning of one of them. */
  readonly draw: (lines: readonly string[], at: number, beginning: string) => void;
}

/** The size of a terminal, or the usual one where it says 0 or nothing. */
export const sizeOf = ({ stdout }: Streams) => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });

/** Between Escape and what follows it in the sequence of a key, in milliseconds. */
const escapeCodeTimeout = 50;

/** Requests to a terminal: to mark pasted texts, and to cut lines instead of wrapping them. */
const enter = '\x1b[?2004h\x1b[?7l';
const leave = '\x1b[?7h\x1b[?2004l';
const up = (lines: number): string => (lines > 0 ? `\x1b[${lines}A` : '');
const eraseBelow = '\x1b[J';

/** Lends a terminal, and gives it back as it was, whatever happens; what was drawn is erased. */
export async function withTerminal<T>(streams: Streams, use: (terminal: Terminal) => Promise<T>): Promise<T> {
  const { stdin, stdout } = streams;
  const keys: Key[] = [];
  let newest: Key | undefined;
  let interrupted: Interrupted | undefined;
  let wake = () => {};
  let pasted: string | undefined;
  let row = 0;

  const interrupt = (signal: NodeJS.Signals) => {
    interrupted ??= new Interrupted(signal);
    wake();
  };
  /** What comes at once is read in one turn of the event loop. */
  const add = (key: Key) => {
    if (newest) newest.isFollowed = true;
    newest = key;
    setImmediate(() => (newest = undefined));
    keys.push(key);
  };
  const onKey = (text: string | undefined, key: Pressed) => {
    const { name = '', sequence = '', ctrl, meta } = key;
    if (name === 'paste-start') pasted = '';
    else if (name === 'paste-end') {
      add({ name: 'paste', text: (pasted ?? '').replaceAll(/\r\n?/g, '\n') });
      pasted = undefined;
    } else if (pasted !== undefined) pasted += text ?? sequence;
    else if (name === 'escape' || (ctrl && name === 'c')) return interrupt('SIGINT');
    else add({ name, text: ctrl || meta || isControl(text) ? '' : (text ?? ''), ctrl, meta });
    wake();
  };
  const onEnd = () => interrupt('SIGHUP');
  emitKeypressEvents(stdin, { escapeCodeTimeout } as unknown as Interface);
  stdin.on('keypress', onKey).on('end', onEnd);
  const ignoreInterruption = onInterruption(interrupt);
  stdin.setRawMode?.(true);
  stdout.write(enter);
  stdin.resume();

  const next = async (): Promise<Key> => {
    while (keys.length === 0 && !interrupted) await new Promise<void>((resolve) => (wake = resolve));
    if (interrupted) throw interrupted;
    return keys.shift() as Key;
  };
  const erase = () => `\r${up(row)}${eraseBelow}`;
  const draw: Terminal['draw'] = (lines, at, beginning) => {
    // The keys that wait change it at once.
    if (keys.length > 0) return;
    // Written once more, the beginning puts the cursor right behind it, however wide its characters are.
    stdout.write(`${erase()}${lines.join('\n')}\r${up(lines.length - 1 - at)}${beginning}`);
    row = at;
  };
  try {
    return await use({ streams, next, draw });
  } finally {
    stdout.write(erase() + leave);
    stdin.setRawMode?.(false);
    stdin.off('keypress', onKey).off('end', onEnd).pause();
    ignoreInterruption();
  }
}

/** A key as Node gives it. */
type Pressed = Partial<Record<'name' | 'sequence', string>> & Partial<Record<'ctrl' | 'meta', boolean>>;

const isControl = (text: string | undefined): boolean => text !== undefined && /^\p{Cc}/u.test(text);
