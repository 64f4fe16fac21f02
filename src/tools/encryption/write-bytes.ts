import type { ToolError } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { isUtf8 } from './openssl.ts';

export const writeBytes = (bytes: Uint8Array, form: 'hex' | 'base64'): string =>
  form === 'hex' ? encodeHex(bytes) : encodeBase64(bytes);

/** Writes decrypted bytes: those that are not UTF-8 are never shown as text. */
export function writeOpened(
  bytes: Uint8Array,
  form: 'text' | 'utf-8' | 'hex' | 'base64',
  notText: () => ToolError,
): string {
  if (form === 'hex' || form === 'base64') return writeBytes(bytes, form);
  if (!isUtf8(bytes)) throw notText();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
