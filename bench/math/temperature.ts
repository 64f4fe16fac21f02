/** 10,000 temperatures on all scales. Run: npx tsx bench/math/temperature.ts */
import * as logic from '../../src/tools/temperature-converter/logic.ts';
import tool from '../../src/tools/temperature-converter/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const lines = Array.from({ length: 10_000 }, (_, index) => `${index / 10} °F`).join('\n');
await measure('10,000 lines on all scales (limit 500 ms)', () => run('convertList', lines));
