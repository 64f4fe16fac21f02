import { type Field, type Fields, fieldToText, toQuery, toStored } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';

/**
 * The stored options that `toQuery` leaves out, in the same form: long texts. A fragment can carry them, which reaches no
 * server.
 */
export function toFragment(fields: Fields, options: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = toQuery(fields, options);
  const rest = Object.entries(toStored(fields, options)).map(
    ([name, value]) => [toKebab(name), fieldToText(fields[name] as Field, value)] as const,
  );
  return new URLSearchParams(rest.filter(([name]) => !query.has(name)).map(([name, text]) => [name, text]));
}
