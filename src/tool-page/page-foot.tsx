import type { Tool } from '#core/tool.ts';
import { island } from '#ui/island.tsx';
import { type Examples, loadExamples } from './examples.ts';

/**
 * Notes and examples below a tool, outside its layouts: a press on an example may replace these. In the static HTML, the
 * code comes later, and the examples with it.
 */
export const createPageFoot = (tool: Tool, load: () => Promise<Examples>) =>
  island(async () => {
    const [parts] = await Promise.all([import('./layouts/layout-parts.ts'), loadExamples(tool, load)]);
    return parts;
  }, 'FootContent');

export type PageFoot = ReturnType<typeof createPageFoot>;
