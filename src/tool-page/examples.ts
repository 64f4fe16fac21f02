import type { Example, Tool } from '#core/tool.ts';

/** What a page shows of an example. */
export type ShownExample = Omit<Example, 'isRandom'>;

/** By operation. */
export type Examples = Readonly<Record<string, readonly ShownExample[]>>;

const loaded = new WeakMap<Tool, Examples>();

/** Loads the examples of a tool: in the browser, its declaration comes without them. */
export async function loadExamples(tool: Tool, load: () => Promise<Examples>): Promise<void> {
  loaded.set(tool, await load());
}

/** The examples of an operation, none until they are loaded. */
export const examplesOf = (tool: Tool, operation: string): readonly ShownExample[] =>
  loaded.get(tool)?.[operation] ?? [];
