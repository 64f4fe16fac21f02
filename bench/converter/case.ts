/**
 * 1 MB of lines in every case, beside upper case alone by the platform. Run: npx tsx bench/converter/case.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/case-converter/logic.ts';
import tool from '../../src/tools/case-converter/tool.ts';
import { timeBest } from '../shared/measure.ts';

const size = 1_000_000;
const words = 'the quick brown fox XMLHttpRequest jumpsOver snake_case_name IPv6Address version 12 œuvre'.split(' ');
let seed = 1;
const nextWord = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return `${words[seed % words.length]}${seed % 7 === 0 ? '\n' : ' '}`;
};
let text = '';
while (text.length < size) text += nextWord();

/** Runs five times and prints the best, in milliseconds. */
async function measure(label: string, run: () => unknown, baseline?: number): Promise<number> {
  const { time } = await timeBest(run, 5);
  const ratio = baseline === undefined ? '' : `, ${(time / baseline).toFixed(1)} times the platform’s`;
  console.log(`${label}: ${time.toFixed(0)} ms${ratio}`);
  return time;
}

const lines = text.split('\n');
const upper = await measure('upper case of each line and word, 25 times', () => {
  for (let style = 0; style < 25; style++)
    lines.map((line) =>
      line
        .split(' ')
        .map((word) => word.toUpperCase())
        .join('_'),
    );
});
await measure('every case of 1 MB', () => execute(logic, tool, 'convertAll', text, {}, plainContext()), upper);
