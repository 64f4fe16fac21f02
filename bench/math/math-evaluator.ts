/** A typical expression of the math evaluator, one that needs more digits, and a factorial of 456,574 digits. */
import * as logic from '../../src/tools/math-evaluator/logic.ts';
import tool from '../../src/tools/math-evaluator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('2*sqrt(6)', () => run('evaluate', '2*sqrt(6)'));
await measure('(12.5 + 3/4) * 1_000 - 7%', () => run('evaluate', '(12.5 + 3/4) * 1_000 - 7%'));
await measure('sin(1) with 32 digits', () => run('evaluate', 'sin(1)'));
await measure('100000!', () => run('evaluate', '100000!'));
