import { ToolError } from '#core/tool.ts';

/**
 * Returns the result of a parser, or undefined if it rejects its input.
 * @example parseOrUndefined(() => decodeHex('xyz')) // undefined
 */
export function parseOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
