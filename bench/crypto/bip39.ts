/**
 * How long a mnemonic, its seed and the recognition of a language take, first and then.
 * Run: npx tsx bench/crypto/bip39.ts
 */
import * as logic from '../../src/tools/bip39-generator/logic.ts';
import tool from '../../src/tools/bip39-generator/tool.ts';
import { timesOf } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const rounds = 20;

const run = runnerOf(tool, logic);

/** Prints the time of the first run and the least of several. */
async function measure(label: string, work: () => Promise<unknown>): Promise<void> {
  const times = await timesOf(work, rounds);
  console.log(`${label}: first ${times[0]?.toFixed(1)} ms, best ${Math.min(...times).toFixed(1)} ms`);
}

await measure('mnemonic of 24 words', () => run('mnemonic', undefined, { words: '24' }));
const entropy = '0123456789abcdef'.repeat(4);
for (const language of ['english', 'czech', 'chinese-traditional']) {
  const mnemonic = await run('entropyToMnemonic', entropy, { language });
  await measure(`recognized as ${language}, 24 words`, () => run('mnemonicToEntropy', mnemonic));
}
const mnemonic = await run('entropyToMnemonic', entropy);
await measure('seed', () => run('mnemonicToSeed', mnemonic));
await measure('last words', () => run('lastWord', 'zoo '.repeat(11)));
