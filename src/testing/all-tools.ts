/** Every tool with its logic and messages, for the suites that run over all of them. */
import { join } from 'node:path';
import type { Logic } from '#core/execution/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, locales } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import { loadLogic } from '#host/load-logic.ts';
import { loadTool, toolIds } from '#host/load-tool.ts';

export const toolsFolder = join(import.meta.dirname, '../tools');

export interface WholeTool {
  readonly id: string;
  /** The path of its sources. */
  readonly folder: string;
  readonly tool: Tool;
  readonly logic: Logic;
  readonly messages: Readonly<Record<Locale, ToolMessages>>;
}

async function loadWhole(id: string): Promise<WholeTool> {
  const messages = locales.map(async (locale) => [locale, (await loadTool(id, locale)).messages] as const);
  return {
    id,
    folder: join(toolsFolder, id),
    tool: (await loadTool(id)).tool,
    logic: (await loadLogic(id)).logic,
    messages: Object.fromEntries(await Promise.all(messages)) as Record<Locale, ToolMessages>,
  };
}

/** All tools, by id; where the environment names one in `TOOL`, that one only. */
export async function loadAllTools(): Promise<readonly WholeTool[]> {
  const only = process.env['TOOL'];
  return Promise.all(toolIds.filter((id) => only === undefined || id === only).map(loadWhole));
}
