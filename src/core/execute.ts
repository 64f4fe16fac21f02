import { encodingName, firstInvalidUtf8, guessEncoding, guessTextEncoding } from './encoding.ts';
import { type Fields, type Issue, parseOptions } from './fields.ts';
import type { Representation } from './kind.ts';
import { kindInfo } from './kinds.ts';
import type { Params } from './messages.ts';
import { type LocatedPlace, locate } from './place.ts';
import { type Context, type Operation, type Place, type Tool, ToolError, toPlace } from './tool.ts';

/** The functions of a `logic.ts`, as a host sees them. */
export type Logic = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Options that do not fit their fields. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super(issues.map(({ field, code }) => `${field}: ${code}`).join('; '));
    this.issues = issues;
  }
}

/** A call of a logic function that has been checked: what a worker needs to carry it out. */
export interface Call {
  readonly operation: string;
  /** Absent for an operation without input. */
  readonly input?: { readonly repr: Representation; readonly value: unknown };
  readonly options: Readonly<Record<string, unknown>>;
  /** That of the operation. */
  readonly stallAfter?: number;
}

/**
 * Checks what a surface collected for an operation.
 * @throws OptionsError naming each option that does not fit
 */
export function prepare(
  name: string,
  operation: Operation,
  input: unknown,
  raw: Readonly<Record<string, unknown>>,
): Call {
  const fields: Fields = operation.options ?? {};
  const options = parseOptions(fields, raw);
  if (!options.ok) throw new OptionsError(options.issues);
  return {
    operation: name,
    options: options.value,
    ...(operation.stallAfter === undefined ? {} : { stallAfter: operation.stallAfter }),
    ...(operation.input ? { input: { repr: kindInfo(operation.input).repr, value: input } } : {}),
  };
}

export interface Notice {
  readonly code: string;
  readonly params: Params;
  readonly at?: LocatedPlace;
}

/** A ToolError as it travels: plain data, its place counted out. */
export interface Failure {
  readonly code: string;
  readonly params: Params;
  readonly at?: LocatedPlace;
}

/**
 * How a call ended. `nothing`: the input is blank, and the operation refuses that; hosts in which someone has yet to type
 * show no error. A `bug` is an error that no one meant to throw.
 */
export type Outcome =
  | { readonly value: unknown; readonly notices: readonly Notice[] }
  | { readonly nothing: Failure; readonly notices: readonly Notice[] }
  | { readonly failure: Failure; readonly notices: readonly Notice[] }
  | { readonly bug: { readonly message: string; readonly stack: string } };

/** How a call ended and how long it took, in milliseconds, without waiting and travelling. */
export type Finished = Outcome & { readonly duration: number };

/** How a host runs work that may never end: after so many milliseconds it is stopped, and the run ends with `failure`. */
export type Limit = <T>(work: () => T, milliseconds: number, failure: Failure) => T;

/**
 * Carries out a prepared call and says how it ended; never throws. `ctx.notice` hears each notice as it comes. A host
 * that cannot stop work runs it to its end.
 */
export async function carryOut(
  logic: Logic,
  call: Call,
  ctx: Context,
  limit: Limit = (work) => work(),
): Promise<Outcome> {
  const notices: Notice[] = [];
  let input: unknown;
  const place = (at: Place | undefined) => {
    const text = at?.field === undefined ? input : call.options[at.field];
    return at ? { at: locate(at, typeof text === 'string' ? text : undefined) } : {};
  };
  const toFailure = ({ code, params, at }: ToolError): Failure => ({ code, params, ...place(at) });
  const listening: Context = {
    ...ctx,
    limit(work, error) {
      const { operation, stallAfter } = call;
      if (stallAfter === undefined) throw new Error(`${operation} does not declare stallAfter`);
      const { params, ...failure } = toFailure(error);
      return limit(work, stallAfter, { ...failure, params: { ...params, seconds: stallAfter / 1_000 } });
    },
    notice(code, params = {}, at) {
      notices.push({ code, params, ...place(toPlace(at)) });
      ctx.notice(code, params, at);
    },
  };
  try {
    const run = logic[call.operation] as ((...args: unknown[]) => unknown) | undefined;
    if (!run) throw new Error(`logic.ts does not export ${call.operation}`);
    if (call.input) {
      input = call.input.value;
      input = await coerce(input, call.input.repr, listening);
    }
    const value = await (call.input ? run(input, call.options, listening) : run(call.options, listening));
    return { value, notices };
  } catch (error) {
    if (error instanceof ToolError) {
      const failure = toFailure(error);
      const isNothing = error.at?.field === undefined && (await isBlank(input));
      return isNothing ? { nothing: failure, notices } : { failure, notices };
    }
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { bug: { message, stack } };
  }
}

/**
 * Checks and calls an operation in this thread.
 * @throws OptionsError where an option does not fit, ToolError where the input does not
 */
export async function perform(
  logic: Logic,
  tool: Tool,
  name: string,
  input: unknown,
  raw: Readonly<Record<string, unknown>>,
  ctx: Context,
): Promise<unknown> {
  const operation = Object.hasOwn(tool.operations, name) ? tool.operations[name] : undefined;
  if (!operation) throw new ToolError('unknown-operation', { name, known: Object.keys(tool.operations).join(', ') });
  const outcome = await carryOut(logic, prepare(name, operation, input, raw), ctx);
  if ('value' in outcome) return outcome.value;
  if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
  const { code, params, at } = failureOf(outcome);
  throw new ToolError(code, params, at);
}

/** Why there is no value, for who has to know also where the input is blank. */
export const failureOf = (outcome: Extract<Outcome, { failure: Failure } | { nothing: Failure }>): Failure =>
  'failure' in outcome ? outcome.failure : outcome.nothing;

/** The context of a host that has nothing to show progress or notices with. */
export const plainContext = (overrides: Partial<Context> = {}): Context => ({
  signal: new AbortController().signal,
  progress: () => {},
  notice: () => {},
  limit: (work) => work(),
  // biome-ignore lint/plugin: this is where the host's clock comes in
  now: () => new Date(),
  random: strongRandom,
  locale: 'en',
  timeZone: 'UTC',
  ...overrides,
});

/** Random bytes from the platform's cryptographic source, which gives at most 65,536 at a time. */
export function strongRandom(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += 65_536)
    // biome-ignore lint/plugin: this is where the host's randomness comes in
    crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  return bytes;
}

/**
 * Brings an input into the representation that an operation takes; text, bytes and files change as UTF-8. Half a
 * surrogate pair, which UTF-8 cannot carry, becomes U+FFFD and is told, and so are bytes that may be UTF-16.
 * @throws ToolError `not-utf8` {encoding}, which is a guess, or `not-text`, at the byte that is not UTF-8;
 * `too-big-for-text`, `not-a-number`, `not-json`, `not-rows`, `not-a-row` {number}, counted from 1, and `wrong-input`
 * where nothing can be made of the value
 */
async function coerce(value: unknown, repr: Representation, ctx: Pick<Context, 'notice'>): Promise<unknown> {
  if (typeof value === 'string' && (repr === 'bytes' || repr === 'file')) {
    const half = firstLoneSurrogate(value);
    if (half >= 0) ctx.notice('lone-surrogate', {}, half);
  }
  if (repr === 'text') {
    if (value instanceof Uint8Array) return readText(value, ctx);
    if (value instanceof Blob) return readText(new Uint8Array(await value.arrayBuffer()), ctx);
    return typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : wanted(value, typeof value === 'string', repr);
  }
  if (repr === 'bytes') {
    if (typeof value === 'string') return new TextEncoder().encode(value);
    if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
    return wanted(value, value instanceof Uint8Array, repr);
  }
  if (repr === 'file') {
    if (typeof value === 'string' || value instanceof Uint8Array) return new Blob([value as BlobPart]);
    return wanted(value, value instanceof Blob, repr);
  }
  if (value instanceof Blob) return coerce(await coerce(value, 'text', ctx), repr, ctx);
  if (repr === 'number' && typeof value === 'string') {
    const parsed = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isNaN(parsed)) throw new ToolError('not-a-number');
    return parsed;
  }
  if (repr === 'number' || repr === 'boolean') return wanted(value, typeof value === repr, repr);
  const data = typeof value === 'string' ? parseJson(value) : value;
  if (repr === 'rows') checkRows(data);
  return data;
}

/** The longest input, in bytes, that is searched for anything but white space. */
const longestBlank = 4_096;

/** Whether an input is empty or nothing but white space; what cannot be read is neither. */
async function isBlank(value: unknown): Promise<boolean> {
  if (typeof value === 'string') return value.trim() === '';
  if (!(value instanceof Blob || value instanceof Uint8Array)) return false;
  const blob = value instanceof Blob ? value : new Blob([value as BlobPart]);
  if (blob.size > longestBlank) return false;
  return blob.text().then(
    (text) => text.trim() === '',
    () => false,
  );
}

function wanted(value: unknown, fits: boolean, repr: Representation): unknown {
  if (!fits) throw new ToolError('wrong-input', { wanted: repr });
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolError('not-json');
  }
}

/** Rows come as any JSON. */
function checkRows(rows: unknown): void {
  if (!Array.isArray(rows)) throw new ToolError('not-rows');
  const wrong = rows.findIndex((row: unknown) => !isRow(row));
  if (wrong >= 0) throw new ToolError('not-a-row', { number: wrong + 1 });
}

const isRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  !Array.isArray(row) &&
  Object.values(row).every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));

/** Bytes as text. Latin letters in UTF-16 without a byte-order mark are UTF-8 too, with zeros: that is told. */
function readText(bytes: Uint8Array, ctx: Pick<Context, 'notice'>): string {
  const text = decodeUtf8(bytes);
  const encoding = text.includes('\0') ? guessEncoding(bytes) : 'utf-8';
  if (encoding !== 'utf-8') ctx.notice('may-be-utf16', { encoding: encodingName(encoding) });
  return text;
}

/** UTF-8 to text, a byte-order mark included: whoever hashes or encodes the text must get the same bytes again. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const offset = firstInvalidUtf8(bytes);
    if (offset < 0) throw new ToolError('too-big-for-text', { size: bytes.length });
    const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    const encoding = guessTextEncoding(bytes);
    const params = { byte, number: offset + 1 };
    if (!encoding) throw new ToolError('not-text', params, { offset });
    throw new ToolError('not-utf8', { ...params, encoding: encodingName(encoding) }, { offset });
  }
}

/** Offset of the first half of a surrogate pair that stands alone, or -1. */
export function firstLoneSurrogate(text: string): number {
  if (text.isWellFormed()) return -1;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (code >= 0xd800 && code <= 0xdfff) return index;
    if (code > 0xffff) index++;
  }
  return -1;
}
