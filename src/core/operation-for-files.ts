import { kindInfo } from '#core/kinds.ts';
import type { Tool } from '#core/tool.ts';

/** The operation that an opened file goes to: the first that takes bytes as they are. */
export const operationForFiles = (tool: Tool): string | undefined =>
  Object.entries(tool.operations).find(
    ([, { input, internal }]) => input !== undefined && !internal && ['bytes', 'file'].includes(kindInfo(input).repr),
  )?.[0];
