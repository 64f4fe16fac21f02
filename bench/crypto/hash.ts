/**
 * How fast a file of 256 MiB is hashed as it streams, beside hash-wasm and Node's crypto with the bytes in memory, how
 * much memory that takes, and how long a short text takes. Run: npx tsx bench/crypto/hash.ts
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainContext } from '../../src/core/execution/context.ts';
import { execute, type Logic } from '../../src/core/execution/execute.ts';
import { hashBytes } from '../../src/lib/hashing/hash.ts';
import type { HashAlgorithm } from '../../src/lib/hashing/hash-algorithms.ts';
import * as logic from '../../src/tools/hash-text/logic.ts';
import tool from '../../src/tools/hash-text/tool.ts';

const megabyte = 1e6;
const size = 256 * 2 ** 20;
const piece = new Uint8Array(4 * 2 ** 20).map((_, index) => (index * 2_654_435_761) >>> 24);

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Peak memory of the process during the work, above that before, in MB. */
async function memoryOf(work: (note: () => void) => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  await work(() => {
    most = Math.max(most, process.memoryUsage.rss());
  });
  return (most - before) / megabyte;
}

async function measureFile(file: Blob, algorithms: readonly HashAlgorithm[]): Promise<void> {
  let streamed = 0;
  const memory = await memoryOf(async (note) => {
    const ctx = plainContext({ progress: note });
    streamed = await seconds(() => execute(logic as Logic, tool, 'hashFile', file, { algorithms }, ctx));
  });
  const inMemory = await seconds(async () => {
    for (let done = 0; done < size; done += piece.length) await hashBytes(piece, algorithms, plainContext());
  });
  const native = await seconds(() => {
    for (const algorithm of algorithms) {
      const hasher = createHash(algorithm);
      for (let done = 0; done < size; done += piece.length) hasher.update(piece);
      hasher.digest();
    }
  });
  const rate = (time: number) => `${(size / megabyte / time).toFixed(0)} MB/s`;
  console.log(
    `${algorithms.join(', ')}: streamed ${rate(streamed)}, memory +${memory.toFixed(0)} MB; ` +
      `in memory ${rate(inMemory)} (ratio ${(inMemory / streamed).toFixed(2)}); Node's crypto ${rate(native)}`,
  );
}

async function measureText(): Promise<void> {
  const text = 'x'.repeat(1_000);
  const hash = () => execute(logic as Logic, tool, 'hash', text, {}, plainContext());
  const first = await seconds(hash);
  const second = await seconds(hash);
  console.log(`1 kB, 11 algorithms: first ${(first * 1000).toFixed(1)} ms, then ${(second * 1000).toFixed(2)} ms`);
}

await measureText();
const folder = await mkdtemp(join(tmpdir(), 'bench-hash-'));
try {
  const path = join(folder, 'file.bin');
  const target = await open(path, 'w');
  for (let done = 0; done < size; done += piece.length) await target.write(piece);
  await target.close();
  const file = await openAsBlob(path);
  await measureFile(file, ['sha256']);
  await measureFile(file, ['md5', 'sha1', 'sha256', 'sha512']);
} finally {
  await rm(folder, { recursive: true });
}
