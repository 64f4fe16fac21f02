import type { Operation, Tool } from '#core/tool.ts';

/** The operation of a tool by a name that anyone may have written; undefined where there is none. */
export const findOperation = (tool: Pick<Tool, 'operations'> | undefined, name: string): Operation | undefined =>
  tool && Object.hasOwn(tool.operations, name) ? tool.operations[name] : undefined;
