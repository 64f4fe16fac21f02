/**
 * One address in all forms, and lists of them. Run: npx tsx bench/network/ipv4-address-converter.ts
 */
import * as logic from '../../src/tools/ipv4-address-converter/logic.ts';
import tool from '../../src/tools/ipv4-address-converter/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const { random } = makeRandom();
const addresses = Array.from({ length: 100_000 }, () =>
  random(2) === 0
    ? `${random(256)}.${random(256)}.${random(256)}.${random(256)}`
    : `2001:db8:${random(65_536).toString(16)}::${random(65_536).toString(16)}`,
).join('\n');

await measure('one address (limit 2 ms)', () => run('describe', '192.168.1.1'));
await measure('one address of IPv6 (limit 2 ms)', () => run('describe', 'fe80::2237:6ff:fe12:3456'));
await measure('a table of 100,000 addresses (limit 1 s)', () => run('table', addresses));
await measure('100,000 addresses as integers', () => run('format', addresses));
