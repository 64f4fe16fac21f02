/// <reference path="./environment.d.ts" />

/** The algorithms of hash-wasm that few visitors choose, each file loaded when it is needed. */
const files = {
  keccak: () => import('hash-wasm/dist/keccak.umd.min.js'),
  blake2b: () => import('hash-wasm/dist/blake2b.umd.min.js'),
  blake2s: () => import('hash-wasm/dist/blake2s.umd.min.js'),
  blake3: () => import('hash-wasm/dist/blake3.umd.min.js'),
  sm3: () => import('hash-wasm/dist/sm3.umd.min.js'),
  whirlpool: () => import('hash-wasm/dist/whirlpool.umd.min.js'),
  md4: () => import('hash-wasm/dist/md4.umd.min.js'),
  crc32: () => import('hash-wasm/dist/crc32.umd.min.js'),
  adler32: () => import('hash-wasm/dist/adler32.umd.min.js'),
  xxhash32: () => import('hash-wasm/dist/xxhash32.umd.min.js'),
  xxhash64: () => import('hash-wasm/dist/xxhash64.umd.min.js'),
  xxhash3: () => import('hash-wasm/dist/xxhash3.umd.min.js'),
  xxhash128: () => import('hash-wasm/dist/xxhash128.umd.min.js'),
};

/** A function that makes a hasher with the functions of a file. */
export const rarely =
  <T>(file: keyof typeof files, create: (functions: typeof import('hash-wasm')) => Promise<T>) =>
  async (): Promise<T> =>
    create((await files[file]()).default);
