/**
 * What is checked on each landing. The frame of the pages is the same in all: it is checked on representatives, and the
 * tools that the change affects are checked in full. `COMPLETE=1` in the environment checks every page in every way, as
 * the nightly run does.
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

/** What a page looks and behaves by: its layout, how many operations it has, and the forms of input and result. */
async function shapeOf(id: string): Promise<string> {
  const { default: tool } = (await import(`${tools}/${id}/tool.ts`)) as { default: Tool };
  const names = offeredOperations(tool);
  const { input, output = 'text' } = tool.operations[names[0] ?? ''] ?? {};
  const shown = typeof output === 'string' ? formOf(output) : 'rows';
  return [tool.page?.layout, names.length > 1, input && formOf(input), shown].join(' ');
}

const shapes = new Map<string, string>();
for (const { id } of catalog('en')) {
  const shape = await shapeOf(id);
  if (!shapes.has(shape)) shapes.set(shape, id);
}
const representatives = new Set(shapes.values());

/** Whether a tool represents all those of its shape. */
export const isRepresentative = (id: string): boolean => isComplete || representatives.has(id);

/** Whether the page of a tool is checked in every way: it is affected, or represents others. */
export const isCheckedInFull = (id: string): boolean => isRepresentative(id) || isAffected(id);
