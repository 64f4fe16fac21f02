/** How long 100,000 tokens of 64 characters take, and one. Run: npx tsx bench/token.ts */
import { perform, plainContext } from '../src/core/perform.ts';
import * as logic from '../src/tools/token-generator/logic.ts';
import tool from '../src/tools/token-generator/tool.ts';

async function measure(label: string, options: Readonly<Record<string, unknown>>, operation = 'token'): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const start = performance.now();
    await perform(logic, tool, operation, undefined, options, plainContext());
    times.push(performance.now() - start);
  }
  const [first = 0] = times;
  console.log(`${label}: first ${first.toFixed(1)} ms, best ${Math.min(...times).toFixed(1)} ms`);
}

await measure('1 token of 64', {});
await measure('100,000 tokens of 64', { count: 100_000 });
await measure('100,000 tokens of 64, one of each class', { count: 100_000, symbols: true, requireEach: true });
await measure('100,000 passphrases of 6 words', { count: 100_000 }, 'passphrase');
await measure('100,000 × 32 bytes', { count: 100_000 }, 'randomBytes');
