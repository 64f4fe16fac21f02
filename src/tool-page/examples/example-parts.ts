import type { Tool } from '#core/tool.ts';
import { island } from '#ui/island.tsx';
import { type Examples, loadExamples } from './examples.ts';

/**
 * The parts of a page that show its examples: in the static HTML; their code comes later, and the examples with it. `Foot`
 * has the notes too and is outside the layouts, since a press on an example may replace these.
 */
export const createExampleParts = (tool: Tool, load: () => Promise<Examples>) => ({
  Foot: island(async () => {
    const [parts] = await Promise.all([import('#page/layouts/layout-parts.ts'), loadExamples(tool, load)]);
    return parts;
  }, 'FootContent'),
  ExampleChoice: island(async () => {
    await loadExamples(tool, load);
    return import('./example-choice.tsx');
  }, 'ExampleChoice'),
  ExampleChips: island(async () => {
    await loadExamples(tool, load);
    return import('./example-chips.tsx');
  }, 'ExampleChips'),
});

export type ExampleParts = ReturnType<typeof createExampleParts>;
