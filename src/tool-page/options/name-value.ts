import type { ToolMessages } from '#core/messages.ts';

/** What the value of an option is called; of a number, null is off. */
export const nameValue = (
  { values }: Pick<ToolMessages, 'values'>,
  off: string,
  field: string,
  value: unknown,
): string => values?.[field]?.[value === null ? 'off' : String(value)] ?? (value === null ? off : String(value));
