import { type Context, ToolError } from '#core/tool.ts';
import { type HashAlgorithm, type Hasher, hashAlgorithms } from '#lib/hash-algorithms.ts';

/** Digests by algorithm. */
export type Digests = ReadonlyMap<HashAlgorithm, Uint8Array>;

type Host = Pick<Context, 'signal' | 'progress'>;

/** Digests of bytes. Tells its progress. */
export const hashBytes = (bytes: Uint8Array, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashPieces(cutBytes(bytes), bytes.length, algorithms, host);

/**
 * Digests of a file, which is read once and piece by piece, in constant memory. Tells its progress.
 * @throws ToolError `unreadable` {name, offset, reason}: it could not be read from that byte on; `unreadable-unnamed`
 * {offset, reason} where it has no name
 */
export const hashFile = (file: Blob, algorithms: readonly HashAlgorithm[], host: Host): Promise<Digests> =>
  hashPieces(readFile(file), file.size, algorithms, host);

/** Hashers that no one is using. Making one takes far longer than hashing a short text with it. */
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

async function hashPieces(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
  algorithms: readonly HashAlgorithm[],
  { signal, progress }: Host,
): Promise<Digests> {
  const hashers = new Map<HashAlgorithm, Hasher>();
  try {
    for (const algorithm of new Set(algorithms)) hashers.set(algorithm, await borrowHasher(algorithm));
    let done = 0;
    for await (const piece of pieces) {
      signal.throwIfAborted();
      for (const hasher of hashers.values()) hasher.update(piece);
      done += piece.length;
      progress(Math.min(1, done / size));
    }
    return new Map(Array.from(hashers, ([algorithm, hasher]) => [algorithm, hasher.digest('binary')]));
  } finally {
    for (const [algorithm, hasher] of hashers) returnHasher(algorithm, hasher);
  }
}

const pieceLength = 1 << 20;

function* cutBytes(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += pieceLength) yield bytes.subarray(start, start + pieceLength);
}

/** The stream of a file, which browsers read ahead while the last piece is hashed; slices read in turn are slower. */
async function* readFile(file: Blob) {
  const reader = file.stream().getReader();
  let offset = 0;
  const unreadable = (reason: string) => {
    return file instanceof File
      ? new ToolError('unreadable', { name: file.name, offset, reason }, offset)
      : new ToolError('unreadable-unnamed', { offset, reason }, offset);
  };
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) break;
      yield value;
      offset += value.length;
    }
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error));
  } finally {
    reader.cancel().catch(() => {});
  }
  // Node 20 tells the size of a file past 4 GiB modulo 2^32, but reads all of it.
  if (offset < file.size) throw unreadable(`${offset} / ${file.size}`);
}
