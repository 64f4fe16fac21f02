import { describeFailure, describeNotice } from '#core/describe.ts';
import { carryOut, failureOf, type Logic, plainContext, prepare } from '#core/execute.ts';
import type { Strings } from '#core/messages.ts';
import type { Operation, Tool } from '#core/tool.ts';
import english from '#messages/en.json' with { type: 'json' };

interface Told {
  readonly value?: unknown;
  readonly error?: string;
  readonly notices: readonly string[];
}

/** Asks a tool and gives what comes out, or the words of the error, and the words of all notices, in English. */
export function teller(logic: object, tool: Tool, strings: Strings) {
  const vocabulary = { locale: 'en', core: english.core, strings };
  return async (name: string, input: string, options: Readonly<Record<string, unknown>> = {}): Promise<Told> => {
    const call = prepare(name, tool.operations[name] as Operation, input, options);
    const outcome = await carryOut(logic as Logic, call, plainContext());
    if ('bug' in outcome) throw new Error(outcome.bug.stack);
    const notices = outcome.notices.map((notice) => describeNotice(notice, vocabulary));
    return 'value' in outcome
      ? { value: outcome.value, notices }
      : { error: describeFailure(failureOf(outcome), vocabulary), notices };
  };
}
