import { kindInfo } from '#core/kinds.ts';
import type { Tool } from '#core/tool.ts';

/** The operation for an opened file: the first that takes bytes or files. */
export const operationForFiles = (tool: Tool): string | undefined =>
  Object.entries(tool.operations).find(
    ([, { input, internal }]) => input !== undefined && !internal && ['bytes', 'file'].includes(kindInfo(input).repr),
  )?.[0];
