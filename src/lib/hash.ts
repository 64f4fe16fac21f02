import type { Context } from '#core/tool.ts';
import { type HashAlgorithm, type Hasher, hashAlgorithms } from '#lib/hash-algorithms.ts';
import { readSlices } from '#lib/read-slices.ts';

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

async function hashSlices(
  slices: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  algorithms: readonly HashAlgorithm[],
): Promise<Digests> {
  const hashers = new Map<HashAlgorithm, Hasher>();
  try {
    for (const algorithm of new Set(algorithms)) hashers.set(algorithm, await borrowHasher(algorithm));
    for await (const slice of slices) for (const hasher of hashers.values()) hasher.update(slice);
    return new Map(Array.from(hashers, ([algorithm, hasher]) => [algorithm, hasher.digest('binary')]));
  } finally {
    for (const [algorithm, hasher] of hashers) returnHasher(algorithm, hasher);
  }
}

const sliceLength = 1 << 20;

function* cutBytes(bytes: Uint8Array, { signal, progress }: Host) {
  for (let start = 0; start < bytes.length; start += sliceLength) {
    signal.throwIfAborted();
    yield bytes.subarray(start, start + sliceLength);
    progress(Math.min(1, (start + sliceLength) / bytes.length));
  }
}
