/**
 * Splitting, listing and merging networks, and describing one. Run: npx tsx bench/network/ipv4-subnet-calculator.ts
 */
import * as logic from '../../src/tools/ipv4-subnet-calculator/logic.ts';
import tool from '../../src/tools/ipv4-subnet-calculator/tool.ts';
import { measure } from '../shared/measure.ts';
import { randomNetworks } from '../shared/random-networks.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('describe one network', () => run('describe', '172.16.5.130/20'));
await measure('describe one network of IPv6', () => run('describe', '2001:db8:abcd:12::1/64'));
await measure('65,536 subnets', () => run('split', '10.0.0.0/8', { by: 'prefix', prefix: 24 }));
await measure('65,536 subnets of IPv6', () => run('split', '2001:db8::/32', { by: 'prefix', prefix: 48 }));
await measure('1,048,576 subnets', () => run('split', '10.0.0.0/8', { by: 'prefix', prefix: 28 }));
const some = randomNetworks(10_000, 16);
await measure('a table of 10,000 networks', () => run('table', some));
const many = randomNetworks(100_000, 16);
await measure('a table of 100,000 networks, merged to count their addresses', () => run('table', many));
