/**
 * A file of 256 MiB through the Base64 file converter, with its peak memory; then Base64 of 100 MB beside Node's Buffer
 * and the platform's btoa and atob. Run: npx tsx bench/converter/base64.ts
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import { decodeBase64, encodeBase64 } from '../../src/lib/encoding/base64.ts';
import * as logic from '../../src/tools/base64-file-converter/logic.ts';
import tool from '../../src/tools/base64-file-converter/tool.ts';
import { type Timed, timeBest } from '../shared/measure.ts';

const megabyte = 1_000_000;
const mebibyte = 2 ** 20;
const size = 100 * megabyte;

const folder = mkdtempSync(join(tmpdir(), 'penknife-bench-'));
try {
  const path = join(folder, 'file');
  for (let part = 0; part < 256; part++) appendFileSync(path, randomBytes(mebibyte));
  const file = await openAsBlob(path);
  const before = process.memoryUsage().rss;
  let peak = before;
  const start = performance.now();
  const progress = () => {
    peak = Math.max(peak, process.memoryUsage().rss);
  };
  const result = await execute(logic, tool, 'encode', file, {}, { ...plainContext(), progress });
  progress();
  const seconds = (performance.now() - start) / 1000;
  const output = result instanceof Blob ? result.size / mebibyte : 0;
  const grown = (peak - before) / mebibyte;
  console.log(
    `encode a file of 256 MiB: ${seconds.toFixed(2)} s; memory grew by ${grown.toFixed(0)} MiB at most, ` +
      `the result of ${output.toFixed(0)} MiB included`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Prints the fastest of three runs, and its speed in megabytes per second. */
async function measure<T>(label: string, run: () => T, ours?: number): Promise<Timed<T>> {
  const timed = await timeBest(run);
  const { time } = timed;
  const ratio = ours === undefined ? '' : `, ${(time / ours).toFixed(1)} times our time`;
  console.log(`${label}: ${time.toFixed(0)} ms, ${((size / time) * (1000 / megabyte)).toFixed(0)} MB/s${ratio}`);
  return timed;
}

const buffer = randomBytes(size);
const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset, size);

const encoded = await measure('encode 100 MB', () => encodeBase64(bytes));
await measure('encode 100 MB, lines of 76', () => encodeBase64(bytes, { lineLength: 76 }));
const peer = await measure('  Buffer.toString', () => buffer.toString('base64'), encoded.time);
const binary = buffer.toString('latin1');
await measure('  btoa (of a binary text)', () => btoa(binary), encoded.time);
if (encoded.result !== peer.result) throw new Error('encoded otherwise than by Buffer');

const base64 = encoded.result;
const decoded = await measure('decode 100 MB', () => decodeBase64(base64));
const wrapped = base64.replace(/.{76}/g, '$&\n');
await measure('decode 100 MB, lines of 76', () => decodeBase64(wrapped));
await measure('  Buffer.from', () => Buffer.from(base64, 'base64'), decoded.time);
await measure('  atob (to a binary text)', () => atob(base64), decoded.time);
if (!buffer.equals(decoded.result)) throw new Error('decoded otherwise than it was');
