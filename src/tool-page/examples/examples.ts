import type { Example, Tool } from '#core/tool.ts';

/** An example as its file has it. */
export interface PageExample extends Omit<Example, 'isRandom'> {
  readonly isRandom?: boolean;
  readonly name: string;
}

/** By operation. */
export type Examples = Readonly<Record<string, readonly PageExample[]>>;

const loaded = new WeakMap<Tool, Examples>();

/** Loads the examples of a tool: in the browser, its declaration comes without them. */
export async function loadExamples(tool: Tool, load: () => Promise<Examples>): Promise<void> {
  loaded.set(tool, await load());
}

/** The examples of an operation, none until they are loaded. */
export const examplesOf = (tool: Tool, operation: string): readonly PageExample[] =>
  loaded.get(tool)?.[operation] ?? [];
