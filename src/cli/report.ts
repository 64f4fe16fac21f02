/** Reports errors and notices, and maps errors to exit statuses. */

import type { Diagnostic } from './diagnostics.ts';
import { paintFor } from './paint.ts';
import { type Streams, write } from './streams.ts';
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

/** A check that fails ends like invalid input. */
export const status = { ok: 0, no: 1, input: 1, usage: 2, bug: 70, interrupted: 130 } as const;

/** Reports an error on standard error and returns the exit status. */
export async function reportError(error: unknown, json: boolean, streams: Streams): Promise<number> {
  const { stderr } = streams;
  if (isBrokenPipe(error)) return status.ok;
  const { diagnostic, code, detail = '' } = classify(error);
  if (code === status.interrupted) return code;
  const name = paintFor(stderr, streams)('red', 'penknife:');
  await write(
    stderr,
    json ? `${JSON.stringify({ error: diagnostic })}\n` : `${name} ${toSentence(diagnostic)}\n${detail}`,
  );
  return code;
}

/** Reports a notice on standard error. */
export function reportNotice(notice: Diagnostic, json: boolean, streams: Streams): Promise<void> {
  const { stderr } = streams;
  const name = paintFor(stderr, streams)('yellow', 'Note:');
  return write(stderr, json ? `${JSON.stringify({ notice })}\n` : `${name} ${toSentence(notice)}\n`);
}

/** Names the option that a message is about: in data it has a place of its own. */
const toSentence = ({ message, option }: Diagnostic): string =>
  option === undefined ? message : `--${option}: ${message}`;

/** The reader of the output may stop early (`| head`): that is no error. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

function classify(error: unknown): { diagnostic: Diagnostic; code: number; detail?: string } {
  if (error instanceof InputError) return { diagnostic: error.diagnostic, code: status.input, detail: error.excerpt };
  const { message, name, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof UsageError) return { diagnostic: { code: 'usage', message }, code: status.usage };
  if (name === 'AbortError') return { diagnostic: { code: 'interrupted', message }, code: status.interrupted };
  const diagnostic = { code: 'bug', message: `This is a bug in Penknife; please report it. ${message}` };
  return { diagnostic, code: status.bug, detail: `${stack}\n` };
}
