/** A search of all MIME types, as on each key. Run: npx tsx bench/web/mime.ts */
import * as logic from '../../src/tools/mime-types/logic.ts';
import tool from '../../src/tools/mime-types/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

await measure('an extension (limit 5 ms)', () => run('search', '.json'));
await measure('words (limit 5 ms)', () => run('search', 'ms excel'));
await measure('a letter (limit 5 ms)', () => run('search', 'a'));
