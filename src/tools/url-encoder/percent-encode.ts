import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

type Form = Pick<OptionsOf<typeof tool, 'encode'>, 'as' | 'hexCase'>;

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What stays as it is, besides letters and digits. */
const kept: Readonly<Record<Form['as'], string>> = {
  // As encodeURIComponent (ECMA-262, section 19.2.6.5).
  component: "-_.!~*'()",
  // RFC 3986, section 2.3.
  rfc3986: '-._~',
  // As encodeURI.
  uri: "-_.!~*'();,/?:@&=+$#",
  // application/x-www-form-urlencoded (URL Standard, section 5.2).
  form: '*-._',
  all: '',
};

/** For each byte, whether it stays as it is. */
function keptBytes(as: Form['as']): Uint8Array {
  const flags = new Uint8Array(256);
  for (const character of as === 'all' ? '' : alphanumeric + kept[as]) flags[character.charCodeAt(0)] = 1;
  return flags;
}

const [percent, plus, space] = [0x25, 0x2b, 0x20];

/** Percent-encoded bytes, and how many of them are escaped. */
export interface Encoded {
  readonly text: string;
  /** The bytes that are no longer as they were; `isCounted` says which of them count. */
  readonly changed: number;
}

/** Bytes in percent-encoding (RFC 3986, section 2.1), in one pass. */
export function percentEncode(
  bytes: Uint8Array,
  { as, hexCase }: Form,
  isCounted: (byte: number) => boolean = () => true,
): Encoded {
  const flags = keptBytes(as);
  const digits = new TextEncoder().encode(hexCase === 'upper' ? '0123456789ABCDEF' : '0123456789abcdef');
  const written = new Uint8Array(bytes.length * 3);
  let length = 0;
  let changed = 0;
  for (const byte of bytes) {
    if (flags[byte] === 1) {
      written[length++] = byte;
      continue;
    }
    if (isCounted(byte)) changed++;
    if (byte === space && as === 'form') {
      written[length++] = plus;
      continue;
    }
    written[length++] = percent;
    written[length++] = digits[byte >> 4] as number;
    written[length++] = digits[byte & 15] as number;
  }
  return { text: new TextDecoder().decode(written.subarray(0, length)), changed };
}
