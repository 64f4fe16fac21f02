import type { Tool } from './tool.ts';

/**
 * Whether an operation of a tool takes a secret. Then the inputs of its other operations are kept as little: a text goes
 * along when another operation is chosen.
 */
export const hasSecretInput = ({ operations }: Pick<Tool, 'operations'>): boolean =>
  Object.values(operations).some(({ secretInput }) => secretInput);

/** Whether any input, option or output of a tool is a secret. */
export const holdsSecrets = ({ operations }: Pick<Tool, 'operations'>): boolean =>
  Object.values(operations).some(
    ({ secretInput, secretOutput, options = {} }) =>
      secretInput || secretOutput || Object.values(options).some((field) => field.type === 'text' && field.secret),
  );
