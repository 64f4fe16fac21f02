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

/**
 * A failure whose message quotes nothing of a secret option, or of an input that is a secret.
 * @param isSecret the input is one, whatever the operation declares
 */
export function withoutSecrets(
  failure: Failure,
  { operation: name, input, options }: Call,
  tool: Pick<LoadedTool, 'operations'>,
  isSecret = false,
): Failure {
  const operation = tool.operations[name];
  if (!operation) return failure;
  const isHidden = isSecret || takesSecret(tool, operation);
  const values = Object.entries(operation.options ?? {}).flatMap(([option, field]) =>
    field.type === 'text' && field.secret ? [options[option]] : [],
  );
  const secrets = [...values, ...(isHidden ? [input?.value] : [])].filter((value) => typeof value === 'string');
  const hide = <T>(value: T): T | string =>
    typeof value === 'string' && value.length > maxQuoted && secrets.some((secret) => secret.includes(value))
      ? '…'
      : value;
  const params = Object.entries(failure.params).map(([param, value]) => [param, hide(value)]);
  const { offers, ...rest } = failure;
  return { ...rest, params: Object.fromEntries(params), ...(offers && !isHidden && { offers }) };
}
