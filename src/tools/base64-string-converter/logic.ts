import { type RunOf, ToolError } from '#core/tool.ts';
import type tool from './tool.ts';

/** Text to Base64 (RFC 4648 section 4), or section 5 without padding when URL-safe. */
export const encode: RunOf<typeof tool, 'encode'> = (text, { urlSafe }) => {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return urlSafe ? base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : base64;
};

/** Base64 of either alphabet to text. */
export const decode: RunOf<typeof tool, 'decode'> = (base64) => {
  const standard = base64.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(standard), (c) => c.charCodeAt(0)));
  } catch {
    throw new ToolError('invalid-character', { character: 1 }, 0);
  }
};
