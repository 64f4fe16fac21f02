/** Finds and loads tools, by their current and former ids. */
import type { Logic } from '#core/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import type { CatalogItem, ToolEntry } from '#core/registry.ts';
import type { Operation, Tool } from '#core/tool.ts';
import catalogData from '#generated/catalog.en.json' with { type: 'json' };
import { logics } from '#generated/logic.ts';
import { tools } from '#generated/tools.ts';
import { alignPairs } from './align.ts';
import { suggest, UsageError } from './usage-error.ts';

export const catalog = catalogData as unknown as readonly CatalogItem[];

const entries: Readonly<Record<string, ToolEntry>> = tools;
const loaders: Readonly<Record<string, () => Promise<Logic>>> = logics;
const ids = new Map(
  catalog.flatMap(({ id, redirectFrom = [] }) =>
    [...redirectFrom.map((path) => path.slice(1)), id].map((name) => [name, id]),
  ),
);

export interface LoadedTool {
  readonly id: string;
  readonly tool: Tool;
  readonly messages: ToolMessages;
  /** The public operations, by name. */
  readonly operations: Readonly<Record<string, Operation>>;
}

/**
 * The id for a written name: an id, a former id, a word or several in a row that no other id contains, or a declared
 * short name.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
function findId(written: string): string {
  const exact = ids.get(written) ?? catalog.find(({ shortName }) => shortName === written)?.id;
  if (exact !== undefined) return exact;
  const fitting = catalog.filter(({ id }) => `-${id}-`.includes(`-${written}-`));
  const [only, ...others] = fitting;
  if (!only)
    throw new UsageError(
      `There is no tool “${written}”.${suggest(written, [...ids.keys()], '“penknife list” shows them all.')}`,
    );
  if (others.length === 0) return only.id;
  const list = alignPairs(
    fitting.map(({ id, title }) => [id, title]),
    '  ',
  );
  throw new UsageError(`“${written}” matches several tools:\n${list.trimEnd()}`);
}

/**
 * The tool of that id, former id or short name.
 * @throws UsageError naming the tools that match, or the nearest ones
 */
export async function loadTool(written: string): Promise<LoadedTool> {
  const id = findId(written);
  const entry = entries[id];
  if (!entry) throw new Error(`no tool ${id}`);
  const [{ default: tool }, { default: messages }] = await Promise.all([entry.tool(), entry.en()]);
  const operations = Object.fromEntries(Object.entries(tool.operations).filter(([, { internal }]) => !internal));
  if (Object.keys(operations).length === 0) throw new UsageError(`${messages.title} works in the browser only.`);
  return { id, tool, messages, operations };
}

/** The logic of a known tool. */
export function loadLogic(id: string): Promise<Logic> {
  const load = loaders[id];
  if (!load) throw new Error(`no logic for ${id}`);
  return load();
}
