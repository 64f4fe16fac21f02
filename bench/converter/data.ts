/**
 * How fast the converters between JSON, YAML and TOML are: `npx tsx bench/converter/data.ts [factor]`. The best of three
 * runs each, beside well-known libraries in the same process, which keep neither digits nor comments. The factor scales
 * all sizes (default 1: 10 MB of YAML, 50 MB of JSON, 1 MB of TOML or for TOML). Peak memory is that of the process so far.
 */
import { dump, load } from 'js-yaml';
import { parse as parseToml, stringify as stringifyToml } from 'smol-toml';
import type { Tool } from '#core/tool.ts';
import { plainContext } from '../../src/core/execution/context.ts';
import { type Call, executeCall, type Logic, prepare } from '../../src/core/execution/execute.ts';
import * as jsonToToml from '../../src/tools/json-to-toml/logic.ts';
import jsonToTomlTool from '../../src/tools/json-to-toml/tool.ts';
import * as jsonToYaml from '../../src/tools/json-to-yaml-converter/logic.ts';
import jsonToYamlTool from '../../src/tools/json-to-yaml-converter/tool.ts';
import * as tomlToJson from '../../src/tools/toml-to-json/logic.ts';
import tomlToJsonTool from '../../src/tools/toml-to-json/tool.ts';
import * as tomlToYaml from '../../src/tools/toml-to-yaml/logic.ts';
import tomlToYamlTool from '../../src/tools/toml-to-yaml/tool.ts';
import * as yamlToJson from '../../src/tools/yaml-to-json-converter/logic.ts';
import yamlToJsonTool from '../../src/tools/yaml-to-json-converter/tool.ts';
import * as yamlToToml from '../../src/tools/yaml-to-toml/logic.ts';
import yamlToTomlTool from '../../src/tools/yaml-to-toml/tool.ts';
import { timeBest } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

const factor = Number(process.argv[2] ?? 1);

/** Records as from an API. */
function makeRecords(size: number): readonly unknown[] {
  const { random, someWords: some } = makeRandom();
  const records: unknown[] = [];
  for (let id = 0, length = 0; length < size; id++) {
    const record = {
      id,
      name: some(2).join(' – é '),
      active: random(2) === 1,
      score: random(10_000) / 97,
      tags: some(1 + random(4)),
      position: { x: random(1000) / 7, y: random(1_000_000) },
      text: `${some(6).join(' ')}${id % 10 === 0 ? ' "quoted" \\ \nand more' : ''}`,
    };
    records.push(record);
    length += JSON.stringify(record).length + 1;
  }
  return records;
}

async function convert(logic: Logic, tool: Tool, input: string): Promise<string> {
  const [[name, operation] = []] = Object.entries(tool.operations);
  if (name === undefined || operation === undefined) throw new Error('there is no operation');
  const call: Call = prepare(name, operation, input, {});
  const outcome = await executeCall(logic, call, plainContext());
  if (!('value' in outcome)) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
  // Engines build long strings as ropes, which are flattened on first use.
  String(outcome.value).charCodeAt(1);
  return String(outcome.value);
}

async function compare(
  name: string,
  input: string,
  run: (input: string) => unknown,
  baseline: string,
  other: (input: string) => unknown,
): Promise<void> {
  const size = Buffer.byteLength(input) / 2 ** 20;
  const { time } = await timeBest(() => run(input));
  const peak = process.resourceUsage().maxRSS / 1024;
  const { time: reference } = await timeBest(() => other(input));
  process.stdout.write(
    `${size.toFixed(1).padStart(6)} MB ${name.padEnd(14)}${time.toFixed(0).padStart(6)} ms${(size / (time / 1000)).toFixed(1).padStart(7)} MB/s${peak.toFixed(0).padStart(6)} MB peak  ${(time / reference).toFixed(2)} of ${baseline} (${reference.toFixed(0)} ms)\n`,
  );
}

const megabyte = factor * 2 ** 20;

await compare(
  'YAML → JSON',
  dump(makeRecords(8 * megabyte)),
  (yaml) => convert(yamlToJson as Logic, yamlToJsonTool, yaml),
  'js-yaml load + JSON.stringify',
  (yaml) => JSON.stringify(load(yaml), null, 2),
);
await compare(
  'TOML → JSON',
  stringifyToml({ records: makeRecords(megabyte) }),
  (toml) => convert(tomlToJson as Logic, tomlToJsonTool, toml),
  'smol-toml parse + JSON.stringify',
  (toml) => JSON.stringify(parseToml(toml), null, 2),
);
await compare(
  'TOML → YAML',
  stringifyToml({ records: makeRecords(megabyte) }),
  (toml) => convert(tomlToYaml as Logic, tomlToYamlTool, toml),
  'smol-toml parse + js-yaml dump',
  (toml) => dump(parseToml(toml)),
);
await compare(
  'YAML → TOML',
  dump({ records: makeRecords(megabyte) }),
  (yaml) => convert(yamlToToml as Logic, yamlToTomlTool, yaml),
  'js-yaml load + smol-toml stringify',
  (yaml) => stringifyToml(load(yaml) as Record<string, unknown>),
);
await compare(
  'JSON → TOML',
  JSON.stringify({ records: makeRecords(10 * megabyte) }),
  (json) => convert(jsonToToml as Logic, jsonToTomlTool, json),
  'JSON.parse + smol-toml stringify',
  (json) => stringifyToml(JSON.parse(json) as Record<string, unknown>),
);
await compare(
  'JSON → YAML',
  JSON.stringify(makeRecords(50 * megabyte)),
  (json) => convert(jsonToYaml as Logic, jsonToYamlTool, json),
  'JSON.parse + js-yaml dump',
  (json) => dump(JSON.parse(json)),
);
