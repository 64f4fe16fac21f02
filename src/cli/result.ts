/** Prints or saves what a command gives. */

import { toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import type { Settings } from './arguments.ts';
import { printResult, saveResult } from './output.ts';
import { paintFor } from './rendering/paint.ts';
import { type Printable, renderResult } from './rendering/render.ts';
import { reportNotice, status } from './report.ts';
import type { Streams } from './streams.ts';

/** What to show of a result. */
interface Shown {
  readonly operation: Operation;
  readonly pick: string | undefined;
}

/**
 * Prints a result, or saves it, and returns the exit status: that of a failed check where it is the answer no.
 * @param done undefined where the input was blank and the operation rejects that
 * @param isSecret only the owner may read the file, also where the operation does not declare that
 */
export async function giveResult(
  done: { readonly value: unknown } | undefined,
  { operation, pick }: Shown,
  settings: Settings,
  streams: Streams,
  isSecret = false,
): Promise<number> {
  const json = settings.json === true;
  const { output } = operation;
  const shape = pick === undefined || typeof output === 'string' ? operation : { output: output[pick] ?? output };
  const isTerminal = isPrinted(settings) && streams.stdout.isTTY === true;
  const pickFrom = (value: unknown) =>
    pick === undefined ? value : (value as Readonly<Record<string, unknown>>)[pick];
  const content = done
    ? await renderResult(pickFrom(done.value), shape, { json, isTerminal, paint: paintFor(streams.stdout, streams) })
    : json
      ? 'null\n'
      : '';
  if (!json && pick !== undefined && done && (pickFrom(done.value) ?? null) === null)
    await reportNotice({ code: 'absent', message: tellAbsent(operation, done.value, pick) }, json, streams);
  const holds = done !== undefined && holdsSecret(operation, done.value, pick);
  await giveContent(content, settings, streams, isSecret || holds);
  return done && isNo(operation, done.value) ? status.no : status.ok;
}

/** That a result is absent, and which ones there are. */
function tellAbsent({ output, facts = [] }: Operation, value: unknown, pick: string): string {
  const named = value as Readonly<Record<string, unknown>>;
  const others = Object.keys(output).filter((name) => !facts.includes(name) && (named[name] ?? null) !== null);
  const known = others.length > 0 ? ` Present: ${others.map(toKebab).join(', ')}.` : '';
  return `There is no “${toKebab(pick)}” for this input.${known}`;
}

const isPrinted = ({ output }: Settings): boolean => output === undefined || output === '-';

/** Prints content, or saves it where a file is named. */
export const giveContent = (
  content: Printable,
  settings: Settings,
  streams: Streams,
  isSecret: boolean,
): Promise<void> =>
  isPrinted(settings) ? printResult(content, streams) : saveResult(content, settings.output ?? '', isSecret);

/** Whether a result is the answer no: its only or first output is a boolean, and false. */
function isNo({ output }: Operation, value: unknown): boolean {
  if (typeof output === 'string') return value === false && kindInfo(output).repr === 'boolean';
  const [[first, kind] = []] = Object.entries(output);
  return first !== undefined && kind !== undefined && isNo({ output: kind }, (value as Record<string, unknown>)[first]);
}

/** Whether a result, or what is picked of it, holds a secret. */
function holdsSecret({ secretOutput = [] }: Operation, value: unknown, pick: string | undefined): boolean {
  if (secretOutput === true) return true;
  const named = value as Readonly<Record<string, unknown>>;
  return secretOutput.some((name) => (pick === undefined || pick === name) && named[name] !== null);
}
