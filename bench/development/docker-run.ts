/** How fast commands become a Compose file. Run: npx tsx bench/development/docker-run.ts */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/docker-run-to-docker-compose-converter/logic.ts';
import tool from '../../src/tools/docker-run-to-docker-compose-converter/tool.ts';
import { measure } from '../shared/measure.ts';

const commands = Array.from(
  { length: 100 },
  (_, index) =>
    `docker run -d -it --name web${index} -p ${8000 + index}:80 -e "A=b c" -v data${index}:/d --mount type=bind,src=/a,dst=/b,ro --network net --health-cmd 'curl -f http://x' image${index}:1 sh -c 'echo "$HOME"'`,
).join('\n');
const ctx = plainContext();
const compose = await execute(logic, tool, 'toCompose', commands, {}, ctx);

await measure('100 commands to Compose (limit 50 ms)', () => execute(logic, tool, 'toCompose', commands, {}, ctx));
await measure('100 services to docker run', () => execute(logic, tool, 'toRun', compose, {}, ctx));
