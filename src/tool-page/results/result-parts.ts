import type { KindId } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';

/** What an operation gives, as a page shows it: one value or several labelled ones, and facts in a line. */
export interface ResultParts {
  /** The one value, of several the only one that is no fact, or that one of them which the result has. */
  readonly single: { readonly name: string | undefined; readonly kind: KindId; readonly value: unknown } | undefined;
  /** The kinds of several labelled values. */
  readonly kinds: Readonly<Record<string, KindId>>;
  /** All labelled values, facts among them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of the facts that are known. */
  readonly facts: readonly string[];
}

/**
 * Parts of a result's pane.
 * @param instead shown instead of the single value
 */
export function resultParts(
  { output, facts = [], hasOneOutput }: Operation,
  result: unknown,
  instead?: ResultParts['single'],
): ResultParts {
  if (typeof output === 'string')
    return { single: instead ?? { name: undefined, kind: output, value: result }, kinds: {}, values: {}, facts: [] };
  const values = (result ?? {}) as Readonly<Record<string, unknown>>;
  const kinds = Object.fromEntries(Object.entries(output).filter(([name]) => !facts.includes(name)));
  const isKnown = (name: string) => values[name] !== null && values[name] !== undefined;
  const [first, ...others] = Object.entries(kinds);
  const present = hasOneOutput && Object.entries(kinds).find(([name]) => isKnown(name));
  const [name, kind] = present || (hasOneOutput || others.length === 0 ? first : undefined) || [];
  return {
    single: instead ?? (name && kind ? { name, kind, value: values[name] } : undefined),
    kinds,
    values,
    facts: facts.filter(isKnown),
  };
}
