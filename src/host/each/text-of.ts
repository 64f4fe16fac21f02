import { ToolError } from '#core/tool.ts';

/**
 * A result as text, for a line or a field.
 * @throws ToolError `not-text`
 */
export function textOf(result: unknown): string {
  if (result === undefined || result === null) return '';
  if (typeof result === 'object') throw new ToolError('not-text');
  return String(result);
}
