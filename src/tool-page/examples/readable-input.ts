import { kindInfo } from '#core/kinds/kinds.ts';
import type { Tool } from '#core/tool.ts';
import type { PageExample } from './examples.ts';

/** Longer Base64 in a declaration is a file. */
const encoded = /^[A-Za-z0-9+/]{40,}={0,2}$/;

/** The input of an example as people read it; undefined for a file, which its declaration has in Base64. */
export function readableInput(tool: Tool, operation: string, { input = '' }: PageExample): string | undefined {
  const kind = tool.operations[operation]?.input;
  return kind !== undefined && kindInfo(kind).repr !== 'text' && encoded.test(input) ? undefined : input;
}
