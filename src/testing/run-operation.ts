import { messageFrom } from '#core/context.ts';
import { executeCall, failureOf, type Limit, type Outcome, prepare } from '#core/execute.ts';
import type { Context, Operation } from '#core/tool.ts';
import type { WholeTool } from './all-tools.ts';
import { seededContext } from './seeded-context.ts';

/** Executes an operation with a fixed clock and a seeded random source, in English. */
export function runOperation(
  { tool, logic, messages }: Pick<WholeTool, 'tool' | 'logic'> & Partial<Pick<WholeTool, 'messages'>>,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>> = {},
  context: Partial<Context> = {},
  limit?: Limit,
): Promise<Outcome> {
  const call = prepare(name, tool.operations[name] as Operation, input, options);
  return executeCall(logic, call, seededContext({ message: messageFrom(messages?.en.logic, 'en'), ...context }), limit);
}

/** An outcome as text for a test's report. */
export const showOutcome = (outcome: Outcome): string =>
  'bug' in outcome ? outcome.bug.stack : 'value' in outcome ? 'a value' : `ToolError ${failureOf(outcome).code}`;
