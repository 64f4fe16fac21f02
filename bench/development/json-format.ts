/**
 * How fast 50 MB of JSON is formatted, outlined and more: `npx tsx bench/development/json-format.ts [megabytes]`. The
 * best of three runs each, beside `JSON.parse` and `JSON.stringify` in the same process. Peak memory is that of the
 * process so far.
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { type Call, executeCall, type Logic, prepare } from '../../src/core/execution/execute.ts';
import * as minifier from '../../src/tools/json-minify/logic.ts';
import minifierTool from '../../src/tools/json-minify/tool.ts';
import * as logic from '../../src/tools/json-prettify/logic.ts';
import tool from '../../src/tools/json-prettify/tool.ts';
import { timeBest } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

const megabytes = Number(process.argv[2] ?? 50);

/** Records as from an API. */
function makeJson(size: number, isAscii: boolean): string {
  const { random, someWords: some } = makeRandom();
  const records: string[] = [];
  for (let id = 0, length = 0; length < size; id++) {
    const record = JSON.stringify({
      id,
      guid: random(2 ** 32) * 2 ** 20 + random(2 ** 20),
      name: some(2).join(isAscii ? ' ' : ' – é '),
      active: random(2) === 1,
      score: random(10_000) / 97,
      tags: some(1 + random(4)),
      position: { x: random(1000) / 7, y: random(1_000_000), z: null },
      text: `${some(6).join(' ')}${id % 10 === 0 ? ' "quoted" \\ \n' : ''}`,
    });
    records.push(record);
    length += record.length + 1;
  }
  return Buffer.from(`[${records.join()}]`).toString();
}

const best = async (run: () => unknown) => (await timeBest(run)).time;
const print = (line: string) => process.stdout.write(`${line}\n`);

function report(name: string, time: number, size: number, baseline?: number): void {
  const speed = size / 2 ** 20 / (time / 1000);
  const peak = process.resourceUsage().maxRSS / 1024;
  const ratio = baseline === undefined ? '' : `  ${(time / baseline).toFixed(2)} of parse + stringify`;
  print(
    `${name.padEnd(34)}${time.toFixed(0).padStart(7)} ms${speed.toFixed(0).padStart(6)} MB/s${peak.toFixed(0).padStart(7)} MB peak${ratio}`,
  );
}

async function execute(name: keyof typeof tool.operations, json: string, options = {}): Promise<unknown> {
  return executeCallOf(prepare(name, tool.operations[name], json, options), logic as Logic);
}

async function executeCallOf(call: Call, of: Logic): Promise<unknown> {
  const outcome = await executeCall(of, call, plainContext());
  if (!('value' in outcome)) throw new Error(`${call.operation} failed`);
  // Engines build long strings as ropes, which are flattened on first use.
  if (typeof outcome.value === 'string') outcome.value.charCodeAt(1);
  return outcome.value;
}

for (const isAscii of [true, false]) {
  const json = makeJson(megabytes * 2 ** 20, isAscii);
  const size = Buffer.byteLength(json);
  print(`\n${(size / 2 ** 20).toFixed(1)} MB of JSON, ${isAscii ? 'ASCII' : 'with other characters'}`);
  const format = await best(() => execute('format', json));
  const baseline = await best(() => JSON.stringify(JSON.parse(json), null, 2));
  report('format', format, size, baseline);
  report('JSON.parse + JSON.stringify', baseline, size);
  const minify = () => executeCallOf(prepare('minify', minifierTool.operations.minify, json, {}), minifier as Logic);
  report('minify', await best(minify), size, await best(() => JSON.stringify(JSON.parse(json))));
  report('outline', await best(() => execute('outline', json)), size);
  const { tape } = (await execute('outline', json)) as { tape: Record<string, ArrayBufferView> };
  const bytes = Object.values(tape).reduce((sum, { byteLength }) => sum + byteLength, 0);
  print(`  tape: ${(tape['kind']?.byteLength ?? 0).toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB`);
  report('search', await best(() => execute('search', json, { text: 'IPSUM dolor' })), size);
  report('validate', await best(() => execute('validate', json)), size);
  report('query $..tags[0]', await best(() => execute('query', json, { path: '$..tags[0]' })), size);
  report('sortKeys', await best(() => execute('sortKeys', json)), size);
}
