/** The library: every operation of every tool, by name. */
import { closestNames } from '#core/closest.ts';
import { plainContext } from '#core/context.ts';
import { describeFailure, describeIssue, type Vocabulary } from '#core/describe.ts';
import { type Call, failureOf, OptionsError, prepareCall, toError } from '#core/execute.ts';
import type { Representations } from '#core/kind.ts';
import type { KindId } from '#core/kinds.ts';
import type { CatalogItem } from '#core/registry.ts';
import { type Context, type Operation, type OptionsFor, type OutputOf, type Tool, ToolError } from '#core/tool.ts';
import type { kinds } from '#generated/kinds.ts';
import type { Tools } from '#generated/library.ts';
import { catalog } from '#host/catalog.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { loadLogic } from '#host/load-logic.ts';
import { loadTool } from '#host/load-tool.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';
import { vocabularyOf } from '#host/vocabulary.ts';

export type { Issue } from '#core/fields.ts';
export type { Params } from '#core/messages.ts';
export type { LocatedPlace } from '#core/place.ts';
export type { CatalogItem, CatalogOperation } from '#core/registry.ts';
export type { Context, Offer, Place } from '#core/tool.ts';
export { OptionsError, plainContext, ToolError };

type OperationsOf<Id extends keyof Tools> = Tools[Id]['operations'];
type PublicNames<Operations> = {
  [Name in keyof Operations & string]: Operations[Name] extends { readonly internal: true } ? never : Name;
}[keyof Operations & string];

/** `tool/operation`, for every operation of every tool. */
export type OperationName = { [Id in keyof Tools]: `${Id}/${PublicNames<OperationsOf<Id>>}` }[keyof Tools];

type Declaration<Use extends OperationName> = Use extends `${infer Id extends keyof Tools}/${infer Name}`
  ? Name extends keyof OperationsOf<Id>
    ? OperationsOf<Id>[Name] extends infer Declared extends Operation
      ? Declared
      : never
    : never
  : never;

/** What is accepted for each representation: text, bytes and files are converted as UTF-8, data is read from JSON. */
interface Accepted {
  readonly text: string | Uint8Array | Blob;
  readonly bytes: string | Uint8Array | Blob;
  readonly file: string | Uint8Array | Blob;
  readonly number: number | string;
  readonly boolean: boolean;
  readonly rows: Representations['rows'] | string;
  readonly value: unknown;
}

/** The input of an operation; `undefined` for one that takes options only. */
export type InputOf<Use extends OperationName> =
  Declaration<Use> extends { readonly input: infer Kind extends KindId }
    ? Accepted[(typeof kinds)[Kind]['repr']]
    : undefined;

/** The options of an operation; those left out have their defaults. */
export type OptionsOf<Use extends OperationName> = Partial<OptionsFor<Declaration<Use>>>;

/** The result of an operation: one value, or several by name. */
export type ResultOf<Use extends OperationName> = OutputOf<Declaration<Use>>;

/**
 * Executes one operation: `await execute('base64-string-converter/encode', 'hello')` is `'aGVsbG8='`.
 *
 * The context replaces the defaults: an abort signal, listeners for progress and notices, the clock, the random source,
 * what reads pictures (PNG only), what loads the reader of bar codes, the reader's language (`en`) and time zone (`UTC`).
 *
 * In Node, a regular expression in an option that takes too long is stopped; in a browser, call this in a worker that
 * you can terminate.
 * @throws OptionsError naming each option that does not fit
 * @throws ToolError where the input is wrong; `message` is a sentence, `at` the place, `offers` the options that would help
 */
export async function execute<const Use extends OperationName>(
  use: Use,
  input: InputOf<Use>,
  options: OptionsOf<Use> = {},
  context: Partial<Context> = {},
): Promise<ResultOf<Use>> {
  const [id, name] = find(use);
  const { tool, messages } = await loadTool(id);
  const vocabulary = vocabularyOf(messages);
  const call = check(tool, name, input, options, vocabulary);
  const logic = loadLogic(id, context.locale);
  const outcome = await run(logic, call, { ...pictureReaders, ...context }, limitInNode);
  if ('value' in outcome) return outcome.value as ResultOf<Use>;
  if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
  const failure = failureOf(outcome);
  throw Object.assign(toError(failure), { message: describeFailure(failure, vocabulary) });
}

/** All tools with their operations, titles, descriptions and keywords, in English. */
export const listTools = (): readonly CatalogItem[] => catalog;

/**
 * The id of a tool and the name of one of its public operations.
 * @throws TypeError naming the nearest one
 */
function find(use: string): readonly [id: string, name: string] {
  const item = catalog.find(({ id }) => use.startsWith(`${id}/`));
  const operation = item?.operations.find(({ name }) => `${item.id}/${name}` === use);
  if (item && operation) return [item.id, operation.name];
  const known = catalog.flatMap(({ id, operations }) => operations.map(({ name }) => `${id}/${name}`));
  const [nearest] = closestNames(use, known);
  throw new TypeError(`There is no operation “${use}”.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`);
}

function check(
  tool: Tool,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
): Call {
  try {
    return prepareCall(tool, name, input, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw Object.assign(error, { message: error.issues.map((issue) => describeIssue(issue, vocabulary)).join(' ') });
  }
}
