/** A page of 5 MB whose tags are read. Run: npx tsx bench/web/og-meta-generator.ts */
import * as logic from '../../src/tools/og-meta-generator/logic.ts';
import tool from '../../src/tools/og-meta-generator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const page = `<meta property="og:title" content="x">${'<p class="a">text &amp; more</p>\n'.repeat(160_000)}`;
await measure('5 MB read (limit 300 ms)', () => run('read', page));
