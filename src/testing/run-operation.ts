import { executeCall, failureOf, type Limit, type Outcome, prepare } from '#core/execute.ts';
import type { Context, Operation } from '#core/tool.ts';
import type { WholeTool } from './all-tools.ts';
import { seededContext } from './seeded-context.ts';

/** Runs an operation with its clock stopped and its dice loaded. */
export function runOperation(
  { tool, logic }: Pick<WholeTool, 'tool' | 'logic'>,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>> = {},
  context: Partial<Context> = {},
  limit?: Limit,
): Promise<Outcome> {
  const call = prepare(name, tool.operations[name] as Operation, input, options);
  return executeCall(logic, call, seededContext(context), limit);
}

/** How an outcome reads in a test's report. */
export const showOutcome = (outcome: Outcome): string =>
  'bug' in outcome ? outcome.bug.stack : 'value' in outcome ? 'a value' : `ToolError ${failureOf(outcome).code}`;
