import { ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import type { Bytes } from './key.ts';

/**
 * Decodes Base64 that begins at `start` in a text.
 * @throws ToolError `damaged-base64` at its place in the text
 */
export function decodeIn(text: string, base64: string, start: number): Bytes {
  try {
    return decodeBase64(base64);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const offset = Math.min(start + (error.at?.offset ?? 0), text.length);
    throw new ToolError('damaged-base64', {}, { offset, length: 1 });
  }
}
