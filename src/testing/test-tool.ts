import { describeFailure, describeNotice } from '#core/describe.ts';
import { messageFrom } from '#core/execution/context.ts';
import {
  type Failure,
  failureOf,
  type Limit,
  type Logic,
  type Notice,
  type Outcome,
  toError,
} from '#core/execution/execute.ts';
import { messagesForLogic, type ToolMessages } from '#core/messages.ts';
import type { Context, LogicOf, Operation, Operations, OptionsFor, OutputOf, Tool } from '#core/tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import { runOperation } from './run-operation.ts';

/** Tables of tests give choices as strings: a wrong one is rejected at run time. */
type Loose<T> = T extends string ? string : T extends readonly (infer V)[] ? readonly Loose<V>[] : T;

/** Any of an operation's options, by name and type. */
type Given<O extends Operation> = O extends unknown
  ? { readonly [K in keyof OptionsFor<O>]?: Loose<OptionsFor<O>[K]> | undefined }
  : never;

/** The options of an operation, or of several, as given in a table of tests. */
export type TestOptions<T extends Tool, K extends keyof T['operations']> = Given<T['operations'][K]>;

/** What an operation is called with: an input of any representation, where it takes one; its options; parts of the context. */
type Arguments<O extends Operation> = O['input'] extends string
  ? [input: unknown, options?: Given<O> | undefined, context?: Partial<Context>]
  : [options?: Given<O> | undefined, context?: Partial<Context>];

interface Report<Output> {
  /** Absent where there is an error. */
  readonly value?: Output;
  /** The message of the error. */
  readonly error?: string;
  /** The messages of the notices. */
  readonly notices: readonly string[];
}

type Ran = Exclude<Outcome, { readonly bug: unknown }>;

interface Extras {
  /** Parts of the context of every run; by default the clock is fixed and the random source seeded. */
  readonly context?: Partial<Context>;
  /** The tool's messages, for `ctx.message` and `report`. */
  readonly messages?: Pick<ToolMessages, 'errors' | 'notices' | 'values' | 'logic'>;
}

/** A host that stops limited work at once. */
const stop: Limit = (_work, _milliseconds, failure) => {
  throw toError(failure);
};

/**
 * Runs the operations of a tool for its tests, as every host does: options are checked, input is brought into the form
 * that the operation takes. Each function rejects where an option does not fit, or where the tool has a bug.
 */
export function testTool<Ops extends Operations>(
  tool: Tool<Ops>,
  logic: LogicOf<Tool<Ops>>,
  { context = {}, messages = {} }: Extras = {},
) {
  type Name = keyof Ops & string;
  const vocabulary = vocabularyOf(messages);

  async function ask<K extends Name>(name: K, given: Arguments<Ops[K]>, limit?: Limit): Promise<Ran> {
    const [input, options, ...rest] = (tool.operations[name]?.input === undefined ? [undefined, ...given] : given) as [
      unknown,
      Readonly<Record<string, unknown>>?,
      Partial<Context>?,
    ];
    const whole = { tool, logic: logic as unknown as Logic };
    const message = messageFrom(messagesForLogic(tool.operations, messages), context.locale ?? 'en');
    const outcome = await runOperation(whole, name, input, options, { message, ...context, ...rest[0] }, limit);
    if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
    return outcome;
  }

  /** @throws ToolError where there is no value */
  async function succeed<K extends Name>(name: K, given: Arguments<Ops[K]>) {
    const outcome = await ask(name, given);
    if ('value' in outcome) return outcome;
    throw toError(failureOf(outcome));
  }

  return {
    /**
     * The value.
     * @throws ToolError where there is none
     */
    run: async <K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<OutputOf<Ops[K]>> =>
      (await succeed(name, given)).value as OutputOf<Ops[K]>,

    /**
     * The notices of a run that gives a value.
     * @throws ToolError where there is none
     */
    notices: async <K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<readonly Notice[]> =>
      (await succeed(name, given)).notices,

    /** The error; rejects where there is a value instead. */
    async error<K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<Failure> {
      const outcome = await ask(name, given);
      if ('value' in outcome) throw new Error(`${name} was to fail, but gives ${JSON.stringify(outcome.value)}`);
      return failureOf(outcome);
    },

    /** The value or the error, and the notices that come with either. */
    outcome: <K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<Ran> => ask(name, given),

    /** The value or the message of the error, and the messages of the notices, in English. */
    async report<K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<Report<OutputOf<Ops[K]>>> {
      const outcome = await ask(name, given);
      const notices = outcome.notices.map((notice) => describeNotice(notice, vocabulary));
      return 'value' in outcome
        ? { value: outcome.value as OutputOf<Ops[K]>, notices }
        : { error: describeFailure(failureOf(outcome), vocabulary), notices };
    },

    /** The option whose pattern a host could stop during a run, or nothing. */
    async stoppedField<K extends Name>(name: K, ...given: Arguments<Ops[K]>): Promise<string | undefined> {
      const outcome = await ask(name, given, stop);
      return 'failure' in outcome && outcome.failure.code === 'pattern-too-slow'
        ? outcome.failure.at?.field
        : undefined;
    },
  };
}

/** An error or a notice for a table: its code, its parameters and, where it has a place, its offset. */
export const brief = ({ code, params, at }: Failure | Notice) => (at ? [code, params, at.offset] : [code, params]);
