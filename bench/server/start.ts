/**
 * How long the built command line takes to start and answer, beside Node without a program, in turns in the same run.
 * Needs `npm run build:package`.
 * Run: npx tsx bench/server/start.ts
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const rounds = 25;
const command = join(import.meta.dirname, '../../dist/package/penknife.js');
const starts: readonly (readonly [label: string, args: readonly string[]])[] = [
  ['node -e 0', ['-e', '0']],
  ['penknife --version', [command, '--version']],
  ['penknife base64 hello', [command, 'base64-string-converter', 'hello']],
  ['penknife hash hello', [command, 'hash-text', 'hello']],
  ['penknife search base64', [command, 'search', 'base64']],
];

/** Milliseconds of each start, by label. */
const times = new Map<string, number[]>(starts.map(([label]) => [label, []]));
for (let round = 0; round < rounds; round++)
  for (const [label, args] of starts) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args);
    if (status !== 0) throw new Error(`${label} ended with ${status}.`);
    times.get(label)?.push(performance.now() - start);
  }

const median = (label: string): number => times.get(label)?.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
for (const [label] of starts) {
  const ratio = median(label) / median('node -e 0');
  console.log(`${label}: ${median(label).toFixed(0)} ms (median of ${rounds}), ${ratio.toFixed(2)} times node -e 0`);
}
