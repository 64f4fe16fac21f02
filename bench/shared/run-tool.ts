import { plainContext } from '../../src/core/execution/context.ts';
import { execute, type Logic } from '../../src/core/execution/execute.ts';
import type { Context, Tool } from '../../src/core/tool.ts';

/** Runs the operations of a tool as a host does. */
export const runnerOf =
  (tool: Tool, logic: object, context: Partial<Context> = {}) =>
  (operation: string, input?: unknown, options: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
    execute(logic as Logic, tool, operation, input, options, plainContext(context));
