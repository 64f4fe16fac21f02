/** One ULA network, and all subnets of one. Run: npx tsx bench/network/ula.ts */
import * as logic from '../../src/tools/ipv6-ula-generator/logic.ts';
import tool from '../../src/tools/ipv6-ula-generator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('a random network (limit 5 ms)', () => run('generate', undefined, {}));
await measure('one by RFC 4193 (limit 5 ms)', () => run('generate', undefined, { method: 'rfc4193' }));
await measure('65,536 subnets (limit 200 ms)', () => run('subnets', 'fdb7:c22:2bb8::/48', { count: 65_536 }));
