/**
 * 100,000 dates, one a line, through the date converter beside the platform's own Date, which knows milliseconds and one
 * form only; then one date in every form. Run: npx tsx bench/converter/date.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/date-converter/logic.ts';
import tool from '../../src/tools/date-converter/tool.ts';
import { timeBest } from '../shared/measure.ts';

const ctx = plainContext({ timeZone: 'Europe/Paris' });
const dates = Array.from({ length: 100_000 }, (_, index) => new Date(1_600_000_000_000 + index * 25_000_000));
const lists = {
  'ISO 8601': dates.map((date) => date.toISOString()),
  'ISO 8601 without offset': dates.map((date) => date.toISOString().slice(0, 19)),
  'Unix milliseconds': dates.map((date) => String(date.getTime())),
  'HTTP dates': dates.map((date) => date.toUTCString()),
};

for (const [name, lines] of Object.entries(lists)) {
  const text = lines.join('\n');
  const { time } = await timeBest(() => execute(logic, tool, 'convertLines', text, {}, ctx));
  const { time: base } = await timeBest(() =>
    lines.map((line) => new Date(Number(line) || line).toISOString()).join('\n'),
  );
  console.log(`100,000 ${name}: ${time.toFixed(0)} ms, ${(time / base).toFixed(1)} times Date`);
}

const times = 200;
const { time: every } = await timeBest(async () => {
  for (let round = 0; round < times; round++)
    await execute(logic, tool, 'describe', '2023-04-12T23:10:24+02:00', { zones: 'Asia/Tokyo' }, ctx);
});
console.log(`one date in every form: ${(every / times).toFixed(2)} ms`);
