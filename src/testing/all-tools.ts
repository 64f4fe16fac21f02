/** Every tool with its logic and messages, for the suites that run over all of them. */
import { join } from 'node:path';
import type { Logic } from '#core/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, locales, type ToolEntry } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import { logics } from '#generated/logic.ts';
import { tools } from '#generated/tools.ts';

export const toolsFolder = join(import.meta.dirname, '../tools');

export interface WholeTool {
  readonly id: string;
  readonly tool: Tool;
  readonly logic: Logic;
  readonly messages: Readonly<Record<Locale, ToolMessages>>;
}

async function loadWhole(id: string, entry: ToolEntry): Promise<WholeTool> {
  const load = (logics as Readonly<Record<string, () => Promise<Logic>>>)[id];
  const messages = locales.map(async (locale) => [locale, (await entry[locale]()).default] as const);
  return {
    id,
    tool: (await entry.tool()).default,
    logic: load ? await load() : {},
    messages: Object.fromEntries(await Promise.all(messages)) as Record<Locale, ToolMessages>,
  };
}

/** All tools, by id; where the environment names one in `TOOL`, that one only. */
export async function loadAllTools(): Promise<readonly WholeTool[]> {
  const only = process.env['TOOL'];
  const entries = Object.entries(tools as Readonly<Record<string, ToolEntry>>);
  return Promise.all(
    entries.filter(([id]) => only === undefined || id === only).map(([id, entry]) => loadWhole(id, entry)),
  );
}
