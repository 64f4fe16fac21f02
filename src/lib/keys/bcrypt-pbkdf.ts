import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { Bytes } from './key.ts';

const subkeyCount = 18;
const boxSize = 256;
/** The subkeys and the four S-boxes of Blowfish, one after the other. */
const stateLength = subkeyCount + 4 * boxSize;

let initialState: Uint32Array<ArrayBuffer> | undefined;

/** The words after the point of π, which Blowfish starts from, by Machin’s formula: π/4 = 4 arctan 1/5 − arctan 1/239. */
function makeInitialState(): Uint32Array<ArrayBuffer> {
  const guardBits = 64n;
  const one = 1n << (BigInt(stateLength * 32) + guardBits);
  const arctan = (inverse: bigint): bigint => {
    let sum = 0n;
    let power = one / inverse;
    for (let divisor = 1n; power !== 0n; divisor += 2n) {
      sum += divisor % 4n === 1n ? power / divisor : -(power / divisor);
      power /= inverse * inverse;
    }
    return sum;
  };
  const fraction = (4n * (4n * arctan(5n) - arctan(239n)) - 3n * one) >> guardBits;
  const digits = fraction.toString(16).padStart(stateLength * 8, '0');
  return Uint32Array.from({ length: stateLength }, (_, index) =>
    Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16),
  );
}

/** Encrypts the block of two words at `at`. */
function encryptBlock(state: Uint32Array, words: Uint32Array, at: number): void {
  let left = words[at] as number;
  let right = words[at + 1] as number;
  for (let round = 0; round < 16; round++) {
    left ^= state[round] as number;
    const sum = (state[subkeyCount + (left >>> 24)] as number) + (state[274 + ((left >>> 16) & 0xff)] as number);
    const mixed = (sum ^ (state[530 + ((left >>> 8) & 0xff)] as number)) + (state[786 + (left & 0xff)] as number);
    const next = right ^ mixed;
    right = left;
    left = next;
  }
  words[at] = right ^ (state[17] as number);
  words[at + 1] = left ^ (state[16] as number);
}

/** Mixes a key and a salt, of 16 words each, into the state. */
function expand(state: Uint32Array, key: Uint32Array, salt: Uint32Array): void {
  for (let index = 0; index < subkeyCount; index++)
    state[index] = (state[index] as number) ^ (key[index % 16] as number);
  const block = new Uint32Array(2);
  for (let index = 0; index < stateLength; index += 2) {
    block[0] = (block[0] as number) ^ (salt[index % 16] as number);
    block[1] = (block[1] as number) ^ (salt[(index + 1) % 16] as number);
    encryptBlock(state, block, 0);
    state[index] = block[0] as number;
    state[index + 1] = block[1] as number;
  }
}

const noSalt = new Uint32Array(16);

function toWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4));
}

const magic = toWords(new TextEncoder().encode('OxychromaticBlowfishSwatDynamite'));

/** A hash of 32 bytes; passphrase and salt are hashes of 64 bytes. */
function bcryptHash(passphrase: Uint32Array, salt: Uint32Array): Bytes {
  initialState ??= makeInitialState();
  const state = initialState.slice();
  expand(state, passphrase, salt);
  for (let round = 0; round < 64; round++) {
    expand(state, salt, noSalt);
    expand(state, passphrase, noSalt);
  }
  const words = magic.slice();
  for (let at = 0; at < words.length; at += 2) for (let round = 0; round < 64; round++) encryptBlock(state, words, at);
  const hash = new Uint8Array(words.length * 4);
  const view = new DataView(hash.buffer);
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  return hash;
}

/** The bytes of a key that each round hashes at once. */
export const bcryptBlockLength = 32;

/** Derives a key of `length` bytes by bcrypt_pbkdf of OpenBSD, which encrypts keys of OpenSSH. */
export function bcryptPbkdf(passphrase: Uint8Array, salt: Uint8Array, rounds: number, length: number): Bytes {
  const secret = toWords(sha512(passphrase));
  const key = new Uint8Array(length);
  const blockCount = Math.ceil(length / bcryptBlockLength);
  for (let block = 0; block < blockCount; block++) {
    let hash = bcryptHash(secret, toWords(sha512(concatBytes(salt, Uint8Array.of(0, 0, 0, block + 1)))));
    const sum = hash.slice();
    for (let round = 1; round < rounds; round++) {
      hash = bcryptHash(secret, toWords(sha512(hash)));
      for (const [index, byte] of hash.entries()) sum[index] = (sum[index] as number) ^ byte;
    }
    // The blocks are interleaved: each gives every `blockCount`th byte.
    for (let at = block, index = 0; at < length && index < sum.length; at += blockCount, index++)
      key[at] = sum[index] as number;
  }
  return key;
}
