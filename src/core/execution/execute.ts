import { coerce } from '#core/coercion.ts';
import { readEncoded } from '#core/encoding/read-encoded.ts';
import { type Issue, parseOptions } from '#core/fields.ts';
import type { Representation } from '#core/kind.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Params } from '#core/messages.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import { type LocatedPlace, locate } from '#core/place.ts';
import { type Context, type Offer, type Operation, type Place, type Tool, ToolError, toPlace } from '#core/tool.ts';
import { mergeContexts } from './context.ts';
import { RunMemory } from './run-memory.ts';

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

/** A checked call of a logic function: what a worker needs to execute it. */
export interface Call {
  readonly operation: string;
  /** Absent for an operation without input. */
  readonly input?: {
    readonly repr: Representation;
    readonly value: unknown;
    /** The encoding in which bytes are read as text; absent where only UTF-8 is. */
    readonly encoding?: unknown;
  };
  readonly options: Readonly<Record<string, unknown>>;
  /** The operation's own. */
  readonly stallAfter?: number;
}

/**
 * Checks an operation's input and options as a host has collected them.
 * @throws OptionsError naming each option that does not fit
 */
export function prepare(
  name: string,
  operation: Operation,
  input: unknown,
  raw: Readonly<Record<string, unknown>>,
): Call {
  const { options: fields = {}, inputEncoding = '' } = operation;
  const options = parseOptions(fields, raw);
  if (!options.ok) throw new OptionsError(options.issues);
  return {
    operation: name,
    options: options.value,
    ...(operation.stallAfter === undefined ? {} : { stallAfter: operation.stallAfter }),
    ...(operation.input
      ? { input: { repr: kindInfo(operation.input).repr, value: input, encoding: options.value[inputEncoding] } }
      : {}),
  };
}

/**
 * Checks a call of one of a tool's operations, as `prepare` does.
 * @throws ToolError where there is no such operation, OptionsError naming each option that does not fit
 */
export function prepareCall(
  tool: Pick<Tool, 'operations'>,
  name: string,
  input: unknown,
  raw: Readonly<Record<string, unknown>>,
): Call {
  const operation = findOperation(tool, name);
  if (!operation) throw new ToolError('unknown-operation', { name, known: Object.keys(tool.operations).join(', ') });
  return prepare(name, operation, input, raw);
}

export interface Notice {
  readonly code: string;
  readonly params: Params;
  readonly at?: LocatedPlace;
  /** At least one where present. */
  readonly offers?: readonly Offer[];
  /** A notice about an option that is empty or `auto`: what could be added or was found, not what is wrong. */
  readonly isHint?: true;
}

/** How many notices of one code an outcome has: more would hide the rest, and locating each reads the text. */
const maxNotices = 20;

/** A ToolError as plain data, with its place as line, column and character. */
export type Failure = Notice;

/**
 * How a call ended. `isRandom`: the run used randomness, so the next may give another value. `nothing`: the input is
 * blank and the operation rejects that; a host in which the user has yet to type shows no error. `bug`: an error other
 * than a ToolError was thrown.
 */
export type Outcome<Value = unknown> =
  | { readonly value: Value; readonly notices: readonly Notice[]; readonly isRandom?: true }
  | { readonly nothing: Failure; readonly notices: readonly Notice[] }
  | { readonly failure: Failure; readonly notices: readonly Notice[] }
  | { readonly bug: { readonly message: string; readonly stack: string } };

/** How a call ended and how long it took, in milliseconds, without the time in the queue and between threads. */
export type RunOutcome<Value = unknown> = Outcome<Value> & { readonly duration: number };

/**
 * How a host runs work that may never end: after that many milliseconds it is stopped, and the run ends with `failure`,
 * or where it is a part of the run, that is thrown.
 */
export type Limit = <T>(work: () => T, milliseconds: number, failure: Failure, isPart?: boolean) => T;

/**
 * Executes a prepared call and returns its outcome; never throws. `ctx.notice` is called for each notice as it occurs;
 * the outcome has the first ones of each code, and `more-notices` (`n`) for the others.
 * A host that cannot stop work runs it to its end.
 * @param memory what runs of the same tool share; without it, each makes its own
 */
export async function executeCall(
  logic: Logic,
  call: Call,
  ctx: Context,
  limit: Limit = (work) => work(),
  memory = new RunMemory(),
): Promise<Outcome> {
  const notices: Notice[] = [];
  const counts = new Map<string, number>();
  const allNotices = (): readonly Notice[] => {
    const n = [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - maxNotices), 0);
    return n > 0 ? [...notices, { code: 'more-notices', params: { n } }] : notices;
  };
  let input: unknown;
  let { options } = call;
  const traits: { isRandom?: true } = {};
  const toNotice = (code: string, params: Params, at: Place | undefined, offers: readonly Offer[]): Notice => {
    const text = at?.field === undefined ? input : options[at.field];
    return {
      code,
      params,
      ...(at && { at: locate(at, typeof text === 'string' ? text : undefined) }),
      ...(offers.length > 0 && { offers }),
    };
  };
  const toFailure = ({ code, params, at, offers }: ToolError): Failure => toNotice(code, params, at, offers);
  const notice: Context['notice'] = (code, params = {}, at, offers = []) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const place = toPlace(at);
    const chosen = options[place?.field ?? ''];
    const isHint = chosen === '' || chosen === 'auto';
    if (count <= maxNotices) notices.push({ ...toNotice(code, params, place, offers), ...(isHint && { isHint }) });
    ctx.notice(code, params, at, offers);
  };
  const callContext = mergeContexts(ctx, {
    notice,
    reuse: memory.start(logic, notice),
    limit(work, error, isPart = false) {
      const { operation, stallAfter } = call;
      if (stallAfter === undefined) throw new Error(`${operation} does not declare stallAfter`);
      const { params, ...failure } = toFailure(error);
      return limit(work, stallAfter, { ...failure, params: { ...params, seconds: stallAfter / 1_000 } }, isPart);
    },
    random(bytes) {
      traits.isRandom = true;
      return ctx.random(bytes);
    },
    get generateKey(): Context['generateKey'] {
      const { generateKey } = ctx;
      return (
        generateKey &&
        ((algorithm, isUrgent) => {
          traits.isRandom = true;
          return generateKey(algorithm, isUrgent);
        })
      );
    },
  });
  try {
    const run = logic[call.operation] as ((...args: unknown[]) => unknown) | undefined;
    if (!run) throw new Error(`logic.ts does not export ${call.operation}`);
    if (call.input) {
      const { value, repr, encoding } = call.input;
      input = value;
      if (encoding !== undefined && (value instanceof Blob || value instanceof Uint8Array)) {
        const { text, notice: reading } = readEncoded(
          (await coerce(value, 'bytes', ctx)) as Uint8Array,
          String(encoding),
        );
        // Its place is in the text.
        input = text;
        if (reading) {
          const [code, params, offset] = reading;
          notice(code, params, offset);
        }
      } else input = await coerce(input, repr, callContext);
    }
    options = await readDocuments(call.options, callContext);
    const value = await (call.input ? run(input, options, callContext) : run(options, callContext));
    return { value, notices: allNotices(), ...traits };
  } catch (error) {
    if (error instanceof ToolError) {
      const failure = toFailure(error);
      const isNothing = error.at?.field === undefined && (await isBlank(input));
      return { ...(isNothing ? { nothing: failure } : { failure }), notices: allNotices() };
    }
    return toBug(error);
  }
}

/** The outcome of a call that threw something other than a ToolError. */
export function toBug(error: unknown): Outcome {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { bug: { message, stack } };
}

/** The options, with documents that came as files as texts. */
async function readDocuments(options: Call['options'], ctx: Context): Promise<Call['options']> {
  const read = { ...options };
  for (const [field, value] of Object.entries(options)) {
    if (!(value instanceof Blob)) continue;
    try {
      read[field] = await coerce(value, 'text', {
        notice: (code, params, at, offers) => ctx.notice(code, params, { offset: 0, ...toPlace(at), field }, offers),
      });
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      throw error.movedTo({ offset: 0, ...error.at, field });
    }
  }
  return read;
}

/**
 * Checks and calls an operation in this thread.
 * @throws OptionsError where an option does not fit, ToolError where the input does not
 */
export async function execute(
  logic: Logic,
  tool: Tool,
  name: string,
  input: unknown,
  raw: Readonly<Record<string, unknown>>,
  ctx: Context,
): Promise<unknown> {
  const outcome = await executeCall(logic, prepareCall(tool, name, input, raw), ctx);
  if ('value' in outcome) return outcome.value;
  if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
  throw toError(failureOf(outcome));
}

/** The error that a failure was. */
export const toError = ({ code, params, at, offers }: Failure): ToolError => new ToolError(code, params, at, offers);

/** The failure of an outcome without a value, for callers that report it for a blank input too. */
export const failureOf = (outcome: Extract<Outcome, { failure: Failure } | { nothing: Failure }>): Failure =>
  'failure' in outcome ? outcome.failure : outcome.nothing;

/** The longest input, in bytes, that is checked for being blank. */
const maxBlankLength = 4_096;

/** Whether an input is empty or only white space; one that cannot be read is not. */
export async function isBlank(value: unknown): Promise<boolean> {
  if (typeof value === 'string') return value.trim() === '';
  if (!(value instanceof Blob || value instanceof Uint8Array)) return false;
  const blob = value instanceof Blob ? value : new Blob([value as BlobPart]);
  if (blob.size > maxBlankLength) return false;
  return blob.text().then(
    (text) => text.trim() === '',
    () => false,
  );
}
