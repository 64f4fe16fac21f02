type Bytes = Uint8Array<ArrayBuffer>;

/** Ciphers of whole blocks, without padding. */
interface BlockCipher {
  encrypt(bytes: Uint8Array): Bytes;
  decrypt(bytes: Uint8Array): Bytes;
}

const blockLength = 8;

/**
 * Triple DES with a key of 24 bytes (SP 800-67, FIPS 46-3), by cipher block chaining, or block by block where there is no
 * `iv`. The bytes are whole blocks.
 */
export function tripleDes(key: Uint8Array, iv?: Uint8Array): BlockCipher {
  const first = subkeysOf(key.subarray(0, 8));
  const second = subkeysOf(key.subarray(8, 16));
  const third = subkeysOf(key.subarray(16));
  const encryption = join(first, reversed(second), third);
  const decryption = join(reversed(third), second, reversed(first));
  return {
    encrypt: (bytes) => transform(bytes, encryption, iv, true),
    decrypt: (bytes) => transform(bytes, decryption, iv, false),
  };
}

/** Two words for each round, of six bits in each byte: for S-boxes 1, 3, 5 and 7, and for 2, 4, 6 and 8. */
type Subkeys = Int32Array;

const join = (...keys: readonly Subkeys[]): Subkeys => Int32Array.from(keys.flatMap((each) => [...each]));

/** The rounds in the opposite order. */
const reversed = (keys: Subkeys): Subkeys =>
  keys.map((_, index) => keys[keys.length - 2 - index + (index % 2) * 2] as number);

function transform(bytes: Uint8Array, keys: Subkeys, iv: Uint8Array | undefined, isEncrypting: boolean): Bytes {
  const output = new Uint8Array(bytes.length);
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const target = new DataView(output.buffer);
  const start = iv && new DataView(iv.buffer, iv.byteOffset, blockLength);
  let chainedLeft = start?.getInt32(0) ?? 0;
  let chainedRight = start?.getInt32(4) ?? 0;
  const block = new Int32Array(2);
  for (let at = 0; at < bytes.length; at += blockLength) {
    const left = source.getInt32(at);
    const right = source.getInt32(at + 4);
    block[0] = isEncrypting ? left ^ chainedLeft : left;
    block[1] = isEncrypting ? right ^ chainedRight : right;
    cipherBlock(block, keys);
    target.setInt32(at, (block[0] as number) ^ (isEncrypting ? 0 : chainedLeft));
    target.setInt32(at + 4, (block[1] as number) ^ (isEncrypting ? 0 : chainedRight));
    if (!start) continue;
    chainedLeft = isEncrypting ? (block[0] as number) : left;
    chainedRight = isEncrypting ? (block[1] as number) : right;
  }
  return output;
}

/** The initial permutation, sixteen rounds with each of the keys, and the final permutation. */
function cipherBlock(block: Int32Array, keys: Subkeys): void {
  let left = block[0] as number;
  let right = block[1] as number;
  let swapped = ((left >>> 4) ^ right) & 0x0f0f0f0f;
  left ^= swapped << 4;
  right ^= swapped;
  swapped = ((left >>> 16) ^ right) & 0x0000ffff;
  left ^= swapped << 16;
  right ^= swapped;
  swapped = ((right >>> 2) ^ left) & 0x33333333;
  right ^= swapped << 2;
  left ^= swapped;
  swapped = ((right >>> 8) ^ left) & 0x00ff00ff;
  right ^= swapped << 8;
  left ^= swapped;
  swapped = ((left >>> 1) ^ right) & 0x55555555;
  left ^= swapped << 1;
  right ^= swapped;
  for (let index = 0; index < keys.length; index += 2) {
    const odd = ((right >>> 1) | (right << 31)) ^ (keys[index] as number);
    const even = ((right << 3) | (right >>> 29)) ^ (keys[index + 1] as number);
    const mixed =
      left ^
      (boxes[odd >>> 26] as number) ^
      (boxes[128 + ((odd >>> 18) & 63)] as number) ^
      (boxes[256 + ((odd >>> 10) & 63)] as number) ^
      (boxes[384 + ((odd >>> 2) & 63)] as number) ^
      (boxes[64 + (even >>> 26)] as number) ^
      (boxes[192 + ((even >>> 18) & 63)] as number) ^
      (boxes[320 + ((even >>> 10) & 63)] as number) ^
      (boxes[448 + ((even >>> 2) & 63)] as number);
    // The halves change sides in each round but the last of a key.
    const isLast = index % 32 === 30;
    left = isLast ? mixed : right;
    right = isLast ? right : mixed;
  }
  swapped = ((left >>> 1) ^ right) & 0x55555555;
  left ^= swapped << 1;
  right ^= swapped;
  swapped = ((right >>> 8) ^ left) & 0x00ff00ff;
  right ^= swapped << 8;
  left ^= swapped;
  swapped = ((right >>> 2) ^ left) & 0x33333333;
  right ^= swapped << 2;
  left ^= swapped;
  swapped = ((left >>> 16) ^ right) & 0x0000ffff;
  left ^= swapped << 16;
  right ^= swapped;
  swapped = ((left >>> 4) ^ right) & 0x0f0f0f0f;
  block[0] = left ^ (swapped << 4);
  block[1] = right ^ swapped;
}

// The tables of FIPS 46-3; an S-box is written in rows, a hexadecimal digit for each of its values.
const substitutions = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];
const permutation = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
];
const keyChoice1 = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55,
  47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const keyChoice2 = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30,
  40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
const rotations = [1, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28];

/** For each S-box and each of its 64 inputs, the output, permuted: what a round mixes in. */
const boxes = Int32Array.from({ length: 512 }, (_, index) => {
  const [box, input] = [index >>> 6, index & 63];
  const row = ((input >>> 4) & 2) | (input & 1);
  const digit = substitutions[box]?.charAt(row * 16 + ((input >>> 1) & 15)) ?? '0';
  const output = Number.parseInt(digit, 16) << (28 - box * 4);
  return permutation.reduce((word, from, to) => word | (((output >>> (32 - from)) & 1) << (31 - to)), 0);
});

/** The subkeys of a key of eight bytes. */
function subkeysOf(key: Uint8Array): Subkeys {
  const bitOf = (position: number) => ((key[(position - 1) >>> 3] as number) >>> (7 - ((position - 1) & 7))) & 1;
  const bits = keyChoice1.map(bitOf);
  const subkeys = new Int32Array(32);
  for (const [round, by] of rotations.entries())
    for (const [index, position] of keyChoice2.entries()) {
      const half = position > 28 ? 28 : 0;
      const bit = bits[half + ((position - 1 - half + by) % 28)] as number;
      const box = Math.floor(index / 6);
      const place = 31 - (box >>> 1) * 8 - (index % 6);
      subkeys[round * 2 + (box & 1)] = (subkeys[round * 2 + (box & 1)] as number) | (bit << place);
    }
  return subkeys;
}
