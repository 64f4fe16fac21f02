import type { Recipe } from '#core/execution/recipe.ts';
import { ToolError } from '#core/tool.ts';
import type { Change } from '#host/each/change-each.ts';
import { textOf } from '#host/each/text-of.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import { decode } from '../../encoding.ts';
import { openFile } from '../../input.ts';
import { saveResult } from '../../output.ts';
import { InputError } from '../../report.ts';
import type { Streams } from '../../streams.ts';
import { UsageError } from '../../usage-error.ts';
import { runSteps, type Step } from '../steps.ts';

/** What happens to each value, as plain data: a thread gets it, too. */
export interface Job {
  readonly recipe: Recipe;
  /** The values are paths. */
  readonly isFile: boolean;
  /** Of the files. */
  readonly encoding: TextEncoding | undefined;
  /** Only the owner may read the results. */
  readonly isSecret: boolean;
  /** A value that fails ends the run. */
  readonly stops: boolean;
}

/** A value to change, and the file that its result becomes. */
export interface Item {
  /** Undefined is one that stays. */
  readonly value: string | undefined;
  readonly target?: string | undefined;
}

/** What a value becomes, and the notices about that. */
export type Done = Change<Diagnostic> & { readonly notices: readonly Diagnostic[] };

/**
 * Runs the steps on a value; writes the result where it becomes a file.
 * @throws UsageError, Bug
 */
export async function changeValue(
  { value, target }: Item,
  steps: readonly Step[],
  job: Job,
  streams: Streams,
): Promise<Done> {
  const notices: Diagnostic[] = [];
  if (value === undefined) return { notices, result: undefined };
  try {
    const input = job.isFile ? await readFile(value, job.encoding) : value;
    const done = await runSteps(steps, input, streams, async (notice) => void notices.push(notice));
    if (target === undefined) return { notices, result: done?.flowing };
    await saveResult(contentOf(done?.flowing), target, job.isSecret);
    return { notices, result: undefined };
  } catch (error) {
    if (error instanceof InputError) return { notices, failure: error.diagnostic };
    throw withoutText(error);
  }
}

/** The error for a result that is no text where only text can be kept; any other as it is. */
export const withoutText = (error: unknown): unknown =>
  error instanceof ToolError && error.code === 'not-text'
    ? new UsageError('With --each, the last step must give text. Use --pick, or add a step.')
    : error;

/** @throws InputError: one file that cannot be read is one value that fails */
async function readFile(path: string, encoding: TextEncoding | undefined): Promise<string | Blob> {
  const file = await openFile(path).catch((error: unknown) => {
    throw error instanceof UsageError ? new InputError({ code: 'unreadable', message: error.message }) : error;
  });
  return encoding ? decode(new Uint8Array(await file.arrayBuffer()), encoding) : file;
}

const contentOf = (result: unknown) =>
  result instanceof Blob || result instanceof Uint8Array ? result : textOf(result);
