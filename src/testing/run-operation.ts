import { messageFrom } from '#core/context.ts';
import { type Call, failureOf, type Limit, type Outcome, prepareCall } from '#core/execute.ts';
import { type Fields, parseOptions, sameOptions, sameValue } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { run } from '#host/run.ts';
import type { WholeTool } from './all-tools.ts';
import { seededContext } from './seeded-context.ts';

/**
 * Executes an operation with a fixed clock and a seeded random source, in English.
 * @throws Error where a notice or an error offers options that do not fit or change nothing
 */
export async function runOperation(
  { tool, logic, messages }: Pick<WholeTool, 'tool' | 'logic'> & Partial<Pick<WholeTool, 'messages'>>,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>> = {},
  context: Partial<Context> = {},
  limit?: Limit,
): Promise<Outcome> {
  const message = messageFrom(messages?.en.logic, 'en');
  const call = prepareCall(tool, name, input, options);
  const outcome = await run({ logic, message }, call, { ...seededContext(), ...context }, limit);
  const [fault] = faultsOfOffers(outcome, tool.operations[name]?.options ?? {}, call.options);
  if (fault) throw new Error(`${name}: ${fault}`);
  return outcome;
}

/** What is wrong with the options that an outcome offers. */
function faultsOfOffers(outcome: Outcome, fields: Fields, options: Call['options']): readonly string[] {
  if ('bug' in outcome) return [];
  const reported = 'value' in outcome ? outcome.notices : [...outcome.notices, failureOf(outcome)];
  return reported.flatMap(({ code, offers = [] }) =>
    offers.flatMap((offer) => {
      const parsed = parseOptions(fields, { ...options, ...offer });
      const given = `the offer ${JSON.stringify(offer)} of ${code}`;
      if (!parsed.ok) return `${given} does not fit: ${JSON.stringify(parsed.issues)}`;
      const isInactive = Object.keys(offer).some((field) => !sameValue(parsed.value[field], offer[field]));
      if (isInactive) return `${given} sets an option without effect`;
      return sameOptions(parsed.value, options) ? `${given} changes nothing` : [];
    }),
  );
}

/** An outcome as text for a test's report. */
export const showOutcome = (outcome: Outcome): string =>
  'bug' in outcome ? outcome.bug.stack : 'value' in outcome ? 'a value' : `ToolError ${failureOf(outcome).code}`;
