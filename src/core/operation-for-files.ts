import { kindInfo } from '#core/kinds.ts';
import type { Tool } from '#core/tool.ts';

/** The operation for an opened file: the first that takes bytes or files, of those from a present one on or of all. */
export function operationForFiles(tool: Tool, present?: string): string | undefined {
  const all = Object.entries(tool.operations);
  const from = all.findIndex(([name]) => name === present);
  return [...all.slice(Math.max(from, 0)), ...all].find(
    ([, { input, internal }]) => input !== undefined && !internal && ['bytes', 'file'].includes(kindInfo(input).repr),
  )?.[0];
}
