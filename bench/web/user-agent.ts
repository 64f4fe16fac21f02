/** User agents of a log: 100,000 lines, all different and as logs have them. */
import * as logic from '../../src/tools/user-agent-parser/logic.ts';
import tool from '../../src/tools/user-agent-parser/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';
import { runnerOf } from '../shared/run-tool.ts';

const { random } = makeRandom();
const run = runnerOf(tool, logic);

const systems = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'];
const agents = [
  () => `Mozilla/5.0 (${systems[random(3)]}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version()} Safari/537.36`,
  () =>
    `Mozilla/5.0 (Linux; Android ${5 + random(10)}; SM-G${random(1_000)}F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version()} Mobile Safari/537.36`,
  () => `Mozilla/5.0 (X11; Linux x86_64; rv:${random(140)}.0) Gecko/20100101 Firefox/${version()}`,
  () => `Mozilla/5.0 (compatible; Googlebot/${version()}; +http://www.google.com/bot.html)`,
  () => `curl/${version()}`,
];
const version = () => `${60 + random(80)}.0.${random(9_999)}.${random(200)}`;
const lines = (count: number, different: number) => {
  const made = Array.from({ length: different }, () => agents[random(agents.length)]?.() ?? '');
  return Array.from({ length: count }, (_, index) => made[index % different]).join('\n');
};

await measure('100,000 user agents, all different', () => run('parseList', lines(100_000, 100_000)));
await measure('100,000 user agents, 2,000 different ones', () => run('parseList', lines(100_000, 2_000)));
