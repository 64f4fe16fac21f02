import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { CHash } from '@noble/hashes/utils.js';
import { namesOf } from '#core/record-of.ts';
import type { fastHashes } from './fast-hashes.ts';
import { rarely } from './rare-hashes.ts';

/** An incremental hash function; `init` resets it. */
export interface Hasher {
  /** In bytes. */
  readonly blockSize: number;
  init(): unknown;
  update(bytes: Uint8Array): unknown;
  digest(form: 'binary'): Uint8Array;
}

/** The description of an algorithm. */
export interface HashAlgorithmInfo {
  /** Its name in the standard. */
  readonly name: string;
  /** Length of the digest in bytes. */
  readonly size: number;
  readonly create: () => Promise<Hasher>;
  /** For long inputs; has more code to load. */
  readonly createFast?: () => Promise<Hasher>;
}

/** Hash functions of @noble/hashes, with the interface of a hasher. */
const noble = (algorithm: CHash) => async (): Promise<Hasher> => {
  let state = algorithm.create();
  return {
    blockSize: algorithm.blockLen,
    init: () => {
      state = algorithm.create();
    },
    update: (bytes) => state.update(bytes),
    digest: () => state.digest(),
  };
};

const fast = (name: keyof typeof fastHashes) => async (): Promise<Hasher> =>
  (await import('./fast-hashes.ts')).fastHashes[name]();

/** The hash functions, most common first, by their names in options and outputs. Rarer ones have a file of their own. */
export const hashAlgorithms = {
  md5: { name: 'MD5', size: 16, create: noble(md5), createFast: fast('md5') },
  sha1: { name: 'SHA-1', size: 20, create: noble(sha1), createFast: fast('sha1') },
  sha224: { name: 'SHA-224', size: 28, create: noble(sha224), createFast: fast('sha224') },
  sha256: { name: 'SHA-256', size: 32, create: noble(sha256), createFast: fast('sha256') },
  sha384: { name: 'SHA-384', size: 48, create: noble(sha384), createFast: fast('sha384') },
  sha512: { name: 'SHA-512', size: 64, create: noble(sha512), createFast: fast('sha512') },
  'sha3-224': { name: 'SHA3-224', size: 28, create: noble(sha3_224), createFast: fast('sha3-224') },
  'sha3-256': { name: 'SHA3-256', size: 32, create: noble(sha3_256), createFast: fast('sha3-256') },
  'sha3-384': { name: 'SHA3-384', size: 48, create: noble(sha3_384), createFast: fast('sha3-384') },
  'sha3-512': { name: 'SHA3-512', size: 64, create: noble(sha3_512), createFast: fast('sha3-512') },
  ripemd160: { name: 'RIPEMD-160', size: 20, create: noble(ripemd160), createFast: fast('ripemd160') },
  'sha512-224': { name: 'SHA-512/224', size: 28, create: noble(sha512_224) },
  'sha512-256': { name: 'SHA-512/256', size: 32, create: noble(sha512_256) },
  'keccak-224': {
    name: 'Keccak-224',
    size: 28,
    create: rarely('keccak', ({ createKeccak }) => createKeccak(224)),
  },
  'keccak-256': {
    name: 'Keccak-256',
    size: 32,
    create: rarely('keccak', ({ createKeccak }) => createKeccak(256)),
  },
  'keccak-384': {
    name: 'Keccak-384',
    size: 48,
    create: rarely('keccak', ({ createKeccak }) => createKeccak(384)),
  },
  'keccak-512': {
    name: 'Keccak-512',
    size: 64,
    create: rarely('keccak', ({ createKeccak }) => createKeccak(512)),
  },
  'blake2b-256': {
    name: 'BLAKE2b-256',
    size: 32,
    create: rarely('blake2b', ({ createBLAKE2b }) => createBLAKE2b(256)),
  },
  'blake2b-512': {
    name: 'BLAKE2b-512',
    size: 64,
    create: rarely('blake2b', ({ createBLAKE2b }) => createBLAKE2b(512)),
  },
  'blake2s-256': {
    name: 'BLAKE2s-256',
    size: 32,
    create: rarely('blake2s', ({ createBLAKE2s }) => createBLAKE2s(256)),
  },
  blake3: {
    name: 'BLAKE3',
    size: 32,
    create: rarely('blake3', ({ createBLAKE3 }) => createBLAKE3(256)),
  },
  sm3: {
    name: 'SM3',
    size: 32,
    create: rarely('sm3', ({ createSM3 }) => createSM3()),
  },
  whirlpool: {
    name: 'Whirlpool',
    size: 64,
    create: rarely('whirlpool', ({ createWhirlpool }) => createWhirlpool()),
  },
  md4: {
    name: 'MD4',
    size: 16,
    create: rarely('md4', ({ createMD4 }) => createMD4()),
  },
  crc32: {
    name: 'CRC-32',
    size: 4,
    create: rarely('crc32', ({ createCRC32 }) => createCRC32()),
  },
  adler32: {
    name: 'Adler-32',
    size: 4,
    create: rarely('adler32', ({ createAdler32 }) => createAdler32()),
  },
  xxh32: {
    name: 'XXH32',
    size: 4,
    create: rarely('xxhash32', ({ createXXHash32 }) => createXXHash32()),
  },
  xxh64: {
    name: 'XXH64',
    size: 8,
    create: rarely('xxhash64', ({ createXXHash64 }) => createXXHash64()),
  },
  'xxh3-64': {
    name: 'XXH3-64',
    size: 8,
    create: rarely('xxhash3', ({ createXXHash3 }) => createXXHash3()),
  },
  'xxh3-128': {
    name: 'XXH3-128',
    size: 16,
    create: rarely('xxhash128', ({ createXXHash128 }) => createXXHash128()),
  },
} as const satisfies Readonly<Record<string, HashAlgorithmInfo>>;

export type HashAlgorithm = keyof typeof hashAlgorithms;

/** All algorithms, most common first. */
export const hashAlgorithmIds = namesOf(hashAlgorithms);
