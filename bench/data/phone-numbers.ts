/**
 * Phone numbers: one, a list, and those in a text. Run: npx tsx bench/data/phone-numbers.ts
 */
import * as logic from '../../src/tools/phone-parser-and-formatter/logic.ts';
import tool from '../../src/tools/phone-parser-and-formatter/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const numbers = ['+33612345678', '(415) 555-2671', '+44 20 7946 0958', '12345', '+390236618300', '1-800-FLOWERS'];
const lines = Array.from({ length: 10_000 }, (_, index) => numbers[index % numbers.length] ?? '').join('\n');
const words = 'Order 4711 of 2026-11-20: call +1 415-555-2671, or write to the office in 75001 Paris instead.\n';

await measure('one number (limit 2 ms)', () => run('describe', '+33612345678'));
await measure('10,000 lines (limit 1 s)', () => run('checkList', lines));
await measure('10,000 lines in one form', () => run('format', lines));
await measure('numbers in 1 MB of text (limit 2 s)', () => run('find', words.repeat(Math.ceil(1e6 / words.length))));
