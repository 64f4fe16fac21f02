import type { Context } from '#core/tool.ts';
import { hashBytes } from '#lib/hashing/hash.ts';
import type { HashAlgorithm } from '#lib/hashing/hash-algorithms.ts';

/** Number of bits per word. */
export const bitsPerWord = 11;

/** The numbers of words that a mnemonic can have, and of the bits of entropy in it. */
export const wordCounts = [12, 15, 18, 21, 24];
export const entropyBits = wordCounts.map((count) => (count / 3) * 32);

type Host = Pick<Context, 'signal' | 'progress'>;

export async function digestOf(algorithm: HashAlgorithm, bytes: Uint8Array, host: Host): Promise<Uint8Array> {
  const digest = (await hashBytes(bytes, [algorithm], host)).get(algorithm);
  if (!digest) throw new RangeError('There is no digest.');
  return digest;
}

export const sha256 = (bytes: Uint8Array, host: Host): Promise<Uint8Array> => digestOf('sha256', bytes, host);

/** Bytes as binary digits. */
export const toBits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');

/** Binary digits, eight a byte, as bytes. */
export const fromBits = (bits: string): Uint8Array =>
  Uint8Array.from({ length: bits.length / 8 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2));

/** The bit for every 32 bits of entropy that the last word ends with: the first ones of its SHA-256 (BIP39). */
export const checksumOf = async (entropy: Uint8Array, host: Host): Promise<string> =>
  toBits(await sha256(entropy, host)).slice(0, entropy.length / 4);

/** The numbers of the words that encode some entropy. */
export async function toIndices(entropy: Uint8Array, host: Host): Promise<readonly number[]> {
  const bits = toBits(entropy) + (await checksumOf(entropy, host));
  return Array.from({ length: bits.length / bitsPerWord }, (_, index) =>
    Number.parseInt(bits.slice(index * bitsPerWord, (index + 1) * bitsPerWord), 2),
  );
}

/** The bits of a word, by its number. */
export const bitsOf = (index: number): string => index.toString(2).padStart(bitsPerWord, '0');

/** A decoded mnemonic. */
export interface Decoded {
  readonly entropy: Uint8Array;
  readonly checksum: string;
  /** Whether the checksum is that of the entropy. */
  readonly isRight: boolean;
}

/** The entropy and the checksum in the numbers of 12, 15, 18, 21 or 24 words. */
export async function fromIndices(indices: readonly number[], host: Host): Promise<Decoded> {
  const bits = indices.map(bitsOf).join('');
  const entropyLength = (bits.length * 32) / 33;
  const entropy = fromBits(bits.slice(0, entropyLength));
  const checksum = bits.slice(entropyLength);
  return { entropy, checksum, isRight: checksum === (await checksumOf(entropy, host)) };
}
