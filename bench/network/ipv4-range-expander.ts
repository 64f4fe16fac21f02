/**
 * Ranges as networks, long lists merged and subtracted, addresses listed.
 * Run: npx tsx bench/network/ipv4-range-expander.ts
 */
import * as logic from '../../src/tools/ipv4-range-expander/logic.ts';
import tool from '../../src/tools/ipv4-range-expander/tool.ts';
import { measure } from '../shared/measure.ts';
import { randomNetworks } from '../shared/random-networks.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const many = randomNetworks(100_000, 20);

await measure('a range (limit 1 ms)', () => run('expand', '192.168.1.1 - 192.168.6.255'));
await measure('the range with the most networks', () => run('expand', '::1 - ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe'));
await measure('100,000 networks merged (limit 500 ms)', () => run('merge', many));
const others = randomNetworks(100_000, 20);
await measure('100,000 networks taken from 100,000', () => run('subtract', many, { minus: others }));
await measure('1,048,576 addresses listed (limit 1.5 s)', () => run('list', '10.0.0.0/12'));
await measure('1,048,576 addresses of IPv6 listed', () => run('list', '2001:db8::/108'));
