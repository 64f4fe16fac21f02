import { defaultOptions, isActive } from '#core/fields.ts';
import type { ToolMessages } from '#core/messages.ts';
import { locate } from '#core/place.ts';
import type { Operation } from '#core/tool.ts';
import type { Failure } from './execute.ts';

/**
 * The secret that an operation needs beside its input and that is not given, as in a link, which carries none: without
 * it, a step of a recipe would go on with the empty one. Undefined where none is missing.
 * @param given the options that are given; an empty secret among them is meant
 */
export function missingSecret(
  { needs, options: fields = {} }: Pick<Operation, 'needs' | 'options'>,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = needs === undefined ? undefined : fields[needs];
  if (needs === undefined || field?.type !== 'text' || !field.secret) return undefined;
  const isGiven = Object.hasOwn(given, needs);
  return !isGiven && isActive(field, { ...defaultOptions(fields), ...given }) ? needs : undefined;
}

/** The failure of a step that lacks the secret. */
export const secretMissing = (field: string, { options = {} }: Pick<ToolMessages, 'options'>): Failure => ({
  code: 'secret-missing',
  params: { label: options[field] ?? field },
  at: locate({ offset: 0, field }, ''),
});
