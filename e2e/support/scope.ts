/**
 * What is checked on each landing. The frame of the pages is the same in all: it is checked on representatives, by the
 * tests that are marked with `onLanding`; the tools that the change affects most are checked in full. `COMPLETE=1` in the
 * environment checks every page in every way, as the nightly run does.
 */
import { join } from 'node:path';
import { type KindId, kindInfo } from '../../src/core/kinds/kinds.ts';
import { offeredOperations } from '../../src/core/operations/offered-operations.ts';
import type { Tool } from '../../src/core/tool.ts';
import { isAffected, isComplete } from '../../src/testing/affected-tools.ts';
import { catalog } from './site.ts';

const tools = join(import.meta.dirname, '../../src/tools');

/** How a value is shown: in a line, as a document with or without a language, or in another form. */
function formOf(kind: KindId): string {
  const { isShort, language, repr } = kindInfo(kind);
  return isShort ? 'short' : language ? 'code' : repr;
}

/** What a page looks and behaves by: its layout, whether it has several operations, the forms of input and result. */
async function featuresOf(id: string): Promise<readonly string[]> {
  const { default: tool } = (await import(`${tools}/${id}/tool.ts`)) as { default: Tool };
  const names = offeredOperations(tool);
  const { input, output = 'text' } = tool.operations[names[0] ?? ''] ?? {};
  const shown = typeof output === 'string' ? formOf(output) : 'rows';
  return [
    `layout ${tool.page?.layout}`,
    names.length > 1 ? 'several operations' : 'one operation',
    `takes ${input && formOf(input)}`,
    `shows ${shown}`,
  ];
}

/** Few tools that have all features between them: each time the one that adds most. */
async function chooseRepresentatives(): Promise<ReadonlySet<string>> {
  const features = new Map<string, readonly string[]>();
  for (const { id } of catalog('en')) features.set(id, await featuresOf(id));
  const missing = new Set([...features.values()].flat());
  const chosen = new Set<string>();
  const gain = (id: string) => features.get(id)?.filter((feature) => missing.has(feature)).length ?? 0;
  while (missing.size > 0) {
    const best = [...features.keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const feature of features.get(best) ?? []) missing.delete(feature);
    chosen.add(best);
  }
  return chosen;
}

const representatives = await chooseRepresentatives();

/** Whether a tool represents others. */
export const isRepresentative = (id: string): boolean => isComplete || representatives.has(id);

/** Whether the page of a tool is checked in every way: it is affected, or represents others. */
export const isCheckedInFull = (id: string): boolean => isRepresentative(id) || isAffected(id);
