import { coerce } from '#core/coercion.ts';
import type { Call, Failure } from '#core/execution/execute.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { excerptAt } from './excerpt.ts';
import type { LoadedTool } from './load-tool.ts';

/** The line in which a call failed; empty where it has no place in a text, or the text may be a secret. */
export async function excerptOf({ at }: Failure, call: Call, tool: Pick<LoadedTool, 'operations'>): Promise<string> {
  if (!at || hasSecretInput(tool)) return '';
  const field = at.field === undefined ? undefined : tool.operations[call.operation]?.options?.[at.field];
  if (field?.type === 'text' && field.secret) return '';
  const value = at.field === undefined ? call.input?.value : call.options[at.field];
  const repr = at.field === undefined ? (call.input?.repr ?? 'bytes') : 'text';
  if (repr !== 'text') return '';
  const text = await coerce(value, repr, { notice: () => {} }).catch(() => '');
  return typeof text === 'string' ? excerptAt(text, at.offset) : '';
}
