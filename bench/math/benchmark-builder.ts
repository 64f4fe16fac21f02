/** Suites of a benchmark: 100 of 10,000 values each. */
import * as logic from '../../src/tools/benchmark-builder/logic.ts';
import tool from '../../src/tools/benchmark-builder/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';
import { runnerOf } from '../shared/run-tool.ts';

const { random } = makeRandom();
const run = runnerOf(tool, logic);
const suites = Array.from({ length: 100 }, (_, n) => {
  const values = Array.from({ length: 10_000 }, () => `${100 + n}.${random(10_000)}`);
  return `Suite ${n}: ${values.join(', ')}`;
}).join('\n');

await measure('100 suites of 10,000 values compared', () => run('compare', suites));
