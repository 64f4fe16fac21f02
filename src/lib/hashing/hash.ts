import type { Context } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import { type HashAlgorithm, type HashAlgorithmInfo, type Hasher, hashAlgorithms } from './hash-algorithms.ts';

/** Digests by algorithm. */
export type Digests = ReadonlyMap<HashAlgorithm, Uint8Array>;

type Host = Pick<Context, 'signal' | 'progress'>;

/** Digests of bytes. Reports progress. */
export const hashBytes = (bytes: Uint8Array, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashSlices(cutBytes(bytes, host), algorithms, bytes.length);

/**
 * Digests of a file, which is read once and slice by slice, in constant memory. Reports progress.
 * @throws ToolError of `readSlices`
 */
export const hashFile = (file: Blob, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashSlices(readSlices(file, sliceLength, host), algorithms, file.size);

/** In bytes: a faster hasher makes up for the time in which its code is loaded. */
const longLength = 1 << 12;

type CreateHasher = HashAlgorithmInfo['create'];

/** Unused hashers. Making one takes far longer than hashing a short text. */
const idle = new Map<CreateHasher, Hasher[]>();

/** What makes a hasher for an input of `length` bytes. */
function createFor(algorithm: HashAlgorithm, length: number): CreateHasher {
  const { create, createFast = create }: HashAlgorithmInfo = hashAlgorithms[algorithm];
  return length < longLength ? create : createFast;
}

async function borrowHasher(create: CreateHasher): Promise<Hasher> {
  const hasher = idle.get(create)?.pop() ?? (await create());
  hasher.init();
  return hasher;
}

function returnHasher(create: CreateHasher, hasher: Hasher): void {
  const others = idle.get(create);
  if (others) others.push(hasher);
  else idle.set(create, [hasher]);
}

/** One of the digests made of the same bytes. */
interface DigestRequest {
  readonly algorithm: HashAlgorithm;
  /** Hashed before the bytes. */
  readonly prefix?: Uint8Array | undefined;
}

type Slices = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Several digests of the same `length` bytes, which are passed through once. */
async function digestSlices(
  slices: Slices,
  requests: readonly DigestRequest[],
  length: number,
): Promise<readonly Uint8Array[]> {
  const hashers: (readonly [CreateHasher, Hasher])[] = [];
  try {
    for (const { algorithm, prefix } of requests) {
      const create = createFor(algorithm, length);
      const hasher = await borrowHasher(create);
      hashers.push([create, hasher]);
      if (prefix) hasher.update(prefix);
    }
    for await (const slice of slices) for (const [, hasher] of hashers) hasher.update(slice);
    return hashers.map(([, hasher]) => hasher.digest('binary'));
  } finally {
    for (const [create, hasher] of hashers) returnHasher(create, hasher);
  }
}

async function hashSlices(slices: Slices, algorithms: readonly HashAlgorithm[], length: number): Promise<Digests> {
  const distinct = [...new Set(algorithms)];
  const requests = distinct.map((algorithm) => ({ algorithm }));
  const digests = await digestSlices(slices, requests, length);
  return new Map(digests.map((digest, index) => [distinct[index] as HashAlgorithm, digest]));
}

/** The hash function and the key of a message authentication code. */
export interface MacRequest {
  readonly algorithm: HashAlgorithm;
  readonly key: Uint8Array;
}

/** HMACs (RFC 2104) of bytes, in the order of the requests. Reports progress. */
export const macBytes = (
  bytes: Uint8Array,
  requests: readonly MacRequest[],
  host: Host,
): Promise<readonly Uint8Array[]> => macSlices(cutBytes(bytes, host), requests, bytes.length);

/**
 * HMACs (RFC 2104) of a file, which is read once and slice by slice, in constant memory. Reports progress.
 * @throws ToolError of `readSlices`
 */
export const macFile = (file: Blob, requests: readonly MacRequest[], host: Host): Promise<readonly Uint8Array[]> =>
  macSlices(readSlices(file, sliceLength, host), requests, file.size);

const innerPad = 0x36;
const outerPad = 0x5c;

async function macSlices(
  slices: Slices,
  requests: readonly MacRequest[],
  length: number,
): Promise<readonly Uint8Array[]> {
  const keys = await Promise.all(requests.map(toBlock));
  const padded = (pad: number) =>
    requests.map(({ algorithm }, index) => ({ algorithm, prefix: keys[index]?.map((byte) => byte ^ pad) }));
  const inner = await digestSlices(slices, padded(innerPad), length);
  const outer = padded(outerPad).map((request, index) => {
    const digest = inner[index] as Uint8Array;
    return digestSlices([digest], [request], digest.length);
  });
  return (await Promise.all(outer)).map(([mac]) => mac as Uint8Array);
}

/** The key as long as a block of the hash function: padded with zeros; a longer one is hashed first. */
async function toBlock({ algorithm, key }: MacRequest): Promise<Uint8Array> {
  const block = new Uint8Array(await blockSizeOf(algorithm));
  const [short = key] = key.length > block.length ? await digestSlices([key], [{ algorithm }], key.length) : [];
  block.set(short);
  return block;
}

/** The length in bytes of the blocks that a hash function works on; a key of HMAC is best as long. */
export async function blockSizeOf(algorithm: HashAlgorithm): Promise<number> {
  const { create } = hashAlgorithms[algorithm];
  const hasher = await borrowHasher(create);
  returnHasher(create, hasher);
  return hasher.blockSize;
}

const sliceLength = 1 << 20;

function* cutBytes(bytes: Uint8Array, { signal, progress }: Host) {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    signal.throwIfAborted();
    yield bytes.subarray(start, start + sliceLength);
    progress(Math.min(1, (start + sliceLength) / bytes.length));
  }
}
