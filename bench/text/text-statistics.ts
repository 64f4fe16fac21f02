/** 1 MB of English and of mixed scripts. Run: npx tsx bench/text/text-statistics.ts */
import * as logic from '../../src/tools/text-statistics/logic.ts';
import tool from '../../src/tools/text-statistics/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const fill = (part: string): string => part.repeat(Math.ceil(1_000_000 / new TextEncoder().encode(part).length));

const english = fill('The quick brown fox jumps over the lazy dog; it doesn’t mind. ');
const mixed = fill('Déjà vu, naïve. 東京都に行く。สวัสดีชาวโลก नमस्ते 👩‍👩‍👧‍👦 🇫🇷\r\n');

for (const [label, text, limit] of [
  ['1 MB of English', english, '800 ms'],
  ['1 MB of mixed scripts', mixed, '2 s'],
] as const) {
  await measure(`everything counted, ${label} (limit ${limit})`, () => run('stats', text));
  await measure(`words, ${label}`, () => run('wordFrequency', text));
  await measure(`characters, ${label}`, () => run('charFrequency', text));
}
