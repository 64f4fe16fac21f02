import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic);

type Writing = TestOptions<typeof tool, 'toRoman'>;

// A greedy conversion in Python.
test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [42, 'XLII'],
  [1994, 'MCMXCIV'],
  [2026, 'MMXXVI'],
  [3888, 'MMMDCCCLXXXVIII'],
  [3999, 'MMMCMXCIX'],
  [4000, 'I̅V̅'],
  [12345, 'X̅I̅I̅CCCXLV'],
  [3999999, 'M̅M̅M̅C̅M̅X̅C̅I̅X̅CMXCIX'],
])('%d is %s', async (number, numeral) => {
  expect(await run('toRoman', String(number), { overline: true })).toBe(numeral);
  expect(await run('fromRoman', numeral)).toBe(String(number));
});

test('every number up to 3,999 comes back', async () => {
  const numbers = Array.from({ length: 3999 }, (_, index) => index + 1).join('\n');
  const numerals = await run('toRoman', numbers);
  expect(await run('fromRoman', numerals)).toBe(numbers);
  expect(new Set(numerals.split('\n')).size).toBe(3999);
});

test('so does every other, in every form', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3_999_999 }),
      fc.boolean(),
      fc.boolean(),
      async (n, lowercase, unicode) => {
        const numeral = await run('toRoman', String(n), { overline: true, lowercase, unicode });
        expect(await run('fromRoman', numeral)).toBe(String(n));
      },
    ),
  );
});

describe('numbers', () => {
  test.each<[string, Writing, string]>([
    ['42', { lowercase: true }, 'xlii'],
    ['12', { unicode: true }, 'Ⅻ'],
    ['42', { unicode: true }, 'ⅩⅬⅡ'],
    ['1009', { unicode: true, lowercase: true }, 'ⅿⅸ'],
    ['4000', { unicode: true, overline: true }, 'Ⅰ̅Ⅴ̅'],
    [' 1,994 ', {}, 'MCMXCIV'],
    ['1 994', {}, 'MCMXCIV'],
    ['+5', {}, 'V'],
    ['1\r\n\r\n2\n', {}, 'I\r\n\r\nII\n'],
    ['', {}, ''],
  ])('%j with %j is %s', async (input, options, output) => {
    expect(await run('toRoman', input, options)).toBe(output);
  });

  test('reads a comma as a group mark, and reports it where it is the decimal sign', async () => {
    for (const locale of ['en', 'fr']) expect(await run('toRoman', '1,994', {}, { locale })).toBe('MCMXCIV');
    expect(await notices('toRoman', '1,994')).toEqual([]);
    expect((await notices('toRoman', '1,994', {}, { locale: 'fr' })).map(brief)).toEqual([
      ['comma-group', { n: 1, written: '1,994', number: 1994 }, 0],
    ]);
  });

  test('cuts and reports a fraction', async () => {
    expect(await run('toRoman', '12.7')).toBe('XII');
    expect((await notices('toRoman', '12.7')).map(brief)).toEqual([['cut', { n: 1, written: '12.7', number: 12 }, 0]]);
  });

  test('reports fractions and forms of many lines once', async () => {
    const [grouped] = await notices('toRoman', '3.999');
    expect(grouped).toMatchObject({ code: 'cut', offers: [{ input: '3999' }] });
    const cut = await notices('toRoman', '1\n2.5\n3.5');
    expect(cut.map(brief)).toEqual([['cut', { n: 2, written: '2.5', number: 2 }, 2]]);
    const told = await notices('fromRoman', 'I\nVV\nIIII', { reading: 'lenient' });
    expect(told.map(brief)).toEqual([['not-standard', { n: 2, numeral: 'VV', number: 10, standard: 'X' }, 2]]);
  });

  test.each<[string, Writing, string, number]>([
    ['0', {}, 'no-numeral', 0],
    ['-5', {}, 'no-numeral', 0],
    ['0.5', {}, 'no-numeral', 0],
    ['4000', {}, 'out-of-range', 0],
    ['4000000', { overline: true }, 'out-of-range', 0],
    ['9'.repeat(400), { overline: true }, 'out-of-range', 0],
    ['1\n2x', {}, 'not-a-digit', 3],
    ['XIV', {}, 'not-a-digit', 0],
    ['1,5', {}, 'not-a-digit', 1],
    ['1.2.3', {}, 'not-a-digit', 3],
    ['-', {}, 'not-a-digit', 1],
    ['1e3', {}, 'not-a-digit', 1],
  ])('%j with %j: %s', async (input, options, code, offset) => {
    expect(await error('toRoman', input, options)).toMatchObject({ code, at: { offset } });
  });

  test('offers to read a numeral', async () => {
    expect(await error('toRoman', '4\niiii')).toMatchObject({
      code: 'numeral',
      params: { numeral: 'iiii', standard: 'IV' },
      at: { offset: 2, length: 4 },
      offers: [{ operation: 'fromRoman', reading: 'lenient' }],
    });
    expect(await error('toRoman', 'XIV')).toMatchObject({ offers: [{ operation: 'fromRoman' }] });
    expect(await error('toRoman', '2x')).not.toHaveProperty('offers');
  });
});

describe('numerals', () => {
  test.each([
    ['xlii', '42'],
    ['XlIi', '42'],
    ['Ⅻ', '12'],
    ['ⅿⅽⅿⅹⅽⅳ', '1994'],
    ['_I_V', '4000'],
    ['ↂↀↀ', '12000'],
    ['ↁ', '5000'],
    ['  XIV  ', '14'],
    ['I\n\nII', '1\n\n2'],
    ['', ''],
  ])('%s is %s', async (input, output) => {
    if (/ↂ/.test(input)) expect(await run('fromRoman', input, { reading: 'lenient' })).toBe(output);
    else expect(await run('fromRoman', input)).toBe(output);
  });

  test.each([
    ['IIII', 'not-standard', { numeral: 'IIII', number: 4, standard: 'IV' }, 0, 4],
    ['VIIII', 'not-standard', { number: 9, standard: 'IX' }, 0, 5],
    ['VV', 'not-standard', { number: 10, standard: 'X' }, 0, 2],
    ['MMMM', 'not-standard', { number: 4000, standard: 'I̅V̅' }, 0, 4],
    ['IC', 'not-before', { pair: 'IC', digit: 'I', first: 'V', second: 'X', number: 99, standard: 'XCIX' }, 0, 2],
    ['MXM', 'not-before', { pair: 'XM', first: 'L', second: 'C', number: 1990, standard: 'MCMXC' }, 1, 2],
    ['V I', 'space-inside', { numeral: 'V I', number: 6 }, 1, 1],
    ['  C  M ', 'space-inside', { numeral: 'C  M', number: 900 }, 3, 1],
    ['IV IX', 'space-inside', { numeral: 'IV IX', number: 13 }, 2, 1],
    ['X\nX\u00A0I', 'space-inside', { numeral: 'X\u00A0I', number: 11 }, 3, 1],
    ['X Y', 'not-a-roman-digit', { c: 'Y' }, 2, 1],
    // Quoted as they are written.
    ['iiii', 'not-standard', { numeral: 'iiii', number: 4, standard: 'IV' }, 0, 4],
    ['ⅠⅠⅠⅠ', 'not-standard', { numeral: 'ⅠⅠⅠⅠ', number: 4, standard: 'IV' }, 0, 4],
    ['_I_C', 'not-before', { pair: '_I_C', digit: 'I̅', first: 'V̅', second: 'X̅', number: 99_000 }, 0, 4],
    ['mic', 'not-before', { pair: 'ic', digit: 'I', number: 1099 }, 1, 2],
    [`${'I'.repeat(50)}`, 'not-standard', { numeral: `${'I'.repeat(40)}…`, number: 50, standard: 'L' }, 0, 50],
    ['VX', 'never-before', { pair: 'VX', digit: 'V', number: 5, standard: 'V' }, 0, 2],
    ['MV̅', 'never-before', { pair: 'MV̅', digit: 'M', number: 4000 }, 0, 3],
    ['XIA', 'not-a-roman-digit', { c: 'A' }, 2, 1],
    ['X\nX1', 'not-a-roman-digit', { c: '1' }, 3, 1],
    ['\u0305X', 'not-a-roman-digit', { c: 'U+0305' }, 0, 1],
    ['X😀', 'not-a-roman-digit', { c: '😀' }, 1, 2],
    ['_', 'not-a-roman-digit', { c: '_' }, 0, 1],
    ['M̅M̅M̅M̅', 'out-of-range', {}, 0, 8],
  ])('%s: %s', async (input, code, params, offset, length) => {
    expect(await error('fromRoman', input)).toMatchObject({ code, params, at: { offset, length } });
  });

  test.each([
    ['IIII', '4'],
    ['VIIII', '9'],
    ['IC', '99'],
    ['XIIX', '18'],
    ['MDCCCCX', '1910'],
    ['V I', '6'],
    ['iv ix', '13'],
  ])('reads %s leniently as %s, with a notice', async (input, output) => {
    const lenient = { reading: 'lenient' };
    expect(await run('fromRoman', input, lenient)).toBe(output);
    expect(await notices('fromRoman', input, lenient)).toMatchObject([
      { code: 'not-standard', params: { numeral: input, number: Number(output) } },
    ]);
  });
});

test.each<[string, TestOptions<typeof tool, 'replaceInText'>, string]>([
  ['Louis XIV and I met in MMXX.', {}, 'Louis 14 and I met in 2020.'],
  ['I and V', { shortest: 1 }, '1 and 5'],
  ['Ⅳ, IIII, XIVth, mix, LCD', {}, '4, IIII, XIVth, mix, LCD'],
  ['chapter xiv', { anyCase: true }, 'chapter 14'],
  ['X̅I̅I̅CCCXLV!', {}, '12345!'],
])('in %j with %j: %j', async (input, options, output) => {
  expect(await run('replaceInText', input, options)).toBe(output);
});

test.each(['iiii', 'V I'])('explains %s, and reports its reading', async (input) => {
  expect(await notices('explain', input)).toMatchObject([{ code: 'not-standard', params: { numeral: input } }]);
});

test.each([
  ['1994', { number: '1994', numeral: 'MCMXCIV', breakdown: '1000 + 900 + 90 + 4 = M CM XC IV' }],
  ['iiii', { number: '4', numeral: 'IV', breakdown: '4 = IV' }],
  ['12345', { breakdown: '10000 + 2000 + 300 + 40 + 5 = X̅ I̅I̅ CCC XL V' }],
  ['3000', { breakdown: '3000 = MMM' }],
  [' ', { number: null, numeral: null, breakdown: null }],
])('%s explained', async (input, output) => {
  expect(await run('explain', input)).toMatchObject(output);
});

test.each([
  ['1994', { operation: 'toRoman' }],
  ['4000', { operation: 'toRoman', overline: true }],
])('the number %s offers the other direction', async (text, offer) => {
  expect(await error('fromRoman', text)).toMatchObject({ code: 'not-a-roman-digit', offers: [offer] });
});
