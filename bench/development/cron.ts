/**
 * How long the runs of a cron expression take, also of one that is rare, and a crontab of 500 lines. Run: npx tsx
 * bench/development/cron.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute, type Logic } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/crontab-generator/logic.ts';
import tool from '../../src/tools/crontab-generator/tool.ts';

const rounds = 5;

async function best(operation: string, input: string, options: Readonly<Record<string, unknown>>): Promise<string> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await execute(logic as unknown as Logic, tool, operation, input, options, plainContext());
    least = Math.min(least, performance.now() - start);
  }
  return `best ${least.toFixed(1)} ms`;
}

const options = { timeZone: 'Europe/Paris', count: 100 };
for (const expression of ['40 * * * *', '0 9 * * 1-5', '0 9 29 2 1', '0 0 31 2 *', '0 0 0 29 2 ?'])
  console.log(`100 runs of ${expression} (limit 20 ms): ${await best('nextRuns', expression, options)}`);
console.log(`40 * * * * explained: ${await best('explain', '40 * * * *', { timeZone: 'Europe/Paris' })}`);

const lines = Array.from({ length: 500 }, (_, index) => `${index % 60} ${index % 24} * * ${index % 7} job-${index}`);
console.log(
  `a crontab of 500 lines (limit 300 ms): ${await best('crontab', lines.join('\n'), { timeZone: 'Europe/Paris' })}`,
);
