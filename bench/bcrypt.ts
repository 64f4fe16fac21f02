/**
 * How long bcrypt takes at the usual costs, and how far the estimate of the page (twice as long for each step, from
 * cost 9) is from that. Run: npx tsx bench/bcrypt.ts
 */
import { plainContext } from '../src/core/context.ts';
import { execute, type Logic } from '../src/core/execute.ts';
import * as logic from '../src/tools/bcrypt/logic.ts';
import tool from '../src/tools/bcrypt/tool.ts';

const rounds = 3;

/** The best of several runs in milliseconds, which the load of the machine disturbs least. */
async function best(cost: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await execute(logic as unknown as Logic, tool, 'hash', 'correct horse', { cost }, plainContext());
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const trialCost = 9;
await best(6);
const trial = await best(trialCost);
for (const cost of [8, 10, 11, 12, 13, 14]) {
  const time = await best(cost);
  const estimate = trial * 2 ** (cost - trialCost);
  console.log(`cost ${cost}: ${time.toFixed(1)} ms, estimate ${((estimate / time - 1) * 100).toFixed(0)} % off`);
}
