import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '#core/operations/headline.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic);

type Options = TestOptions<typeof tool, 'convert'>;
const convert = (input: string, options: Options = {}) => run('convert', input, options);

// Python 3.11 `int` and `fractions`.
test.each([
  ['42', 10, 42, '10'],
  ['zz', 64, 10, '2275'],
  ['192654', 10, 8, '570216'],
  ['42540766411283223938465490632011909384', 10, 16, '20010db8000085a300000000ac1f8908'],
  ['18446744073709551615', 10, 64, 'f//////////'],
  ['18446744073709551615', 10, 62, 'lYGhA16ahyf'],
  ['18446744073709551615', 10, 36, '3w5e11264sgsf'],
  ['123456789', 10, 60, '9vxx9'],
  ['0.1', 10, 2, '0.0(0011)'],
  ['0.1', 3, 10, '0.(3)'],
  ['0.5625', 10, 2, '0.1001'],
  ['0.a', 16, 10, '0.625'],
  ['-255.5', 10, 16, '-ff.8'],
  ['0.1(6)', 10, 6, '0.1'],
  ['0.(9)', 10, 10, '1'],
  ['0.12', 10, 5, '0.03'],
  ['1.(142857)', 10, 7, '1.1'],
  ['-0', 10, 2, '0'],
  ['.5', 10, 2, '0.1'],
  ['5.', 10, 2, '101'],
])('%s of base %d in base %d is %s', async (input, from, to, output) => {
  expect(await convert(input, { from, to })).toBe(output);
});

describe('what is written otherwise', () => {
  test.each<[string, Options, string]>([
    ['0xff', {}, '255'],
    ['0XFF', {}, '255'],
    ['0o17', {}, '15'],
    ['0b101', {}, '5'],
    ['#ff', {}, '255'],
    ['&hFF', {}, '255'],
    ['FFh', {}, '255'],
    ['0b1h', {}, '177'],
    ['-0xff', {}, '-255'],
    ['− 5', {}, '-5'],
    ['+5', {}, '5'],
    ["1 000,000_000'000", {}, '1000000000000'],
    ['1\u202f000', {}, '1000'],
    ['A5', { from: 16 }, '165'],
    ['0xff', { from: 16 }, '255'],
    ['0b1', { from: 16 }, '177'],
    ['0b1', { from: 2 }, '1'],
    ['0x1', { from: 36 }, '1189'],
    ['10h', { from: 18 }, '341'],
    ['10h', { from: 16 }, '16'],
    // A digit is always a digit.
    ['+', { from: 63 }, '62'],
    ['+/', { from: 64 }, '4031'],
    ['-_', { from: 64, alphabet: 'base64url' }, '4031'],
    ['-5', { from: 64 }, '-5'],
    ['aA', { from: 64 }, '676'],
    ['Aa', { from: 36 }, '370'],
    ['IO', { from: 32, alphabet: 'crockford32' }, '32'],
    ['ie', { from: 32, alphabet: 'base32' }, '260'],
    ['😀🙂😀', { from: 2, alphabet: 'custom', customAlphabet: '🙂😀' }, '5'],
    ['', {}, ''],
    ['  ', {}, '  '],
    ['0x10\r\n\r\n0b11\n', {}, '16\r\n\r\n3\n'],
  ])('%j with %j is %s', async (input, options, output) => {
    expect(await convert(input, { to: 10, ...options })).toBe(output);
  });
});

describe('how it is written', () => {
  test.each<[string, Options, string]>([
    ['255', { to: 16, uppercase: true }, 'FF'],
    ['-255', { to: 16, prefix: true, uppercase: true }, '-0xFF'],
    ['5', { to: 2, prefix: true, width: 8 }, '0b00000101'],
    ['5', { to: 3, prefix: true }, '12'],
    ['1234567', { to: 10, group: '3' }, '1 234 567'],
    ['255', { to: 2, group: '4', groupMark: 'underscore' }, '1111_1111'],
    ['10', { to: 2, group: '8', width: 16 }, '00000000 00001010'],
    ['5', { to: 2, alphabet: 'custom', customAlphabet: '🙂😀', width: 4 }, '🙂😀🙂😀'],
    ['5', { to: 3, alphabet: 'custom', customAlphabet: 'ab' }, '12'],
    ['255', { to: 58, alphabet: 'base58' }, '5Q'],
    ['1000', { to: 32, alphabet: 'base32' }, '7I'],
    ['1000', { to: 32 }, 'v8'],
    ['0.1', { to: 2, repeating: false, fractionDigits: 8 }, '0.00011001…'],
    ['0.1', { to: 2, fractionDigits: 4 }, '0.0001…'],
    ['0.1', { to: 2, fractionDigits: 5 }, '0.0(0011)'],
    // What ends is never cut.
    ['0.0001', { to: 10, fractionDigits: 2 }, '0.0001'],
  ])('%s with %j is %s', async (input, options, output) => {
    expect(await convert(input, options)).toBe(output);
  });
});

describe('without prefix, letters show that numbers are hexadecimal', () => {
  test.each<[string, Options, string, readonly string[]]>([
    ['ff', {}, '255', ['assumed-hex']],
    ['-FF00FF', {}, '-16711935', ['assumed-hex']],
    ['dead beef', {}, '3735928559', ['assumed-hex']],
    ['0.8c', {}, '0.546875', ['assumed-hex']],
    ['e5', {}, '229', ['assumed-hex']],
    ['1e3', {}, '483', ['assumed-hex']],
    // As one list they are all in the same base.
    ['1f\n10\n2a', {}, '31\n16\n42', ['assumed-hex']],
    ['10', {}, '10', []],
    ['0b1', {}, '1', []],
    ['ff', { from: 36 }, '555', []],
  ])('%j with %j is %j', async (input, options, output, codes) => {
    expect(await convert(input, { to: 10, ...options })).toBe(output);
    expect((await notices('convert', input, { to: 10, ...options })).map(({ code }) => code)).toEqual(codes);
  });
});

describe('errors have a position', () => {
  type Refusing = 'convert' | 'twosComplement' | 'describe';
  test.each<[string, Refusing, TestOptions<typeof tool, Refusing>, string, object]>([
    ['12a', 'convert', { from: 10 }, 'not-a-digit', { offset: 2 }],
    ['12g', 'convert', {}, 'not-a-digit', { offset: 2 }],
    ['1,000e5', 'convert', {}, 'not-a-digit', { offset: 5 }],
    ['.5e3', 'convert', {}, 'not-a-digit', { offset: 2 }],
    ['1\n12\n1z', 'convert', {}, 'not-a-digit', { offset: 6, character: 7, line: 3, column: 2 }],
    ['0b12', 'convert', {}, 'not-binary', { offset: 3 }],
    ['0x1', 'convert', { from: 8 }, 'not-a-digit', { offset: 1 }],
    ['1.2.3', 'convert', {}, 'second-point', { offset: 3 }],
    ['0x', 'convert', {}, 'no-digit', { offset: 2 }],
    ['-', 'convert', {}, 'no-digit', { offset: 1 }],
    ['.', 'convert', {}, 'no-digit', { offset: 1 }],
    ['0.(3', 'convert', {}, 'parenthesis', { offset: 4 }],
    ['0.()', 'convert', {}, 'parenthesis', { offset: 3 }],
    ['(3)', 'convert', {}, 'parenthesis', { offset: 0 }],
    ['0.(3)4', 'convert', {}, 'parenthesis', { offset: 5 }],
    [
      '1',
      'convert',
      { alphabet: 'custom', customAlphabet: 'aba' },
      'repeated-character',
      { field: 'customAlphabet', offset: 2 },
    ],
    ['1', 'convert', { alphabet: 'custom', customAlphabet: 'ab' }, 'short-alphabet', { field: 'customAlphabet' }],
    ['1', 'convert', { alphabet: 'base32' }, 'short-alphabet', { field: 'alphabet' }],
    ['-1', 'convert', { to: 64, alphabet: 'base64url' }, 'sign-is-digit', { offset: 0 }],
    ['128', 'twosComplement', { bits: 8 }, 'does-not-fit', { offset: 0 }],
    ['1\n-129', 'twosComplement', { bits: 8 }, 'does-not-fit', { offset: 2 }],
    ['0.5', 'twosComplement', {}, 'not-whole', { offset: 0 }],
    ['256', 'describe', { signed: '8', readSigned: true }, 'does-not-fit', { offset: 0 }],
    ['128', 'describe', { signed: '8' }, 'does-not-fit', { offset: 0 }],
  ])('%j in %s with %j: %s', async (input, name, options, code, at) => {
    expect(await error(name, input, options)).toMatchObject({ code, at });
  });

  test('a number of too many digits', async () => {
    const long = '9'.repeat(1_000_001);
    expect(await error('convert', long)).toMatchObject({ code: 'too-many-digits', params: { limit: 1_000_000 } });
  });

  test('a value that does not fit is reported with the range', async () => {
    expect(await error('twosComplement', '200', { bits: 8 })).toMatchObject({
      params: { value: '200', w: 8, min: '-128', max: '127' },
    });
  });
});

test('two’s complement', async () => {
  expect(await run('twosComplement', '-5', { bits: 8, to: 16 })).toBe('fb');
  expect(await run('twosComplement', '-42', { bits: 8 })).toBe('11010110');
  expect(await run('twosComplement', '5', { bits: 8 })).toBe('00000101');
  expect(await run('twosComplement', '-1', { bits: 10, to: 16 })).toBe('3ff');
  expect(await run('twosComplement', '-1\n1', { bits: 4 })).toBe('1111\n0001');
  const read = await run('describe', 'fb', { from: 16, signed: '8', readSigned: true });
  expect(read).toMatchObject({ decimal: '-5', twosComplement: '11111011', littleEndian: 'fb', bits: null });
  expect(await run('describe', '-1', { signed: 'custom', bits: 12 })).toMatchObject({
    twosComplement: '111111111111',
    twosComplementHex: 'fff',
    littleEndian: 'ff 0f',
  });
});

// JavaScript: BigInt.asUintN(bits, value).toString(16).
test.each([
  ['-1', 'ff', 'ffff', 'ffffffff', 'ffffffffffffffff', '11111111'],
  ['-128', '80', 'ff80', 'ffffff80', 'ffffffffffffff80', '10000000'],
  ['-129', null, 'ff7f', 'ffffff7f', 'ffffffffffffff7f', '1111111101111111'],
  ['-2147483649', null, null, null, 'ffffffff7fffffff', `${'1'.repeat(32)}0${'1'.repeat(31)}`],
  ['-9223372036854775809', null, null, null, null, `${'1'.repeat(64)}0${'1'.repeat(63)}`],
  ['1', null, null, null, null, null],
  ['-1.5', null, null, null, null, null],
])(
  '%s has two’s complement in all sizes that hold it',
  async (input, signed8, signed16, signed32, signed64, binary) => {
    const expected = { signed8, signed16, signed32, signed64, twosComplement: binary, twosComplementHex: null };
    expect(await run('describe', input)).toMatchObject(expected);
  },
);

test.each<[string, TestOptions<typeof tool, 'describe'>, string]>([
  ['255', {}, 'hexadecimal'],
  ['0xff', {}, 'decimal'],
  ['0377', { from: 8 }, 'decimal'],
  ['0b11', {}, 'decimal'],
  ['zz', { from: 36 }, 'decimal'],
  ['-5', {}, 'signed32'],
  ['-2147483649', {}, 'signed64'],
  ['-9223372036854775809', {}, 'hexadecimal'],
  ['-5', { signed: '8' }, 'twosComplementHex'],
  ['1\n-2', {}, 'hexadecimal'],
  ['1\n0x2', {}, 'decimal'],
])('the answer to %j with %j is %s', async (input, options, name) => {
  expect(headlineOf(tool.operations.describe, await run('describe', input, options))?.name).toBe(name);
});

test('a decimal number with an exponent is offered beside the hexadecimal one', async () => {
  expect(await notices('convert', '-12e3')).toMatchObject([{ code: 'assumed-hex', offers: [{ input: '-12000' }] }]);
});

describe('every base', () => {
  test('of a whole number', async () => {
    expect(await run('describe', '0x1234', { uppercase: true, to: 42 })).toEqual({
      inputBase: 16,
      binary: '1001000110100',
      octal: '11064',
      decimal: '4660',
      hexadecimal: '1234',
      base32: '4HK',
      base64: '18Q',
      custom: '2qE',
      signed8: null,
      signed16: null,
      signed32: null,
      signed64: null,
      twosComplement: null,
      twosComplementHex: null,
      bits: '0001001000110100',
      bitLength: 13,
      byteLength: 2,
      littleEndian: '34 12',
      float32: '4591a000',
      float32Value: '4660',
      float32Exactness: 'exact',
      float64: '40b2340000000000',
      float64Value: '4660',
      float64Exactness: 'exact',
    });
  });

  test('of a list, line by line', async () => {
    const found = await run('describe', '1\n\n-0.5');
    expect(found).toMatchObject({ binary: '1\n\n-0.1', bits: '00000001\n\n', bitLength: null, twosComplement: null });
  });

  test('of nothing', async () => {
    for (const value of Object.values(await run('describe', ' '))) expect(value).toBeNull();
  });

  test('bases that the alphabet has no digits for are reported', async () => {
    const options = { alphabet: 'base58', to: 40 };
    expect(await run('describe', '5', options)).toMatchObject({ base64: null, custom: '6' });
    expect((await notices('describe', '5', options)).map(({ code }) => code)).toEqual(['short-alphabet']);
  });

  test.each([
    ['1,500', ['comma']],
    ['-1,500', ['comma']],
    ['1,500,000', []],
    ['1,500.5', []],
    ['0x1,500', []],
  ])('reports the comma in %s where it is the decimal sign: %j', async (input, codes) => {
    const french = await notices('describe', input, {}, { locale: 'fr' });
    expect(french.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['1,500', []],
    ['1,500,000.25', []],
    ['0xff,ff', []],
    ['1/3', undefined],
  ])('%s may be meant otherwise: %j', async (input, codes) => {
    if (codes === undefined) expect(await error('convert', input, { to: 10 })).toMatchObject({ code: 'not-a-digit' });
    else {
      await run('convert', input, { to: 10 });
      expect((await notices('convert', input, { to: 10 })).map(({ code }) => code)).toEqual(codes);
    }
  });
});

describe('a comma that cannot separate thousands', () => {
  test.each([
    ['1,5', 1, '1.5'],
    ['-1.000,5', 6, '-1000.5'],
    ['1.000.000,500', 9, '1000000.500'],
    [' 1 000,25', 6, ' 1 000.25'],
    [',5', 0, '.5'],
    ['0,(3)', 1, '0.(3)'],
    ['-1.000,12(3)', 6, '-1000.12(3)'],
    ['1,234(5)', 1, '1.234(5)'],
    ['1\r\n2,5\r\n3', 4, '1\r\n2.5\r\n3'],
  ])('in %j is meant for the point', async (input, offset, right) => {
    for (const name of ['describe', 'convert'] as const) {
      expect(await error(name, input)).toMatchObject({
        code: 'decimal-comma',
        at: { offset },
        offers: [{ input: right }],
      });
      expect(await run(name, right)).toEqual(expect.anything());
    }
  });

  test.each([
    ['1,2,3', 1],
    ['1,000.5,5', 7],
    ['1.5,5', 3],
    ['1,', 1],
  ])('in %j has no meaning', async (input, offset) => {
    expect(await error('describe', input)).toMatchObject({ code: 'stray-comma', at: { offset } });
  });

  test('is a digit of an alphabet that has it, and ignored in other bases', async () => {
    const alphabet = { alphabet: 'custom', customAlphabet: '012345678,' } as const;
    expect(await convert('1,5', { from: 10, to: 16, ...alphabet })).toBe('c3');
    expect(await convert('f,f', { to: 10 })).toBe('255');
    expect(await convert('1,5h', { to: 10 })).toBe('21');
  });
});

describe('IEEE 754', () => {
  // Python 3.11: struct.pack('>d', …).hex(), decimal.Decimal(float).
  test.each([
    ['0.1', '3dcccccd', '3fb999999999999a', 'rounded'],
    ['-2.5', 'c0200000', 'c004000000000000', 'exact'],
    ['0', '00000000', '0000000000000000', 'exact'],
    ['9007199254740993', '5a000000', '4340000000000000', 'rounded'],
    ['16777217', '4b800000', '4170000010000000', 'exact'],
    ['0xffffffff', '4f800000', '41efffffffe00000', 'exact'],
    [`1${'0'.repeat(400)}`, '7f800000', '7ff0000000000000', 'overflow'],
    [`-0.${'0'.repeat(400)}1`, '80000000', '8000000000000000', 'underflow'],
  ])('%s', async (input, float32, float64, float64Exactness) => {
    expect(await run('describe', input)).toMatchObject({ float32, float64, float64Exactness });
  });

  test('the exact value of a float is shown', async () => {
    expect(await run('describe', '0.1')).toMatchObject({
      float32Value: '0.100000001490116119384765625',
      float64Value: '0.1000000000000000055511151231257827021181583404541015625',
    });
  });

  test('the platform rounds alike', async () => {
    const decimal = fc.tuple(fc.integer(), fc.nat({ max: 9_999_999 })).map(([whole, part]) => `${whole}.${part}`);
    await fc.assert(
      fc.asyncProperty(decimal, async (text) => {
        expect(await run('parse', text)).toBe(Number(text) || 0);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (value) => {
        const { numerator, denominator } = ratioOf(value);
        const written = await convert(toHex(numerator, denominator), { from: 16, to: 16 });
        expect(await run('parse', written, { from: 16 })).toBe(value || 0);
      }),
    );
  });
});

/** A double as a fraction whose denominator is a power of 16. */
function ratioOf(value: number) {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) {
    numerator *= 16;
    denominator *= 16n;
  }
  return { numerator: BigInt(numerator), denominator };
}

function toHex(numerator: bigint, denominator: bigint): string {
  const places = denominator.toString(16).length - 1;
  const digits = (numerator < 0n ? -numerator : numerator).toString(16).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${numerator < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

const base = fc.integer({ min: 2, max: 64 });

test('whole numbers come back from every base', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(-(2n ** 400n), 2n ** 400n), base, base, async (value, one, other) => {
      const there = await convert(`${value}`, { from: 10, to: one });
      const on = await convert(there, { from: one, to: other });
      expect(await convert(on, { from: other, to: 10 })).toBe(`${value}`);
    }),
  );
});

test('so do fractions, with their repeating part', async () => {
  const digits = fc.stringMatching(/^[0-9]{1,2}$/);
  await fc.assert(
    fc.asyncProperty(digits, base, async (part, to) => {
      const options = { fractionDigits: 1000 };
      const plain = await convert(`0.${part}`, { ...options, from: 10, to: 10 });
      const there = await convert(plain, { ...options, from: 10, to });
      expect(await convert(there, { ...options, from: to, to: 10 })).toBe(plain);
    }),
  );
});
