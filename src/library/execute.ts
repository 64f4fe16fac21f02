import { closestNames } from '#core/search/closest.ts';
import type { Operations } from '#generated/library.ts';
import { catalog } from '#host/catalog.ts';
import { loadLogic } from '#host/load-logic.ts';
import { loadTool } from '#host/load-tool.ts';
import { callOperation } from './call.ts';
import type { CallContext } from './types.ts';

/** `tool/operation`, for every operation of every tool. */
export type OperationName = keyof Operations;

/** The input of an operation; `undefined` for one that takes options only. */
export type InputOf<Use extends OperationName> = Operations[Use]['input'];

/** The options of an operation; those left out have their defaults. */
export type OptionsOf<Use extends OperationName> = Operations[Use]['options'];

/** The result of an operation: one value, or several by name. */
export type ResultOf<Use extends OperationName> = Operations[Use]['result'];

/**
 * Executes one operation: `await execute('base64-string-converter/encode', 'hello')` is `'aGVsbG8='`.
 *
 * In Node, a regular expression in an option that takes too long is stopped; in a browser, call this in a worker that
 * you can terminate.
 * @param context replaces the defaults: the language, the clock, a listener for notices …
 * @throws OptionsError naming each option that does not fit
 * @throws ToolError where the input is wrong; `message` is a sentence, `at` the place, `offers` the options that would help
 */
export async function execute<const Use extends OperationName>(
  use: Use,
  input: InputOf<Use>,
  options: OptionsOf<Use> = {},
  context: CallContext = {},
): Promise<ResultOf<Use>> {
  const [id, name] = find(String(use));
  const { tool } = await loadTool(id);
  const callable = {
    id,
    tool,
    loadLogic: (locale: string) => loadLogic(id, locale),
    loadMessages: async (locale: string) => (await loadTool(id, locale)).messages,
  };
  return (await callOperation(callable, name, input, options, context)) as ResultOf<Use>;
}

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
  throw new TypeError(`Unknown operation “${use}”.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`);
}
