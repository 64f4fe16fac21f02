/** 1,000,000 ULIDs as one text, and what reading a list costs. Run: npx tsx bench/crypto/ulid.ts */
import * as logic from '../../src/tools/ulid-generator/logic.ts';
import tool from '../../src/tools/ulid-generator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);
const count = 1_000_000;

await measure('1,000,000 ULIDs (limit 1 s)', () => run('generate', undefined, { count }));
await measure('1,000,000 monotonic ULIDs', () => run('generate', undefined, { count, monotonic: true }));
const { ulids } = (await run('generate', undefined, { count: 10_000 })) as { readonly ulids: string };
await measure('10,000 read into a table', () => run('table', ulids, {}));
