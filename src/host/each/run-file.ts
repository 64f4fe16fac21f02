import type { StepsQuestion } from '#core/execution/each.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { loadSteps } from './load-steps.ts';
import { textOf } from './text-of.ts';

/** Longer results are files, in code units: the results of thousands of files are not held in memory. */
const heldLength = 10_000;

/**
 * What a recipe makes of a file: a text, or a file where it is bytes or long.
 * @throws ToolError `not-text`; `wrong-options` {step}; `failed` {step, message}; Error for an unknown step
 */
export async function runFile(file: Blob, question: StepsQuestion, ctx: Context): Promise<string | Blob> {
  const { change } = await loadSteps(question, ctx);
  const changed = await change(file, ctx.progress);
  if ('failure' in changed) throw new ToolError('failed', { ...changed.failure });
  const { result } = changed;
  if (result instanceof Blob) return result;
  if (result instanceof Uint8Array) return new Blob([result as BlobPart]);
  const text = textOf(result);
  // A lone surrogate is in no file.
  return text.length > heldLength && text.isWellFormed() ? new Blob([text]) : text;
}
