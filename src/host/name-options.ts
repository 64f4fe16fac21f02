import { findName } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';

/** Options by the names of their fields, which may be in kebab case; unknown names are kept, for the check to report. */
export function nameOptions(
  { options: fields = {} }: Pick<Operation, 'options'>,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(fields);
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [findName(names, name) ?? name, value]));
}
