import { messageFrom } from '#core/execution/context.ts';
import { type Call, failureOf, type Limit, type Notice, type Outcome, prepareCall } from '#core/execution/execute.ts';
import { parseOptions, sameOptions, sameValue } from '#core/fields.ts';
import { messagesForLogic } from '#core/messages.ts';
import type { Context, Tool } from '#core/tool.ts';
import { run } from '#host/run.ts';
import type { WholeTool } from './all-tools.ts';
import { seededContext } from './seeded-context.ts';

/**
 * Executes an operation with a fixed clock and a seeded random source, in English.
 * @throws Error where a notice or an error offers what does not fit, changes nothing, or is an input or operation for which it is reported again
 */
export async function runOperation(
  { tool, logic, messages }: Pick<WholeTool, 'tool' | 'logic'> & Partial<Pick<WholeTool, 'messages'>>,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>> = {},
  context: Partial<Context> = {},
  limit?: Limit,
): Promise<Outcome> {
  const message = messageFrom(messages && messagesForLogic(tool.operations, messages.en), 'en');
  const call = prepareCall(tool, name, input, options);
  const outcome = await run({ logic, message }, call, { ...seededContext(), ...context }, limit);
  const [fault] = faultsOfOffers(outcome, tool, call);
  if (fault) throw new Error(`${name}: ${fault}`);
  for (const { code, offers = [] } of reportsOf(outcome))
    for (const { input: offered, operation = name, ...chosen } of offers) {
      if (offered === undefined && operation === name) continue;
      const next = prepareCall(tool, operation, offered ?? input, { ...(operation === name && options), ...chosen });
      const after = await run({ logic, message }, next, { ...seededContext(), ...context }, limit);
      if (reportsOf(after).some((report) => report.code === code))
        throw new Error(
          `${operation}: reports ${code} of ${JSON.stringify(offered ?? input)} too, which ${name} offers`,
        );
    }
  return outcome;
}

/** The notices of an outcome and its error. */
const reportsOf = (outcome: Outcome): readonly Notice[] => {
  if ('bug' in outcome) return [];
  return 'value' in outcome ? outcome.notices : [...outcome.notices, failureOf(outcome)];
};

/** What is wrong with the options and inputs that an outcome offers. */
function faultsOfOffers(
  outcome: Outcome,
  { operations }: Tool,
  { operation: name, input, options }: Call,
): readonly string[] {
  return reportsOf(outcome).flatMap(({ code, offers = [] }) =>
    offers.flatMap((offer) => {
      const { input: offered, operation = name, ...chosen } = offer;
      const given = `the offer ${JSON.stringify(offer)} of ${code}`;
      const other = operations[operation];
      if (operation !== name && (!other?.input || other.internal)) return `${given} names no operation with an input`;
      const parsed = parseOptions(other?.options ?? {}, { ...(operation === name && options), ...chosen });
      if (!parsed.ok) return `${given} does not fit: ${JSON.stringify(parsed.issues)}`;
      const isInactive = Object.keys(chosen).some((field) => !sameValue(parsed.value[field], chosen[field]));
      if (isInactive) return `${given} sets an option without effect`;
      if (operation !== name) return [];
      const isSameInput = offered === undefined || offered === input?.value;
      return isSameInput && sameOptions(parsed.value, options) ? `${given} changes nothing` : [];
    }),
  );
}

/** An outcome as text for a test's report. */
export const showOutcome = (outcome: Outcome): string =>
  'bug' in outcome ? outcome.bug.stack : 'value' in outcome ? 'a value' : `ToolError ${failureOf(outcome).code}`;
