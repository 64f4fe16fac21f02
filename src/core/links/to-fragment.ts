import { type Fields, fieldToText, isLinkable, sameValue, toQuery } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Tool } from '#core/tool.ts';

/**
 * The options that `toQuery` leaves out, in the same form: long texts and content. A fragment can carry them, which
 * reaches no server.
 */
export function toFragment(fields: Fields, options: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = toQuery(fields, options);
  const rest = Object.entries(fields).filter(
    ([name, field]) => isLinkable(field) && !sameValue(options[name], field.default) && !query.has(toKebab(name)),
  );
  return new URLSearchParams(rest.map(([name, field]) => [toKebab(name), fieldToText(field, options[name])]));
}

/** What a link carries in its fragment on request, beside the query: nothing for a tool with a secret input. */
export const contentOfLink = (
  tool: Pick<Tool, 'operations'>,
  fields: Fields,
  options: Readonly<Record<string, unknown>>,
  text: string,
): readonly (readonly [name: string, value: string])[] =>
  hasSecretInput(tool) ? [] : [...toFragment(fields, options), ...(text === '' ? [] : [['input', text] as const])];
