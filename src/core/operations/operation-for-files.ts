import { kindInfo } from '#core/kinds/kinds.ts';
import type { Tool } from '#core/tool.ts';
import { offeredOperations } from './offered-operations.ts';

/**
 * The operation for an opened file: the first offered that takes bytes or files, of those declared from a present one on
 * or of all.
 */
export function operationForFiles(tool: Tool, present = ''): string | undefined {
  const offered = new Set(offeredOperations(tool));
  const names = Object.keys(tool.operations).filter((name) => offered.has(name));
  return [...names.slice(Math.max(names.indexOf(present), 0)), ...names].find((name) => {
    const input = tool.operations[name]?.input;
    return input !== undefined && ['bytes', 'file'].includes(kindInfo(input).repr);
  });
}
