import { describe, expect, test } from 'vitest';
import messages from '#generated/messages/percentage-calculator.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'calculate'>;

describe('questions', () => {
  // Python's fractions.
  test.each<[Options, object]>([
    [
      { question: 'percentOf', x: '123', y: '456' },
      { result: '560.88', exact: null, formula: '456 × 123 ÷ 100' },
    ],
    [{ question: 'percentOf', x: '7', y: '100' }, { result: '7' }],
    [
      { question: 'percentOf', x: '7 % ', y: '100' },
      { result: '7', sentence: '7% of 100 = 7' },
    ],
    [{ question: 'points', x: '4%', y: '5%' }, { points: '1' }],
    [
      { question: 'percentOf', x: '15', y: '$1,234.50' },
      { result: '185.175', sentence: '15% of $1,234.50 = 185.175' },
    ],
    [{ question: 'change', x: '80 €', y: '€92' }, { result: '+15' }],
    [{ question: 'percentOf', x: '8.25', y: '19,99' }, { result: '1.649175' }],
    [{ question: 'percentOf', x: '100', y: '9007199254740993' }, { result: '9007199254740993' }],
    [
      { question: 'whatPercent', x: '123', y: '456' },
      { result: '26.9736842105263', exact: '1025/38' },
    ],
    [
      { question: 'whatPercent', x: '0.1', y: '0.3' },
      { result: '33.3333333333333', exact: '100/3' },
    ],
    [
      { question: 'whatPercent', x: '1', y: '8' },
      { result: '12.5', perMille: '125', basisPoints: '1250' },
    ],
    [
      { question: 'change', x: '123', y: '456' },
      { result: '+270.731707317073', direction: 'increase' },
    ],
    [
      { question: 'change', x: '1', y: '1.1' },
      { result: '+10', direction: 'increase', exact: null },
    ],
    [
      { question: 'change', x: '79.99', y: '59.99' },
      { result: '-25.0031253906738', direction: 'decrease' },
    ],
    [
      { question: 'change', x: '5', y: '5' },
      { result: '0', direction: 'same' },
    ],
    [{ question: 'isPercentOf', x: '12', y: '15' }, { result: '80' }],
    [{ question: 'plus', x: '80', y: '20' }, { result: '96' }],
    [{ question: 'minus', x: '80', y: '12.5' }, { result: '70' }],
    [
      { question: 'before', x: '120', y: '20' },
      { afterIncrease: '100', afterDecrease: '150' },
    ],
    [
      { question: 'before', x: '120', y: '-100' },
      { afterIncrease: null, afterDecrease: '60' },
    ],
    [
      { question: 'difference', x: '10', y: '12' },
      { result: '18.1818181818182', exact: '200/11' },
    ],
    [
      { question: 'margin', x: '50', y: '60' },
      { margin: '16.6666666666667', markup: '20' },
    ],
    [
      { question: 'margin', x: '0', y: '60' },
      { margin: '100', markup: null },
    ],
    [{ question: 'price', x: '50', y: '20' }, { result: '62.5' }],
    [
      { question: 'points', x: '20', y: '25' },
      { points: '5', relative: '25' },
    ],
    [{ question: 'repeated', x: '1000', y: '5', times: '3' }, { result: '1157.625' }],
    [{ question: 'split', x: '100', y: '3:2:5' }, { parts: '30 : 20 : 50' }],
    [
      { question: 'percentOf', x: '1', y: '250', decimals: 0 },
      { result: '3', exact: '2.5' },
    ],
    [{ question: 'percentOf', x: '1', y: '250', decimals: 0, rounding: 'half-even' }, { result: '2' }],
    [{ question: 'percentOf', x: '1', y: '-250', decimals: 0, rounding: 'down' }, { result: '-2' }],
    [{ question: 'percentOf', x: '1', y: '210', decimals: 0, rounding: 'up' }, { result: '3' }],
    [
      { question: 'percentOf', x: '50', y: '3', decimals: 3 },
      { result: '1.500', exact: null },
    ],
  ])('%j is %j', async (options, values) => {
    expect(await run('calculate', options)).toMatchObject(values);
  });

  test.each<[Options, string, string]>([
    [{ question: 'percentOf', x: '12a' }, 'bad-number', 'x'],
    [{ question: 'whatPercent', x: '1', y: '0' }, 'compared-with-zero', 'y'],
    [{ question: 'isPercentOf', x: '1', y: '0' }, 'zero-percent', 'y'],
    [{ question: 'change', x: '0', y: '5' }, 'from-zero', 'x'],
    [{ question: 'change', x: '0', y: '0' }, 'compared-with-zero', 'x'],
    [{ question: 'before', x: '5', y: '100' }, 'nothing-left', 'y'],
    [{ question: 'margin', x: '0', y: '0' }, 'compared-with-zero', 'y'],
    [{ question: 'repeated', times: '1.5' }, 'bad-times', 'times'],
    [{ question: 'split', x: '1', y: '1' }, 'bad-weights', 'y'],
    [{ question: 'split', x: '1', y: '0:0' }, 'bad-weights', 'y'],
    [{ question: 'split', x: '1', y: '2:-1' }, 'bad-weights', 'y'],
  ])('%j: %s in %s', async (options, code, field) => {
    expect(await error('calculate', options)).toMatchObject({ code, at: { field } });
  });

  test('reports a change from a negative value', async () => {
    const { value, notices } = await report('calculate', { question: 'change', x: '-5', y: '5' });
    expect(value).toMatchObject({ result: '+200', direction: 'increase', formula: '(5 - (-5)) ÷ 5 × 100' });
    expect(notices).toEqual([
      'The starting value is negative, so its absolute value was used. Interpret the result with care.',
    ]);
  });
});

test.each<[Options, string]>([
  [{ question: 'percentOf', x: '7', y: '100%' }, 'y'],
  [{ question: 'percentOf', x: '7%%', y: '100' }, 'x'],
])('%j: a percent sign that has no place there is refused', async (options, field) => {
  expect(await error('calculate', options)).toMatchObject({ at: { field } });
});

describe('in words', () => {
  test.each([
    ['15% of 80', '12'],
    ['15% of $80', '12'],
    ['What is 15 % of 80?', '12'],
    ['15 % de 80', '12'],
    ['12 is what percent of 80', '15'],
    ['12 is what % of 80', '15'],
    ['12 est quel % de 80 ?', '15'],
    ['from 80 to 92', '+15'],
    ['de 80 à 92', '+15'],
    ['80 + 20%', '96'],
    ['80-20 %', '64'],
    ['-5% of 20', '-1'],
    ['12 is 15% of what', '80'],
    ['12 est 15 % de combien ?', '80'],
    ['15 percent of 80', '12'],
    ['15 pour cent de 80', '12'],
    ['12 is what percentage of 80', '15'],
    ['12 out of 80', '15'],
    ['12 sur 80', '15'],
    ['80 plus 20 percent', '96'],
    ['80 moins 20 %', '64'],
    ['20% off 80', '64'],
    ['20 % de remise sur 80', '64'],
    ['80 to 92', '+15'],
    ['30 of 120', '25'],
    ['30/120', '25'],
    ['30/120 as percent', '25'],
    ['30 / 120 in %', '25'],
    ['30/120 en pourcentage', '25'],
    ['what percent is 5 of 40?', '12.5'],
    ['what percentage of 40 is 5', '12.5'],
    ['quel pourcentage de 40 représente 5 ?', '12.5'],
    ['18% tip on 42', '7.56'],
    ['18 % de pourboire sur 42', '7.56'],
  ])('%j is %s', async (text, result) => {
    expect(await run('ask', text)).toMatchObject({ result });
  });

  test('what is wrong has its place in the question', async () => {
    expect(await error('ask', '15% of 8x')).toMatchObject({ code: 'bad-number', at: { offset: 8 } });
    expect(await error('ask', 'from 0 to 5')).toMatchObject({ code: 'from-zero', at: { offset: 5, length: 1 } });
    expect(await error('ask', 'how much')).toMatchObject({ code: 'unknown-question', params: { text: 'how much' } });
  });

  test.each([' ', '%', '5 ', '- ', 'is '])('takes linear time for %j', async (piece) => {
    expect(await growsLinearly((size) => error('ask', `x${piece.repeat(size)}x`), 100_000)).toBe(true);
  });
});

test.each<[TestOptions<typeof tool, 'calculate'>, string]>([
  [{ question: 'percentOf', x: '12.3', y: '456' }, '12.3% of 456 = 56.088'],
  [{ question: 'whatPercent', x: '0.1', y: '0.3' }, '0.1 ≈ 33.3333333333333% of 0.3'],
  [{ question: 'change', x: '1', y: '1.1' }, 'From 1 to 1.1 = +10%'],
  [{ question: 'before', x: '120', y: '20' }, '120 after 20%: 100 before adding, 150 before subtracting'],
  [{ question: 'before', x: '120', y: '-100' }, '120 after -100%: – before adding, 60 before subtracting'],
  [{ question: 'margin', x: '50', y: '60' }, 'Cost 50, price 60: margin ≈ 16.6666666666667%, markup 20%'],
  [{ question: 'points', x: '5', y: '7' }, 'From 5% to 7%: 2 percentage points'],
  [{ question: 'repeated', x: '100', y: '10', times: '2' }, '100 changed by 10% 2 times = 121'],
  [{ question: 'split', x: '10', y: '1:1' }, '10 split by 1:1 = 5 : 5'],
  [{ question: 'split', x: '10', y: '1:2' }, '10 split by 1:2 ≈ 3.33333333333333 : 6.66666666666667'],
])('%j as a sentence to share', async (options, sentence) => {
  expect(await run('calculate', options)).toMatchObject({ sentence });
});

test('a comma before three digits follows the language and is reported', async () => {
  const options: Options = { question: 'percentOf', x: '20', y: '1,500' };
  expect(await report('calculate', options)).toMatchObject({
    value: { result: '300' },
    notices: ['“1,500” was read as 1500, not 1.5.'],
  });
  expect(await report('calculate', options, { locale: 'fr' })).toMatchObject({ value: { result: '0.3' } });
  expect(await report('calculate', { ...options, decimalSign: 'comma' })).toMatchObject({
    value: { result: '0.3' },
    notices: [],
  });
  expect(await report('ask', '20% of 1,500')).toMatchObject({
    value: { result: '300' },
    notices: [expect.any(String)],
  });
  expect(await report('ask', '20% of 1,500.50')).toMatchObject({ value: { result: '300.1' }, notices: [] });
});
