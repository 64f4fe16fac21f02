import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '#core/operations/headline.ts';
import messages from '#generated/messages/temperature-converter.en.json' with { type: 'json' };
import { rational } from '#lib/rational/rational.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import { convertScale, scaleNames, writeFormula } from './scales.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'convertAll'>;

describe('all scales', () => {
  // Python's fractions, with the definitions of the scales.
  test.each<[string, readonly string[]]>([
    ['0 °C', ['0', '32', '273.15', '491.67', '150', '0', '0', '7.5']],
    ['100 °C', ['100', '212', '373.15', '671.67', '0', '33', '80', '60']],
    ['37 °C', ['37', '98.6', '310.15', '558.27', '94.5', '12.21', '29.6', '26.925']],
    ['-40 °F', ['-40', '-40', '233.15', '419.67', '210', '-13.2', '-32', '-13.5']],
    ['0 K', ['-273.15', '-459.67', '0', '0', '559.725', '-90.1395', '-218.52', '-135.90375']],
  ])('%s', async (text, values) => {
    expect(Object.values((await run('convertAll', text)) as object).slice(0, 9)).toEqual([
      ...values,
      text.split(' ')[1],
    ]);
  });

  test.each([
    ['0 °C', 'fahrenheit'],
    ['0 °F', 'celsius'],
    ['0 K', 'celsius'],
    ['300 K to F', 'fahrenheit'],
    ['20 in kelvin', 'kelvin'],
    ['68°F → °Ré', 'reaumur'],
  ])('%s is answered in %s', async (text, scale) => {
    const { convertAll } = tool.operations;
    expect(headlineOf(convertAll, await run('convertAll', text))?.name).toBe(scale);
  });

  test.each<[string, Options, object]>([
    ['0 F', {}, { celsius: '-17.777778', kelvin: '255.372222', rankine: '459.67' }],
    ['98.6', { from: 'fahrenheit' }, { celsius: '37' }],
    ['1 °N', {}, { celsius: '3.030303' }],
    ['25.555°', {}, { fahrenheit: '77.999', romer: '20.916375' }],
    ['−40,0°C', {}, { fahrenheit: '-40' }],
    ['300 kelvin', {}, { celsius: '26.85' }],
    ['20 degrees Celsius', {}, { fahrenheit: '68' }],
    ['68 degF', {}, { celsius: '20' }],
    ['20 degrés', {}, { fahrenheit: '68' }],
    ['80 RÉAUMUR', {}, { celsius: '100' }],
    [
      '10 °C',
      { meaning: 'difference' },
      { fahrenheit: '18', kelvin: '10', reaumur: '8', romer: '5.25', newton: '3.3' },
    ],
    ['10 °C', { meaning: 'difference' }, { delisle: '-15' }],
    ['20.05 °C', { decimals: 1 }, { celsius: '20.1', fahrenheit: '68.1' }],
    ['-0.05 °C', { decimals: 1 }, { celsius: '-0.1' }],
    ['9007199254740993 K', {}, { kelvin: '9007199254740993', celsius: '9007199254740719.85' }],
  ])('%s with %j', async (text, options, values) => {
    expect(await run('convertAll', text, options)).toMatchObject(values);
  });

  test('reports rounded and impossible values', async () => {
    expect((await run('convertAll', '0 F')).rounded).toBe('°C, K, °De, °N, °Ré, °Rø');
    expect((await run('convertAll', '0 °C')).rounded).toBeNull();
    expect((await report('convertAll', '-300 °C')).notices).toEqual(['-300 °C is below absolute zero (-273.15 °C).']);
    expect((await report('convertAll', '559.8 °De')).notices).toContain(
      '559.8 °De is below absolute zero (559.725 °De).',
    );
    expect((await report('convertAll', '-300 °C', { meaning: 'difference' })).notices).toEqual([]);
  });

  test.each<[string, string, object, number]>([
    ['1.2.3', 'second-sign', { text: '1.2.3', found: '.' }, 4],
    ['98.6 X', 'unknown-scale', { text: '98.6 X', unit: 'X' }, 6],
    ['300 K to X', 'unknown-scale', { text: '300 K to X', unit: 'X' }, 10],
    ['warm', 'bad-number', { found: 'w' }, 1],
  ])('%j is refused: %s', async (text, code, params, column) => {
    expect(await error('convertAll', text)).toMatchObject({ code, params, at: { column } });
  });
});

test('every way there and back is exact', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.constantFrom(...scaleNames), fc.constantFrom(...scaleNames), (digits, from, to) => {
      const value = rational(digits, 1_000n);
      const there = convertScale(value, from, to, false);
      expect(convertScale(there, to, from, false)).toEqual(value);
    }),
  );
});

test.each([
  ['20', 'celsius', 'fahrenheit', '20 × 9/5 + 32'],
  ['68', 'fahrenheit', 'celsius', '(68 - 32) × 5/9'],
  ['20', 'celsius', 'kelvin', '20 + 273.15'],
  ['-5', 'celsius', 'reaumur', '(-5) × 4/5'],
  ['0', 'celsius', 'delisle', '0 × (-3/2) + 150'],
] as const)('%s from %s to %s is %s', (value, from, to, formula) => {
  expect(writeFormula(rational(BigInt(value)), from, to, false)).toBe(formula);
});

describe('lists', () => {
  test('each line is converted, or marked as wrong', async () => {
    expect(await run('convert', '20\n\n98.6 F\r\n', { to: 'kelvin' })).toBe('293.15\n\n310.15\r\n');
    expect(await run('convertList', '0\n\n100 K\n')).toBe(
      [
        'value,celsius,fahrenheit,kelvin,rankine,delisle,newton,reaumur,romer',
        '0,0,32,273.15,491.67,150,0,0,7.5',
        '100 K,-173.15,-279.67,100,180,409.725,-57.1395,-138.52,-83.40375',
      ].join('\n'),
    );
    expect(await run('convertList', '0\n2 x')).toBe(
      [
        'value,problem,celsius,fahrenheit,kelvin,rankine,delisle,newton,reaumur,romer',
        '0,,0,32,273.15,491.67,150,0,0,7.5',
        '2 x,"“2 x”: unknown scale “x”. Use K, C, F, R, De, N, Ré or Rø.",,,,,,,,',
      ].join('\n'),
    );
    expect(await error('convertList', 'x\ny')).toMatchObject({ code: 'bad-number', params: { found: 'x' } });
    expect(await error('convert', '1\nx')).toMatchObject({ code: 'bad-number', at: { line: 2 } });
    expect(await error('convertAll', '1\n2')).toMatchObject({ code: 'several-lines' });
  });
});

describe('ambiguous numbers', () => {
  test.each([
    ['en', '1500', '“1,500” was read as 1500, not 1.5.'],
    ['fr', '1.5', '“1,500” was read as 1.5, not 1500.'],
  ])('follow the language (%s) and are reported', async (locale, celsius, notice) => {
    const { value, notices } = await report('convertAll', '1,500 °C', {}, { locale });
    expect(value).toMatchObject({ celsius });
    expect(notices).toContain(notice);
  });

  test('are reported once for a list', async () => {
    expect(await report('convert', '1,500\n2,500 °C\n3', { to: 'celsius' })).toEqual({
      value: '1500\n2500\n3',
      notices: ['2 numbers are ambiguous; “1,500” was read as 1500, not 1.5.'],
    });
  });
});
