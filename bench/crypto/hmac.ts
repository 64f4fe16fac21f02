/**
 * How fast the HMAC of a file of 256 MiB is computed as it streams, beside its plain hash, and how long a message of
 * 1 kB takes. Run: npx tsx bench/crypto/hmac.ts
 */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainContext } from '../../src/core/execution/context.ts';
import { hashFile } from '../../src/lib/hashing/hash.ts';
import * as logic from '../../src/tools/hmac-generator/logic.ts';
import tool from '../../src/tools/hmac-generator/tool.ts';
import { timesOf } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const size = 256 * 2 ** 20;
const rounds = 5;

/** In milliseconds, as is `best`. */
const once = async (work: () => unknown): Promise<number> => Math.min(...(await timesOf(work, 1)));
const best = async (work: () => unknown): Promise<number> => Math.min(...(await timesOf(work, rounds)));

const runPlain = runnerOf(tool, logic);
const run = (operation: string, input: unknown, options: Readonly<Record<string, unknown>> = {}) =>
  runPlain(operation, input, { key: 'secret', ...options });

const message = 'x'.repeat(1_000);
const first = await once(() => run('hmac', message));
console.log(`1 kB: first ${first.toFixed(1)} ms, best ${(await best(() => run('hmac', message))).toFixed(2)} ms`);
console.log(`1 kB, all algorithms: best ${(await best(() => run('hmacAll', message))).toFixed(2)} ms`);
const mismatch = { expected: '0'.repeat(64) };
console.log(`1 kB, a mismatch explained: best ${(await best(() => run('verify', message, mismatch))).toFixed(2)} ms`);

const folder = await mkdtemp(join(tmpdir(), 'bench-hmac-'));
try {
  const path = join(folder, 'file.bin');
  await writeFile(path, new Uint8Array(size));
  const file = await openAsBlob(path);
  for (const algorithm of ['sha256', 'sha512'] as const) {
    // In turn, so that the load of the machine is the same for both.
    const times = { hash: Number.POSITIVE_INFINITY, mac: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds; round++) {
      times.hash = Math.min(times.hash, await once(() => hashFile(file, [algorithm], plainContext())));
      times.mac = Math.min(times.mac, await once(() => run('hmacFile', file, { algorithm })));
    }
    const rate = (time: number) => `${(size / 1_000 / time).toFixed(0)} MB/s`;
    console.log(
      `${algorithm}, 256 MiB: HMAC ${rate(times.mac)}, hash ${rate(times.hash)} (ratio ${(times.mac / times.hash).toFixed(2)})`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
