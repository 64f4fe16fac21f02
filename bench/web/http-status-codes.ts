/** A search of all status codes, as on each key. Run: npx tsx bench/web/http-status-codes.ts */
import * as logic from '../../src/tools/http-status-codes/logic.ts';
import tool from '../../src/tools/http-status-codes/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('a code (limit 5 ms)', () => run('search', '404'));
await measure('words (limit 5 ms)', () => run('search', 'too many requests'));
await measure('a letter (limit 5 ms)', () => run('search', 'a'));
await measure('a word with a slip (limit 5 ms)', () => run('search', 'forbiden'));
