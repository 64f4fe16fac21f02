import { kindInfo } from '#core/kinds/kinds.ts';
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

/** Longer Base64 in a declaration is a file. */
const encoded = /^[A-Za-z0-9+/]{40,}={0,2}$/;

/** The input of an example as people read it; undefined for a file, which its declaration has in Base64. */
export function readableInput(tool: Tool, operation: string, { input = '' }: PageExample): string | undefined {
  const kind = tool.operations[operation]?.input;
  return kind !== undefined && kindInfo(kind).repr !== 'text' && encoded.test(input) ? undefined : input;
}
