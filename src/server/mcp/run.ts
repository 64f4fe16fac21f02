/** `run_tool` and `run_recipe`: calls of operations, with what a client may give and get. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Division, OnError } from '#core/execution/each.ts';
import type { Step } from '#core/execution/recipe.ts';
import { type Field, fieldFromText } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { nameOptions } from '#host/name-options.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import type { CallJob, JobOutcome, Problem } from '../job.ts';
import { toBytes, toContent } from './content.ts';
import { defaultLimit } from './cut.ts';
import { saveFile } from './files.ts';
import { loadNamedOperation, type NamedOperation } from './named-call.ts';
import { CallError, describeOffer, usageError } from './problem.ts';
import { listInputs, type Running } from './running.ts';

/** The arguments of a call, as the schemas of the tools have checked them. */
export interface RunArguments {
  readonly input?: unknown;
  readonly inputBase64?: string;
  readonly file?: string;
  readonly offset?: number;
  readonly limit?: number;
  readonly asFile?: boolean;
  readonly saveAs?: string;
}

type Options = Readonly<Record<string, unknown>>;

/** Runs one operation. */
export async function runTool(
  args: RunArguments & { readonly use: string; readonly options?: Options; readonly pick?: string },
  running: Running,
): Promise<CallToolResult> {
  const named = await loadNamedOperation(args.use, running.tools);
  return runOperation(named, args.options ?? {}, args, running);
}

/** Runs an operation that is found. */
export async function runOperation(
  named: NamedOperation,
  options: Options,
  args: RunArguments & { readonly pick?: string; readonly isStructured?: boolean },
  running: Running,
): Promise<CallToolResult> {
  const { loaded, name, operation, use } = named;
  const job = {
    tool: loaded.id,
    operation: name,
    options: readOptions(operation, options),
    pick: args.pick,
    ...(await readInput(named, args, running)),
  };
  const outcome = await running.run(job);
  if ('failure' in outcome) throw toCallError(outcome.failure, named);
  const privacy = { isSecret: isSecretResult(operation, args.pick), isPrivate: hasSecret(operation, job.options) };
  return finish(outcome, use, privacy, args, running.out);
}

/** Runs operations in a row, on the whole input or on each of its parts. */
export async function runRecipe(
  args: RunArguments & {
    readonly steps: readonly Step[];
    readonly each?: Division['each'];
    readonly column?: string;
    readonly onError?: OnError;
  },
  running: Running,
): Promise<CallToolResult> {
  const named: NamedOperation[] = [];
  for (const { use } of args.steps) named.push(await loadNamedOperation(use, running.tools));
  const [first] = named;
  if (!first) throw usageError('“steps” needs at least one step.');
  const steps = args.steps.map(({ options = {}, pick }, index) => {
    const { use, operation } = named[index] as NamedOperation;
    return { use, options: readOptions(operation, options), ...(pick !== undefined && { pick }) };
  });
  const { each, column = '', onError = 'stop' } = args;
  const job = {
    steps,
    ...(await readInput(first, args, running)),
    ...(each && { division: { each, column, onError } }),
  };
  const outcome = await running.run(job);
  if ('failure' in outcome) throw toCallError(outcome.failure, named[outcome.failure.step ?? 0] ?? first);
  const isSecret = named.some(({ operation }) => operation.secretOutput !== undefined);
  const isPrivate = steps.some(({ options }, index) => hasSecret((named[index] as NamedOperation).operation, options));
  return finish(outcome, 'recipe', { isSecret, isPrivate }, args, running.out);
}

/** Options by the names of their fields; a text or a number is read as the command line reads it. */
function readOptions(operation: Operation, options: Options): Options {
  const { options: fields = {} } = operation;
  const read = Object.entries(nameOptions(operation, options)).map(([name, value]) => {
    const field = fields[name];
    const isWritten = typeof value === 'string' || (typeof value === 'number' && field && !isNumeric(field));
    return [name, field && isWritten ? fieldFromText(field, String(value)) : value];
  });
  return Object.fromEntries(read);
}

const isNumeric = ({ type }: Field): boolean => type === 'int' || type === 'number';

/** The input of an operation, or the file that is the input. */
async function readInput(
  { operation, use }: NamedOperation,
  { input, inputBase64, file }: RunArguments,
  running: Running,
): Promise<Pick<CallJob, 'input' | 'file'>> {
  const given = [input, inputBase64, file].filter((one) => one !== undefined).length;
  const { input: kind } = operation;
  if (given > 1) throw usageError(`Give only one of ${listInputs(running, 'and')}.`);
  if (kind === undefined) {
    if (given > 0) throw usageError(`${use} takes no input, only options.`);
    return {};
  }
  if (given === 0) throw usageError(`${use} needs an input (${kind}): ${listInputs(running, 'or')}.`);
  const { repr, language } = kindInfo(kind);
  if (file !== undefined) return { file: await running.openFile(file, repr === 'file') };
  if (inputBase64 !== undefined) return { input: fromBase64(inputBase64) };
  // Agents write a JSON document as data as often as they write it as text.
  const isDocument = language === 'json' && repr === 'text' && typeof input === 'object';
  return { input: isDocument ? writeDocument(input) : input };
}

/** @throws CallError where it has too many levels for the stack */
export function writeDocument(data: unknown): string {
  try {
    return JSON.stringify(data, null, 2);
  } catch {
    throw usageError('“input” is nested too deeply. Pass the document as text.');
  }
}

/** @throws CallError */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(text, { strict: true });
  } catch {
    throw usageError('“inputBase64” must be padded Base64 (RFC 4648), on one line.');
  }
}

/** Whether a result, or the output that is picked, holds a secret. */
function isSecretResult({ secretOutput = [] }: Operation, pick: string | undefined): boolean {
  if (secretOutput === true) return true;
  return pick === undefined ? secretOutput.length > 0 : secretOutput.includes(pick);
}

/** Whether a call has a secret: its input, or an option that is given. */
const hasSecret = ({ secretInput, options: fields = {} }: Operation, options: Options): boolean =>
  secretInput === true ||
  Object.entries(fields).some(([name, field]) => field.type === 'text' && field.secret && (options[name] ?? '') !== '');

/** What a client is to know of a result. */
interface Privacy {
  /** It is a secret, or holds one: the model reads that, too. */
  readonly isSecret: boolean;
  /** It is made of a secret. */
  readonly isPrivate: boolean;
}

/** The longest example that is quoted. */
const maxExampleLength = 200;

/** The error of a call that failed, with an input that would do. */
function toCallError({ reason, ...problem }: Problem, { operation, use }: NamedOperation): CallError {
  const isAboutInput = reason === 'input' && problem.at?.field === undefined;
  const example = isAboutInput ? operation.examples?.find(({ input }) => input !== undefined)?.input : undefined;
  return new CallError({
    ...problem,
    use,
    ...(example !== undefined && example.length <= maxExampleLength && { validInput: example }),
  });
}

/** The content of a result and its notices; one that is a secret, or made of one, is marked. */
async function finish(
  { value, output, notices, isRandom }: Extract<JobOutcome, { value: unknown }>,
  use: string,
  { isSecret, isPrivate }: Privacy,
  {
    offset = 0,
    limit = defaultLimit,
    asFile = false,
    saveAs,
    isStructured = false,
  }: RunArguments & { isStructured?: boolean },
  out: string | undefined,
): Promise<CallToolResult> {
  const result =
    saveAs !== undefined && out !== undefined
      ? await save(out, saveAs, await toBytes(value, output), isSecret)
      : await toContent(value, output, { use, offset, limit, asFile, isRandom: isRandom === true, isStructured });
  const lines = notices.map(({ code, message, offers = [] }) => {
    const hint = offers.length > 0 ? ` Try ${offers.map((offer) => describeOffer(offer, use)).join(' or ')}.` : '';
    return `Notice ${code}: ${message}${hint}`;
  });
  if (isSecret) lines.push('Notice secret: The result holds a secret. Do not log, repeat or store it.');
  return {
    ...result,
    content: [...result.content, ...(lines.length > 0 ? [{ type: 'text' as const, text: lines.join('\n') }] : [])],
    ...((isSecret || isPrivate) && { _meta: { 'penknife/private': true } }),
  };
}

async function save(out: string, name: string, bytes: Uint8Array, isSecret: boolean): Promise<CallToolResult> {
  const path = await saveFile(out, name, bytes, isSecret);
  return { content: [{ type: 'text', text: `Saved ${bytes.length} bytes to ${path}` }] };
}
