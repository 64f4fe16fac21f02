/**
 * How long bcrypt takes at the usual costs, and how far the estimate of the page (twice as long for each step, from
 * cost 9) is from that. Run: npx tsx bench/crypto/bcrypt.ts
 */
import * as logic from '../../src/tools/bcrypt/logic.ts';
import tool from '../../src/tools/bcrypt/tool.ts';
import { timeBest } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

/** In milliseconds. */
const best = async (cost: number): Promise<number> =>
  (await timeBest(() => run('hash', 'correct horse', { cost }))).time;

const trialCost = 9;
const trial = await best(trialCost);
for (const cost of [8, 10, 11, 12, 13, 14]) {
  const time = await best(cost);
  const estimate = trial * 2 ** (cost - trialCost);
  console.log(`cost ${cost}: ${time.toFixed(1)} ms, estimate ${((estimate / time - 1) * 100).toFixed(0)} % off`);
}
