/**
 * How long key pairs take by Web Crypto and in plain JavaScript, and a passphrase.
 * Run: npx tsx bench/crypto/rsa-key-pair.ts
 */
import * as logic from '../../src/tools/rsa-key-pair-generator/logic.ts';
import tool from '../../src/tools/rsa-key-pair-generator/tool.ts';
import { timesOf } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const rounds = 5;

/** Prints the middle and the most of several runs: the search for primes is a matter of luck. */
async function measure(label: string, work: () => Promise<unknown>): Promise<void> {
  const times = (await timesOf(work, rounds)).toSorted((a, b) => a - b);
  console.log(`${label}: middle ${times[2]?.toFixed(0)} ms, most ${times[4]?.toFixed(0)} ms`);
}

const run = runnerOf(tool, logic);
const runInJavaScript = runnerOf(tool, logic, { generateKey: undefined });

for (const bits of [2_048, 3_072, 4_096]) {
  await measure(`RSA, ${bits} bits`, () => run('generate', undefined, { bits }));
  await measure('  in plain JavaScript', () => runInJavaScript('generate', undefined, { bits }));
}
await measure('Ed25519', () => run('generate', undefined, { type: 'ed25519' }));
const made = (await run('generate', undefined, { type: 'ed25519' })) as { readonly privatePkcs8: string };
await measure('a new passphrase', () => run('convert', made.privatePkcs8, { newPassphrase: 'secret' }));
