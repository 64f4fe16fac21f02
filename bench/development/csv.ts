/** How fast JSON becomes CSV and CSV becomes JSON. Run: npx tsx bench/development/csv.ts */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/json-to-csv/logic.ts';
import tool from '../../src/tools/json-to-csv/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

/** Records with 13 columns, some of them nested. */
function makeJson(count: number): string {
  const { random, someWords } = makeRandom();
  const records = Array.from(
    { length: count },
    (_, id) =>
      `{"id":${id},"uid":"${random(2 ** 31).toString(16)}","name":"${someWords(2).join(' ')}","mail":"${someWords(1)}@example.org",` +
      `"active":${random(2) === 1},"balance":${random(100_000) / 100},"note":"${someWords(4).join(', ')}",` +
      `"address":{"street":"${someWords(2).join(' ')} ${random(99)}","city":"${someWords(1)}","geo":{"lat":${random(90)}.${random(9999)},"lon":${random(180)}}},` +
      `"tags":["${someWords(1)}","${someWords(1)}"]}`,
  );
  return `[\n  ${records.join(',\n  ')}\n]`;
}

const ctx = plainContext();
const run = (operation: string, input: string, options = {}) => execute(logic, tool, operation, input, options, ctx);

const ten = makeJson(42_000);
const hundred = makeJson(100_000);
const fifty = makeJson(210_000);
console.log([ten, hundred, fifty].map(({ length }) => `${(length / 2 ** 20).toFixed(1)} MB`).join(', '));
await measure('42,000 records to CSV (limit 1.5 s)', () => run('toCsv', ten));
await measure('100,000 records to CSV', () => run('toCsv', hundred));
await measure('210,000 records to CSV (limit 8 s)', () => run('toCsv', fifty));
await measure('100,000 records to CSV, a row for each item', () => run('toCsv', hundred, { arrays: 'rows' }));
await measure('100,000 records to SQL', () => run('toInsert', hundred));
const csv = String(await run('toCsv', hundred));
await measure(`${(csv.length / 2 ** 20).toFixed(1)} MB of CSV to JSON`, () => run('fromCsv', csv));
