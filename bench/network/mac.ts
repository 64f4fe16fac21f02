/**
 * One MAC address, 10,000 of them, and a search of all names; the first time, the list is loaded.
 * Run: npx tsx bench/network/mac.ts
 */
import * as logic from '../../src/tools/mac-address-lookup/logic.ts';
import tool from '../../src/tools/mac-address-lookup/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const start = performance.now();
await run('lookup', '20:37:06:12:34:56');
console.log(`first lookup, with a part of the list: ${(performance.now() - start).toFixed(1)} ms`);
await measure('later lookups (limit 5 ms)', () => run('lookup', '20:37:06:12:34:57'));
const { macs } = (await run('generate', undefined, { count: 10_000, prefix: 'corp' })) as { readonly macs: string };
await measure('10,000 of many vendors in a table (limit 500 ms)', () => run('table', macs));
await measure('search of all names (limit 50 ms)', () => run('search', 'raspberry pi'));
