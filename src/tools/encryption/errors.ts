import { ToolError } from '#core/tool.ts';

/** An error about an option. */
export const inOption = (field: string, code: string, params = {}): ToolError =>
  new ToolError(code, params, { field, offset: 0 });

/** Undefined if a function of a library or the platform throws, as ciphers do on a wrong tag or length. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
