import { coerce } from '#core/coercion.ts';
import type { Call, Failure } from '#core/execution/execute.ts';
import { excerptAt } from './excerpt.ts';
import type { LoadedTool } from './load-tool.ts';
import { takesSecret } from './without-secrets.ts';

/** The line in which a call failed; empty where it has no place in a text, or the text may be a secret. */
export async function excerptOf({ at }: Failure, call: Call, tool: Pick<LoadedTool, 'operations'>): Promise<string> {
  const operation = tool.operations[call.operation];
  if (!at || !operation || takesSecret(tool, operation)) return '';
  const field = at.field === undefined ? undefined : operation.options?.[at.field];
  if (field?.type === 'text' && field.secret) return '';
  const value = at.field === undefined ? call.input?.value : call.options[at.field];
  const repr = at.field === undefined ? (call.input?.repr ?? 'bytes') : 'text';
  if (repr !== 'text') return '';
  const text = await coerce(value, repr, { notice: () => {} }).catch(() => '');
  return typeof text === 'string' ? excerptAt(text, at.offset) : '';
}
