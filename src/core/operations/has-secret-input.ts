import type { Tool } from '#core/tool.ts';

/**
 * Whether an operation of a tool takes a secret. If so, no input of the tool is persisted, because input carries over
 * between operations.
 */
export const hasSecretInput = ({ operations }: Pick<Tool, 'operations'>): boolean =>
  Object.values(operations).some(({ secretInput }) => secretInput);

/** Whether any input, option or output of a tool is a secret. */
export const holdsSecrets = ({ operations }: Pick<Tool, 'operations'>): boolean =>
  Object.values(operations).some(
    ({ secretInput, secretOutput, options = {} }) =>
      secretInput || secretOutput || Object.values(options).some((field) => field.type === 'text' && field.secret),
  );
