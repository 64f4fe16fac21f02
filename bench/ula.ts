/** One ULA network, and all subnets of one. Run: npx tsx bench/ula.ts */
import { plainContext } from '../src/core/context.ts';
import { execute } from '../src/core/execute.ts';
import * as logic from '../src/tools/ipv6-ula-generator/logic.ts';
import tool from '../src/tools/ipv6-ula-generator/tool.ts';
import { measure } from './shared/measure.ts';

const run = (operation: string, input: unknown, options: Readonly<Record<string, unknown>>) =>
  execute(logic, tool, operation, input, options, plainContext());

await measure('a random network (limit 5 ms)', () => run('generate', undefined, {}));
await measure('one by RFC 4193 (limit 5 ms)', () => run('generate', undefined, { method: 'rfc4193' }));
await measure('65,536 subnets (limit 200 ms)', () => run('subnets', 'fdb7:c22:2bb8::/48', { count: 65_536 }));
