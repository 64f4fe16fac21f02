/** The types of the library that its entries share. */
import type { Notice as LocatedNotice } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';

type Given<Parts> = { readonly [Part in keyof Parts]?: Parts[Part] | undefined };

/** A notice with its message: what a run has changed or lost, or how the input was read. */
export interface Notice extends LocatedNotice {
  /** A sentence in the language of the call. */
  readonly message: string;
}

/**
 * Replaces what a call has by default: the language (`en`) and the time zone (`UTC`), the clock and the random source, a
 * signal that aborts it, what reads pictures (PNG only), and listeners.
 */
export interface CallContext extends Given<Omit<Context, 'notice' | 'message' | 'limit' | 'reuse'>> {
  /** Called for each notice before the call ends; by default, `console.warn` has its message. */
  readonly notice?: ((notice: Notice) => void) | undefined;
}

/** The options of an operation that has none. */
export type NoOptions = Readonly<Record<string, never>>;
