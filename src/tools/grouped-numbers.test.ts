/** Numbers with a comma, such as `1,500`, are never silently read as another number or as two. */
import { expect, test } from 'vitest';
import type { Notice } from '#core/execution/execute.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { runOperation } from '#testing/run-operation.ts';

type Call = readonly [input: string | undefined, options?: Readonly<Record<string, unknown>>];

/** What each tool that reads numbers is called with, by operation. */
const calls: Readonly<Record<string, Readonly<Record<string, (number: string) => Call>>>> = {
  'base-converter': { describe: (n) => [n], convert: (n) => [n], parse: (n) => [n], twosComplement: (n) => [n] },
  'benchmark-builder': {
    compare: (n) => [`a: ${n}`],
    stats: (n) => [n],
    report: (n) => [`a: ${n} 2`],
  },
  chronometer: { laps: (n) => [n], format: (n) => [n] },
  'date-converter': { describe: (n) => [n], parse: (n) => [n] },
  'eta-calculator': {
    eta: (n) => [undefined, { amount: n, start: '2026-11-20T12:00:00Z' }],
    formatDuration: (n) => [n],
  },
  'list-converter': { sort: (n) => [`2\n${n}`, { order: 'number' }] },
  'math-evaluator': { evaluate: (n) => [`max(${n})`] },
  'percentage-calculator': { calculate: (n) => [undefined, { y: n }], ask: (n) => [`15% of ${n}`] },
  'roman-numeral-converter': { toRoman: (n) => [n], explain: (n) => [n] },
  'temperature-converter': { convertAll: (n) => [n], convertList: (n) => [n], convert: (n) => [n] },
};

const cases = (await loadAllTools()).flatMap((whole) =>
  Object.entries(calls[whole.id] ?? {}).map(([name, call]) => [whole.id, name, whole, call] as const),
);
// Vitest refuses a file without tests.
if (cases.length === 0) test.skip('the tool reads no numbers', () => {});
test.each(cases)('%s %s reads 1,500 as 1500, or says otherwise', async (_id, name, whole, call) => {
  const run = async (number: string) => {
    const notices: Notice[] = [];
    const [input, options] = call(number);
    const outcome = await runOperation(whole, name, input, options, {
      notice: (code, params = {}) => void notices.push({ code, params }),
    });
    return { outcome, notices };
  };
  const [grouped, plain] = [await run('1,500'), await run('1500')];
  expect(grouped.outcome).not.toHaveProperty('bug');
  if (!('value' in grouped.outcome) || grouped.notices.length > plain.notices.length) return;
  // Some results repeat the number as it was written.
  const written = (value: unknown) => JSON.stringify(value).replaceAll('1,500', '1500');
  expect('value' in plain.outcome && written(plain.outcome.value)).toBe(written(grouped.outcome.value));
});
