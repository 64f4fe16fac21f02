import { ToolError } from '#core/tool.ts';

/**
 * What a reader gives, or undefined where it rejects its input.
 * @example attempt(() => decodeHex('xyz')) // undefined
 */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
