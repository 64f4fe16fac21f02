/** Ten million characters percent-encoded and decoded. Run: npx tsx bench/web/url-encoder.ts */
import * as logic from '../../src/tools/url-encoder/logic.ts';
import tool from '../../src/tools/url-encoder/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const text = 'name=Zoë & co, 100% sûr; '.repeat(400_000);
await measure('10 M characters encoded (limit 400 ms)', () => run('encode', text));
await measure('10 M characters decoded (limit 400 ms)', () =>
  run('decode', encodeURIComponent(text).slice(0, 10_000_000)),
);
await measure('10 M characters of nothing but wrong bytes', () => run('decode', '%FF'.repeat(3_333_333)));
