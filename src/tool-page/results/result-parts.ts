import type { KindId } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';

/** What an operation gives, as a page shows it: one value or several labelled ones, and facts in a line. */
export interface ResultParts {
  /** The one value, of several the only one that is no fact. */
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
  { output, facts = [] }: Operation,
  result: unknown,
  instead?: ResultParts['single'],
): ResultParts {
  if (typeof output === 'string')
    return { single: instead ?? { name: undefined, kind: output, value: result }, kinds: {}, values: {}, facts: [] };
  const values = (result ?? {}) as Readonly<Record<string, unknown>>;
  const kinds = Object.fromEntries(Object.entries(output).filter(([name]) => !facts.includes(name)));
  const [[name, kind] = [], ...others] = Object.entries(kinds);
  return {
    single: instead ?? (name && kind && others.length === 0 ? { name, kind, value: values[name] } : undefined),
    kinds,
    values,
    facts: facts.filter((fact) => values[fact] !== null && values[fact] !== undefined),
  };
}
