/**
 * 1,000,000 UUIDs as one text, beside Node's own randomUUID, and what reading a list costs.
 * Run: npx tsx bench/crypto/uuid.ts
 */
import { randomUUID } from 'node:crypto';
import * as logic from '../../src/tools/uuid-generator/logic.ts';
import tool from '../../src/tools/uuid-generator/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const count = 1_000_000;
const run = runnerOf(tool, logic);
const generate = (options: Readonly<Record<string, unknown>>) => () => run('generate', undefined, options);

await measure('1 UUID', generate({}));
const { time } = await measure('1,000,000 of version 4 (limit 1 s)', generate({ count }));
await measure('  randomUUID, joined', () => Array.from({ length: count }, () => randomUUID()).join('\n'), time);
await measure('1,000,000 of version 7 (limit 1.5 s)', generate({ count, version: 'v7' }));
await measure('1,000,000 of version 1', generate({ count, version: 'v1' }));
await measure(
  '1,000,000 of version 4 as JSON, in upper case',
  generate({ count, listFormat: 'json', uppercase: true }),
);
const names = Array.from({ length: 10_000 }, (_, index) => `https://example.com/${index}`).join('\n');
await measure('10,000 of version 5', generate({ version: 'v5', names }));
const list = String(await run('generate', undefined, { count: 10_000, version: 'v7' }));
await measure('10,000 read into a table', () => run('table', list, {}));
