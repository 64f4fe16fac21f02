import type { ToolMessages } from '#core/messages.ts';
import { localeOf, type ToolEntry } from '#core/registry.ts';
import type { Operation, Tool } from '#core/tool.ts';
import { tools } from '#generated/tools.ts';

/** The declaration of a tool and all its messages in one language. */
export interface LoadedTool {
  readonly id: string;
  readonly tool: Tool;
  readonly messages: ToolMessages;
  /** The public operations, by name. */
  readonly operations: Readonly<Record<string, Operation>>;
}

const entries: Readonly<Record<string, ToolEntry>> = tools;

/** The ids of all tools, sorted. */
export const toolIds: readonly string[] = Object.keys(entries);

/**
 * Loads the declaration of a tool and its messages for a BCP 47 tag, and nothing of its logic.
 * @throws RangeError where there is no such tool
 */
export async function loadTool(id: string, locale = 'en'): Promise<LoadedTool> {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (!entry) throw new RangeError(`There is no tool ${id}.`);
  const [{ default: tool }, { default: messages }] = await Promise.all([entry.tool(), entry[localeOf(locale)]()]);
  const operations = Object.fromEntries(Object.entries(tool.operations).filter(([, { internal }]) => !internal));
  return { id, tool, messages, operations };
}
