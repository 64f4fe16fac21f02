import { messageFrom } from '#core/execution/context.ts';
import type { Logic } from '#core/execution/execute.ts';
import type { Representations } from '#core/kind.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, localeOf } from '#core/registry.ts';
import type { Operation, OptionsFor, OutputOf, Tool } from '#core/tool.ts';
import type { kinds } from '#generated/kinds.ts';
import { callOperation } from './call.ts';
import type { CallContext } from './types.ts';

/** What is accepted for each representation: text, bytes and files are converted as UTF-8, data is read from JSON. */
export interface Accepted {
  readonly text: string | Uint8Array | Blob;
  readonly bytes: string | Uint8Array | Blob;
  readonly file: string | Uint8Array | Blob;
  readonly number: number | string;
  readonly boolean: boolean;
  readonly rows: Representations['rows'] | string;
  readonly value: unknown;
}

type InputFor<O extends Operation> = O extends { readonly input: infer Kind extends KindId }
  ? Accepted[(typeof kinds)[Kind]['repr']]
  : undefined;

/** Those left out have their defaults. */
type GivenOptions<O extends Operation> = { readonly [K in keyof OptionsFor<O>]?: OptionsFor<O>[K] | undefined };

type Load<Messages> = () => Promise<{ readonly default: Messages }>;

/** The parts of a tool that its entry in the package is made of. */
interface Parts<T extends Tool> {
  readonly id: string;
  readonly tool: T;
  readonly logic: Logic;
  readonly messages: Readonly<Record<Locale, Load<ToolMessages>>>;
  /** Absent where the logic has none. */
  readonly logicMessages?: Readonly<Record<Locale, Load<ToolMessages['logic']>>>;
}

/** Calls an operation of a tool by name. The entry of the tool in the package has a function for each, which uses this. */
export function createCall<T extends Tool>({ id, tool, logic, messages, logicMessages }: Parts<T>) {
  const callable = {
    id,
    tool,
    loadLogic: async (locale: string) => {
      const own = await logicMessages?.[localeOf(locale)]();
      return { logic, locale, message: messageFrom(own?.default, locale) };
    },
    loadMessages: async (locale: string) => (await messages[localeOf(locale)]()).default,
  };
  return <const Name extends keyof T['operations'] & string>(
    name: Name,
    input: InputFor<T['operations'][Name]>,
    options?: GivenOptions<T['operations'][Name]>,
    context?: CallContext,
  ) => callOperation(callable, name, input, options, context) as Promise<OutputOf<T['operations'][Name]>>;
}
