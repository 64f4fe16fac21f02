import type { Context } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import { type HashAlgorithm, type Hasher, hashAlgorithms } from './hash-algorithms.ts';

/** Digests by algorithm. */
export type Digests = ReadonlyMap<HashAlgorithm, Uint8Array>;

type Host = Pick<Context, 'signal' | 'progress'>;

/** Digests of bytes. Reports progress. */
export const hashBytes = (bytes: Uint8Array, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashSlices(cutBytes(bytes, host), algorithms);

/**
 * Digests of a file, which is read once and slice by slice, in constant memory. Reports progress.
 * @throws ToolError of `readSlices`
 */
export const hashFile = (file: Blob, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashSlices(readSlices(file, sliceLength, host), algorithms);

/** A pool of unused hashers. Making one takes far longer than hashing a short text. */
const idle = new Map<HashAlgorithm, Hasher[]>();

async function borrowHasher(algorithm: HashAlgorithm): Promise<Hasher> {
  const hasher = idle.get(algorithm)?.pop() ?? (await hashAlgorithms[algorithm].create());
  hasher.init();
  return hasher;
}

function returnHasher(algorithm: HashAlgorithm, hasher: Hasher): void {
  const others = idle.get(algorithm);
  if (others) others.push(hasher);
  else idle.set(algorithm, [hasher]);
}

/** One of the digests made of the same bytes. */
interface DigestRequest {
  readonly algorithm: HashAlgorithm;
  /** Hashed before the bytes. */
  readonly prefix?: Uint8Array | undefined;
}

type Slices = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Several digests of the same bytes, which are passed through once. */
async function digestSlices(slices: Slices, requests: readonly DigestRequest[]): Promise<readonly Uint8Array[]> {
  const hashers: Hasher[] = [];
  try {
    for (const { algorithm, prefix } of requests) {
      const hasher = await borrowHasher(algorithm);
      hashers.push(hasher);
      if (prefix) hasher.update(prefix);
    }
    for await (const slice of slices) for (const hasher of hashers) hasher.update(slice);
    return hashers.map((hasher) => hasher.digest('binary'));
  } finally {
    for (const [index, hasher] of hashers.entries()) returnHasher(requests[index]?.algorithm as HashAlgorithm, hasher);
  }
}

async function hashSlices(slices: Slices, algorithms: readonly HashAlgorithm[]): Promise<Digests> {
  const distinct = [...new Set(algorithms)];
  const digests = await digestSlices(
    slices,
    distinct.map((algorithm) => ({ algorithm })),
  );
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
): Promise<readonly Uint8Array[]> => macSlices(cutBytes(bytes, host), requests);

/**
 * HMACs (RFC 2104) of a file, which is read once and slice by slice, in constant memory. Reports progress.
 * @throws ToolError of `readSlices`
 */
export const macFile = (file: Blob, requests: readonly MacRequest[], host: Host): Promise<readonly Uint8Array[]> =>
  macSlices(readSlices(file, sliceLength, host), requests);

const innerPad = 0x36;
const outerPad = 0x5c;

async function macSlices(slices: Slices, requests: readonly MacRequest[]): Promise<readonly Uint8Array[]> {
  const keys = await Promise.all(requests.map(toBlock));
  const padded = (pad: number) =>
    requests.map(({ algorithm }, index) => ({ algorithm, prefix: keys[index]?.map((byte) => byte ^ pad) }));
  const inner = await digestSlices(slices, padded(innerPad));
  const outer = padded(outerPad).map((request, index) => digestSlices([inner[index] as Uint8Array], [request]));
  return (await Promise.all(outer)).map(([mac]) => mac as Uint8Array);
}

/** The key as long as a block of the hash function: padded with zeros; a longer one is hashed first. */
async function toBlock({ algorithm, key }: MacRequest): Promise<Uint8Array> {
  const block = new Uint8Array(await blockSizeOf(algorithm));
  const [short = key] = key.length > block.length ? await digestSlices([key], [{ algorithm }]) : [];
  block.set(short);
  return block;
}

/** The length in bytes of the blocks that a hash function works on; a key of HMAC is best as long. */
export async function blockSizeOf(algorithm: HashAlgorithm): Promise<number> {
  const hasher = await borrowHasher(algorithm);
  returnHasher(algorithm, hasher);
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
