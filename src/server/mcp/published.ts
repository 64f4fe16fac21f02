/** Operations as tools of their own, for clients that use a few of them all the time: `--tools`. */
import type { Tool } from '@modelcontextprotocol/server';
import { isRepeatable } from '#core/execution/repeatable.ts';
import { toKebab } from '#core/kebab.ts';
import type { Representation } from '#core/kind.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { type Category, categories, type Operation } from '#core/tool.ts';
import { isTable } from './content.ts';
import { optionsSchema } from './describe.ts';
import { loadNamedOperation, loadNamedTool, type NamedOperation } from './named-call.ts';
import { suggestNames, usageError } from './problem.ts';
import type { Toolbox } from './toolbox.ts';
import { fromFile, given, part, schema } from './tools.ts';

/** An operation under the name of its own tool. */
export interface PublishedTool {
  readonly tool: Tool;
  readonly named: NamedOperation;
}

/**
 * The operations that selectors name: `hash-text` for all of a tool, `json-prettify/format` for one, `category:crypto` for
 * all of a category.
 * @throws CallError for an unknown name
 */
export async function publishTools(selectors: readonly string[], tools: Toolbox): Promise<readonly PublishedTool[]> {
  const found = new Map<string, NamedOperation>();
  for (const selector of selectors)
    for (const named of await select(selector.trim(), tools)) found.set(named.use, named);
  return [...found.values()].map((named) => ({ tool: toTool(named), named }));
}

async function select(selector: string, tools: Toolbox): Promise<readonly NamedOperation[]> {
  const [, category] = /^category:(.*)$/.exec(selector) ?? [];
  if (category === undefined) {
    if (selector.includes('/')) return [await loadNamedOperation(selector, tools)];
    return operationsOf((await loadNamedTool(selector, tools)).id, tools);
  }
  if (!categories.includes(category as Category))
    throw usageError(`There is no category “${category}”.${suggestNames(category, categories, 'Categories')}`);
  const chosen = tools.catalog.filter((item) => item.category === category && item.operations.length > 0);
  return (await Promise.all(chosen.map(({ id }) => operationsOf(id, tools)))).flat();
}

async function operationsOf(id: string, tools: Toolbox): Promise<readonly NamedOperation[]> {
  const { operations } = await loadNamedTool(id, tools);
  return Promise.all(Object.keys(operations).map((name) => loadNamedOperation(`${id}/${name}`, tools)));
}

/**
 * `json_format`: the short name of the tool where it has one, and the words of the operation that this does not have,
 * unless another operation of the tool would be named alike.
 */
function nameOf({ loaded: { id, tool, operations }, name }: NamedOperation): string {
  const words = (tool.shortName ?? id).split('-');
  const own = (operation: string) => toKebab(operation).split('-');
  const rest = (operation: string) => own(operation).filter((word) => !words.includes(word));
  const isUnique = Object.keys(operations).every((other) => other === name || rest(other).join() !== rest(name).join());
  return [...words, ...(isUnique ? rest(name) : own(name))].join('_');
}

function toTool(named: NamedOperation): Tool {
  const { loaded, name, operation, use } = named;
  const { messages } = loaded;
  const { input, options = {}, examples = [] } = operation;
  const title = `${messages.title}: ${messages.operations[name] ?? name}`;
  const properties = {
    ...(input !== undefined && { ...given, ...fromFile }),
    ...(Object.keys(options).length > 0 && { options: optionsSchema(options, messages) }),
    ...part,
  };
  return {
    name: nameOf(named),
    title,
    description: `${messages.description} (${use}${input === undefined ? '' : `, takes ${input}`})`,
    inputSchema: schema(properties),
    outputSchema: outputSchema(operation),
    annotations: { readOnlyHint: true, idempotentHint: isRepeatable(operation, examples), openWorldHint: false },
  };
}

const schemas: Readonly<Partial<Record<Representation, object>>> = {
  text: { type: 'string' },
  number: { type: ['number', 'string'] },
  boolean: { type: 'boolean' },
  rows: { type: 'array', items: { type: 'object' } },
  value: {},
};

/** Files are described; short ones are in Base64, others and pictures in the content. */
const file = {
  type: 'object' as const,
  properties: { base64: { type: 'string' }, bytes: { type: 'integer' }, mimeType: { type: 'string' } } as never,
  required: ['bytes', 'mimeType'],
};

/** The schema of structured results. */
function outputSchema({ output }: Operation): NonNullable<Tool['outputSchema']> {
  if (typeof output !== 'string') {
    const parts = Object.entries(output).flatMap(([name, kind]) => {
      const own = schemas[kindInfo(kind).repr];
      return own ? [[name, own]] : [];
    });
    return { type: 'object', properties: Object.fromEntries(parts) };
  }
  if (isTable(output)) {
    const properties = { rows: schemas.rows, count: { type: 'integer' } } as never;
    return { type: 'object', properties };
  }
  const value = schemas[kindInfo(output).repr];
  return value ? { type: 'object', properties: { value } as never, required: ['value'] } : file;
}
