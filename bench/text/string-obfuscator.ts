/** A log of 10 MB with an address and a token in each line. Run: npx tsx bench/text/string-obfuscator.ts */
import * as logic from '../../src/tools/string-obfuscator/logic.ts';
import tool from '../../src/tools/string-obfuscator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const line = (index: number) =>
  `2026-11-23T10:00:00Z INFO request ${index} from 192.0.2.${index % 256} by user${index}@example.org took ${index % 900} ms\n`;
const log = Array.from({ length: 105_000 }, (_, index) => line(index)).join('');

await measure(`a log of ${(log.length / 1e6).toFixed(1)} MB masked (limit 3 s)`, () => run('maskSecrets', log));
await measure('  its report', () => run('findSecrets', log));
await measure('a value', () => run('mask', 'DE89 3704 0044 0532 0130 00'));
