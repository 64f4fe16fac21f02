/** Ten million characters escaped and unescaped. Run: npx tsx bench/web/html-entities.ts */
import * as logic from '../../src/tools/html-entities/logic.ts';
import tool from '../../src/tools/html-entities/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const text = '<p class="x">Zoë & co</p>'.repeat(400_000);
const escaped = '&lt;p&gt; Zo&euml; &amp; &#128512;'.repeat(300_000);
await measure('10 M characters escaped (limit 800 ms)', () => run('escape', text));
await measure('10 M characters escaped beyond ASCII', () => run('escape', text, { which: 'non-ascii' }));
await measure('10 M characters unescaped (limit 1.5 s)', () => run('unescape', escaped));
await measure('1 M references of no name', () => run('unescape', '&unknown; '.repeat(1_000_000)));
