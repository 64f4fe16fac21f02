import { concatenate } from '#lib/bytes/concatenate.ts';

/**
 * Bcrypt of any bytes, which Bcryptjs, made for texts, does not take.
 * @see https://www.usenix.org/legacy/events/usenix99/provos/provos.pdf
 */

const subkeyCount = 18;
const boxLength = 256;
const stateLength = subkeyCount + 4 * boxLength;
/** “OrpheanBeholderScryDoubt”, which is encrypted 64 times, and of which the last byte is left out. */
const magic = [0x4f727068, 0x65616e42, 0x65686f6c, 0x64657253, 0x63727944, 0x6f756274];
const checksumLength = 23;

/**
 * The 23 bytes of a bcrypt checksum.
 * @param key the bytes of the password that are read, at most 72
 * @param salt 16 bytes
 */
export function bcryptChecksum(
  key: Uint8Array,
  salt: Uint8Array,
  cost: number,
  progress: (fraction: number) => void,
): Uint8Array<ArrayBuffer> {
  // A password that is shorter ends with a zero.
  const keyWords = cyclicWords(key.length < 72 ? concatenate([key, new Uint8Array(1)]) : key);
  const saltWords = cyclicWords(salt);
  const zeros = new Int32Array(subkeyCount);
  const state = initialState();
  expand(state, keyWords, saltWords);
  const rounds = 2 ** cost;
  for (let round = 0; round < rounds; round++) {
    expand(state, keyWords, zeros);
    expand(state, saltWords, zeros);
    if (round % 128 === 127) progress(round / rounds);
  }
  const text = Int32Array.from(magic);
  for (let at = 0; at < text.length; at += 2) {
    const block = text.subarray(at, at + 2);
    for (let count = 0; count < 64; count++) encipher(state, block);
  }
  const bytes = new DataView(new ArrayBuffer(text.length * 4));
  for (const [index, word] of text.entries()) bytes.setInt32(index * 4, word);
  return new Uint8Array(bytes.buffer, 0, checksumLength);
}

/** As many words as there are subkeys, of bytes over and over. */
const cyclicWords = (bytes: Uint8Array): Int32Array =>
  Int32Array.from({ length: subkeyCount }, (_, word) =>
    [0, 1, 2, 3].reduce((sum, index) => (sum << 8) | (bytes[(word * 4 + index) % bytes.length] as number), 0),
  );

/** Mixes the key into the subkeys, and replaces all of the state by encryptions of itself and the salt. */
function expand(state: Int32Array, key: Int32Array, salt: Int32Array): void {
  for (let index = 0; index < subkeyCount; index++) state[index] = (state[index] as number) ^ (key[index] as number);
  const block = new Int32Array(2);
  for (let at = 0; at < stateLength; at += 2) {
    // The four words of the salt take turns.
    block[0] = (block[0] as number) ^ (salt[at % 4] as number);
    block[1] = (block[1] as number) ^ (salt[(at % 4) + 1] as number);
    encipher(state, block);
    state[at] = block[0];
    state[at + 1] = block[1];
  }
}

/** Blowfish of a block of two words, in place. */
function encipher(state: Int32Array, block: Int32Array): void {
  let left = (block[0] as number) ^ (state[0] as number);
  let right = block[1] as number;
  for (let index = 1; index <= 16; index += 2) {
    right ^= mix(state, left) ^ (state[index] as number);
    left ^= mix(state, right) ^ (state[index + 1] as number);
  }
  block[0] = right ^ (state[17] as number);
  block[1] = left;
}

const mix = (state: Int32Array, word: number): number =>
  ((((state[subkeyCount + (word >>> 24)] as number) +
    (state[subkeyCount + boxLength + ((word >>> 16) & 255)] as number)) ^
    (state[subkeyCount + 2 * boxLength + ((word >>> 8) & 255)] as number)) +
    (state[subkeyCount + 3 * boxLength + (word & 255)] as number)) |
  0;

/** Blowfish begins with the digits of pi after the point. */
function initialState(): Int32Array {
  const guardBits = 64n;
  const one = 1n << (BigInt(stateLength * 32) + guardBits);
  // Machin's formula.
  const pi = 4n * (4n * arctangent(5n, one) - arctangent(239n, one));
  const digits = ((pi - 3n * one) >> guardBits).toString(16).padStart(stateLength * 8, '0');
  return Int32Array.from({ length: stateLength }, (_, index) =>
    Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16),
  );
}

/** The arctangent of 1/x, in units of `one`, by its series. */
function arctangent(x: bigint, one: bigint): bigint {
  let power = one / x;
  let sum = power;
  for (let divisor = 3n; power !== 0n; divisor += 2n) {
    power /= -x * x;
    sum += power / divisor;
  }
  return sum;
}
