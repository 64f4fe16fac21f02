/** Reports errors and notices, and maps errors to exit statuses. */

import { constants } from 'node:os';
import { optionFlags } from '#lib/option-flags.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import type { Diagnostic } from './diagnostics.ts';
import { textFor } from './rendering/escape-controls.ts';
import { paintFor } from './rendering/paint.ts';
import { isBrokenPipe, type Streams, write } from './streams.ts';
import { UsageError } from './usage-error.ts';

/** The input is wrong; ends with status 1. `excerpt`: lines that show people the place. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly diagnostic: Diagnostic;
  readonly excerpt: string;
  constructor(diagnostic: Diagnostic, excerpt = '') {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
    this.excerpt = excerpt;
  }
}

/** An unexpected error; ends with status 70, EX_SOFTWARE of sysexits.h. */
export class Bug extends Error {
  override readonly name = 'Bug';
  constructor(where: string, { message, stack }: { readonly message: string; readonly stack: string }) {
    super(`${where}: ${message}`);
    this.stack = stack;
  }
}

/** A signal that ended the command before all was written. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly signal: NodeJS.Signals;
  constructor(signal: NodeJS.Signals) {
    super(signal);
    this.signal = signal;
  }
}

/** A check that fails ends like invalid input. */
export const status = { ok: 0, no: 1, input: 1, usage: 2, bug: 70 } as const;

/** As a shell reports a command that a signal has ended. */
const statusOf = ({ signal }: Interrupted): number => 128 + constants.signals[signal];

/** Reports an error on standard error and returns the exit status. */
export async function reportError(error: unknown, json: boolean, streams: Streams): Promise<number> {
  const { stderr } = streams;
  if (isBrokenPipe(error)) return status.ok;
  if (error instanceof Interrupted) return statusOf(error);
  const { diagnostic, code, detail = '' } = classify(error);
  const name = paintFor(stderr, streams)('red', 'penknife:');
  const message = json ? JSON.stringify({ error: diagnostic }) : ` ${toSentence(diagnostic)}\n${detail}`.trimEnd();
  // Where even this cannot be written, the status remains.
  await write(stderr, `${json ? '' : name}${textFor(stderr, message)}\n`).catch(() => {});
  return code;
}

/** Reports a notice on standard error. */
export function reportNotice(notice: Diagnostic, json: boolean, streams: Streams): Promise<void> {
  const { stderr } = streams;
  const name = paintFor(stderr, streams)('yellow', 'Note:');
  const message = json ? JSON.stringify({ notice }) : ` ${toSentence(notice)}`;
  return write(stderr, `${json ? '' : name}${textFor(stderr, message)}\n`).catch(() => {});
}

/** Names the options that a message is about, and the options or input that would help: in data they have places of their own. */
const toSentence = ({ message, option, offers = [] }: Diagnostic): string => {
  const flags = offers.map(({ input, operation, ...options }) => [
    ...(operation === undefined ? [] : [operation]),
    ...(input === undefined ? [] : [input]),
    ...Object.entries(options).flatMap(([name, value]) => optionFlags(name, value)),
  ]);
  const hint = flags.map((words) => words.map(quoteForShell).join(' ')).join(' or ');
  return `${option === undefined ? '' : `--${option}: `}${message}${hint && ` Try ${hint}.`}`;
};

function classify(error: unknown): { diagnostic: Diagnostic; code: number; detail?: string } {
  if (error instanceof InputError) return { diagnostic: error.diagnostic, code: status.input, detail: error.excerpt };
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof UsageError) return { diagnostic: { code: 'usage', message }, code: status.usage };
  const diagnostic = { code: 'bug', message: `This is a bug in Penknife; please report it. ${message}` };
  return { diagnostic, code: status.bug, detail: `${stack}\n` };
}
