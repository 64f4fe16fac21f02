import { carryOut, failureOf, type Outcome, prepare } from '#core/execute.ts';
import type { Operation } from '#core/tool.ts';
import type { WholeTool } from './all-tools.ts';
import { seededContext } from './seeded-context.ts';

/** Runs an operation with its clock stopped and its dice loaded. */
export function runOperation(
  { tool, logic }: WholeTool,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Outcome> {
  return carryOut(logic, prepare(name, tool.operations[name] as Operation, input, options), seededContext());
}

/** How an outcome reads in a test's report. */
export const showOutcome = (outcome: Outcome): string =>
  'bug' in outcome ? outcome.bug.stack : 'value' in outcome ? 'a value' : `ToolError ${failureOf(outcome).code}`;
