/** Filler text of 100,000 words and of a million bytes. Run: npx tsx bench/text/lorem-ipsum.ts */
import * as logic from '../../src/tools/lorem-ipsum-generator/logic.ts';
import tool from '../../src/tools/lorem-ipsum-generator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('100,000 words (limit 100 ms)', () => run('generate', undefined, { unit: 'words', amount: 100_000 }));
await measure('1,000,000 bytes', () => run('generate', undefined, { unit: 'bytes', amount: 1_000_000 }));
