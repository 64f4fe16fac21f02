/**
 * How long 100,000 tokens of 64 characters take, and one, beside Node's own unbiased randomInt for each character. Run:
 * npx tsx bench/crypto/token.ts
 */
import { randomInt } from 'node:crypto';
import * as logic from '../../src/tools/token-generator/logic.ts';
import tool from '../../src/tools/token-generator/tool.ts';
import { timesOf } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

/** The first of seven runs, which includes one-time initialization, and the best, in milliseconds. */
async function measure(label: string, run: () => unknown, ours?: number): Promise<number> {
  const times = await timesOf(run, 7);
  const [first = 0] = times;
  const best = Math.min(...times);
  const ratio = ours === undefined ? '' : `, ${(best / ours).toFixed(1)} times our time`;
  console.log(`${label}: first ${first.toFixed(1)} ms, best ${best.toFixed(1)} ms${ratio}`);
  return best;
}

const run = runnerOf(tool, logic);
const generate = (operation: string, options: Readonly<Record<string, unknown>>) => () =>
  run(operation, undefined, options);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const count = 100_000;
const drawEach = () =>
  Array.from({ length: count }, () => Array.from({ length: 64 }, () => alphabet[randomInt(alphabet.length)]).join(''));

await measure('1 token of 64', generate('token', {}));
const ours = await measure('100,000 tokens of 64', generate('token', { count }));
await measure('  randomInt for each character', drawEach, ours);
await measure(
  '100,000 tokens of 64, one of each class',
  generate('token', { count, symbols: true, requireEach: true }),
);
await measure('100,000 passphrases of 6 words', generate('passphrase', { count }));
await measure('100,000 × 32 bytes', generate('randomBytes', { count }));
