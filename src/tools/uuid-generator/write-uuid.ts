import type { OptionsOf } from '#core/tool.ts';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { hyphenate } from '#lib/uuid/read-uuid.ts';
import type tool from './tool.ts';

/** How UUIDs are written. */
export type UuidForm = OptionsOf<typeof tool, 'format'>;

/** Writes a UUID, given as 32 hexadecimal digits in lower case. */
export function writeUuid(hex: string, { form, hyphens, uppercase }: UuidForm): string {
  const cased = uppercase ? hex.toUpperCase() : hex;
  const plain = hyphens ? hyphenate(cased) : cased;
  switch (form) {
    case 'plain':
      return plain;
    case 'braces':
      return `{${plain}}`;
    case 'urn':
      return `urn:uuid:${hyphenate(cased)}`;
    case 'hex':
      return `0x${cased}`;
    case 'integer':
      return String(BigInt(`0x${hex}`));
    case 'base64':
      return encodeBase64(decodeHex(hex));
    case 'base64url':
      return encodeBase64(decodeHex(hex), { alphabet: base64Alphabets.url, padding: false });
    case 'csharp':
      return `new Guid("${hyphenate(cased)}")`;
    case 'java':
      return `UUID.fromString("${hyphenate(cased)}")`;
    case 'go':
      return `uuid.MustParse("${hyphenate(cased)}")`;
    case 'sql':
      return `'${hyphenate(cased)}'`;
  }
}
