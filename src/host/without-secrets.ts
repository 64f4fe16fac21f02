import type { Call, Failure } from '#core/execution/execute.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Operation } from '#core/tool.ts';
import type { LoadedTool } from './load-tool.ts';

/** A shorter quotation, such as a wrong character, gives nothing away. */
const maxQuoted = 2;

/** Whether the input of an operation may be a secret. */
export const takesSecret = (tool: Pick<LoadedTool, 'operations'>, { input }: Operation): boolean =>
  hasSecretInput(tool) || (input !== undefined && isSecretKind(input));

type Declared = Pick<LoadedTool, 'operations'> & Partial<Pick<LoadedTool, 'messages'>>;

/** What a tool itself says: the names and values that it declares, and its messages. */
function ownWords({ operations, messages }: Declared): ReadonlySet<string> {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        words.add(key);
        collect(inner);
      }
  };
  // Examples, whose inputs people try, are no secrets either.
  collect(operations);
  collect(messages);
  return words;
}

/**
 * A failure or notice whose message quotes nothing of a secret option, or of an input that is a secret: neither as it was
 * given nor as it was decoded or changed on the way.
 * @param isSecret the input is one, whatever the operation declares
 */
export function withoutSecrets(
  failure: Failure,
  { operation: name, options }: Pick<Call, 'operation' | 'options'>,
  tool: Declared,
  isSecret = false,
): Failure {
  const operation = tool.operations[name];
  if (!operation) return failure;
  const fields = Object.entries(operation.options ?? {});
  const hasSecret = fields.some(
    ([option, field]) => field.type === 'text' && field.secret && (options[option] ?? '') !== '',
  );
  if (!isSecret && !hasSecret && !takesSecret(tool, operation)) return failure;
  const known = ownWords(tool);
  const hide = <T>(value: T): T | string =>
    typeof value === 'string' && value.length > maxQuoted && !known.has(value) ? '…' : value;
  const params = Object.entries(failure.params).map(([param, value]) => [param, hide(value)]);
  const { offers: _, ...rest } = failure;
  return { ...rest, params: Object.fromEntries(params) };
}
