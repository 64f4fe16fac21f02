import type { Context } from '#core/tool.ts';
import { macBytes } from '#lib/hashing/hash.ts';

export type Digits = '5' | '6' | '7' | '8' | '9' | '10' | 'steam';

export interface CodeForm {
  readonly algorithm: 'sha1' | 'sha256' | 'sha512';
  readonly digits: Digits;
}

/** The letters of Steam's codes, which look like no others. */
const steamLetters = '23456789BCDFGHJKMNPQRTVWXY';
const steamLength = 5;

export interface Code {
  readonly code: string;
  readonly mac: Uint8Array;
  /** The four bytes of the MAC that the code is made of, without the sign. */
  readonly truncated: Uint8Array;
}

/** Eight bytes of a counter, the highest first. */
export function counterBytes(counter: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, counter);
  return bytes;
}

/** The one-time code of a counter (RFC 4226, section 5.3), with any of the hash functions of RFC 6238. */
export async function makeCode(
  key: Uint8Array,
  counter: bigint,
  { algorithm, digits }: CodeForm,
  ctx: Context,
): Promise<Code> {
  const [mac = new Uint8Array()] = await macBytes(counterBytes(counter), [{ algorithm, key }], ctx);
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const truncated = mac.slice(offset, offset + 4);
  truncated[0] = (truncated[0] ?? 0) & 0x7f;
  const number = new DataView(truncated.buffer).getUint32(0);
  return { code: digits === 'steam' ? steamCode(number) : decimalCode(number, Number(digits)), mac, truncated };
}

const decimalCode = (number: number, digits: number): string => String(number % 10 ** digits).padStart(digits, '0');

function steamCode(number: number): string {
  let code = '';
  for (let rest = number; code.length < steamLength; rest = Math.floor(rest / steamLetters.length))
    code += steamLetters.charAt(rest % steamLetters.length);
  return code;
}
