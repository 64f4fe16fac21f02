import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic);

type Options = TestOptions<typeof tool, 'encodeFloat'>;

// Python 3.11 `struct.pack('>e')`, `'>f'`, `'>d'`; bfloat16 by the first half of `'>f'`, rounded to even.
test.each<[string, Options, string, string, string]>([
  ['1', { format: 'half' }, '3c00', '1', 'exact'],
  ['0.1', { format: 'half' }, '2e66', '0.0999755859375', 'rounded'],
  ['65504', { format: 'half' }, '7bff', '65504', 'exact'],
  ['65520', { format: 'half' }, '7c00', 'Infinity', 'overflow'],
  ['65519', { format: 'half' }, '7bff', '65504', 'rounded'],
  ['5.960464477539063e-8', { format: 'half' }, '0001', '0.000000059604644775390625', 'rounded'],
  ['-1e-8', { format: 'half' }, '8000', '-0', 'underflow'],
  ['3.14159', { format: 'bfloat16' }, '4049', '3.140625', 'rounded'],
  ['1.00390625', { format: 'bfloat16' }, '3f80', '1', 'rounded'],
  ['1.01171875', { format: 'bfloat16' }, '3f82', '1.015625', 'rounded'],
  ['0.1', { format: 'single' }, '3dcccccd', '0.1', 'rounded'],
  ['16777217', {}, '4b800000', '16777216', 'rounded'],
  ['-2.5', {}, 'c0200000', '-2.5', 'exact'],
  ['-0', {}, '80000000', '-0', 'exact'],
  ['−0.0', {}, '80000000', '-0', 'exact'],
  ['1e39', {}, '7f800000', 'Infinity', 'overflow'],
  ['-1e39', {}, 'ff800000', '-Infinity', 'overflow'],
  ['3.4028235e38', {}, '7f7fffff', '3.4028235e+38', 'rounded'],
  ['1e-45', {}, '00000001', '1e-45', 'rounded'],
  ['0.1', { format: 'double' }, '3fb999999999999a', '0.1', 'rounded'],
  ['6.02214076E+23', { format: 'double' }, '44dfe185ca57c517', '6.02214076e+23', 'rounded'],
  ['1.7976931348623157e308', { format: 'double' }, '7fefffffffffffff', '1.7976931348623157e+308', 'rounded'],
  ['5e-324', { format: 'double' }, '0000000000000001', '5e-324', 'rounded'],
  ['1e3', {}, '447a0000', '1000', 'exact'],
  ['1e3', { from: 16 }, '43f18000', '483', 'exact'],
  ['0x1e3', {}, '43f18000', '483', 'exact'],
  [' +inf', {}, '7f800000', 'Infinity', 'exact'],
  ['-Infinity', { format: 'half' }, 'fc00', '-Infinity', 'exact'],
  ['NaN', {}, '7fc00000', 'NaN', 'exact'],
  ['nan', { format: 'double' }, '7ff8000000000000', 'NaN', 'exact'],
])('%s with %j is %s', async (input, options, hexadecimal, value, exactness) => {
  expect(await run('encodeFloat', input, options)).toMatchObject({ hexadecimal, value, exactness });
});

describe('the fields of bits', () => {
  // IEEE 754-2019, 3.4.
  test.each<[string, Options, Readonly<Record<string, unknown>>]>([
    [
      'c2f6e979',
      {},
      {
        inputBase: 16,
        hexadecimal: 'c2f6e979',
        binary: '1 10000101 11101101110100101111001',
        value: '-123.456',
        exactValue: '-123.45600128173828125',
        class: 'normal',
        sign: 1,
        exponent: 6,
        storedExponent: 133,
        significand: '1.92900002002716064453125',
        fraction: '76e979',
      },
    ],
    ['0', {}, { value: '0', exactValue: null, class: 'zero', exponent: -126, storedExponent: 0, significand: '0' }],
    ['80000000', {}, { value: '-0', class: 'zero', sign: 1 }],
    ['00400000', {}, { class: 'subnormal', exponent: -126, significand: '0.5', fraction: '400000' }],
    ['7f800000', {}, { value: 'Infinity', class: 'infinity', exponent: null, significand: null, storedExponent: 255 }],
    ['ff800000', {}, { value: '-Infinity', class: 'infinity' }],
    ['7f800001', {}, { value: 'NaN', class: 'signaling-nan', fraction: '000001' }],
    ['ffffffff', {}, { value: 'NaN', class: 'quiet-nan', sign: 1 }],
    ['3c 01', { format: 'half' }, { value: '1.0009765625', fraction: '001' }],
    ['0 01111 0000000000', { format: 'half' }, { inputBase: 2, hexadecimal: '3c00', value: '1' }],
    ['0b0100000001001001', { format: 'bfloat16' }, { value: '3.140625', exponent: 1, storedExponent: 128 }],
    ['1078530011', { from: 10 }, { inputBase: 10, value: '3.1415927' }],
    ['10000000', {}, { inputBase: 16, hexadecimal: '10000000' }],
    ['400921FB54442D18', { format: 'double' }, { value: '3.141592653589793', exponent: 1 }],
  ])('%s with %j', async (input, options, fields) => {
    expect(await run('decodeFloat', input, options)).toMatchObject(fields);
  });

  it('are those of the platform', async () => {
    const view = new DataView(new ArrayBuffer(8));
    await fc.assert(
      fc.asyncProperty(fc.float(), fc.double(), async (single, double) => {
        view.setFloat32(0, single);
        const bits32 = view.getUint32(0).toString(16).padStart(8, '0');
        const decoded = await run('decodeFloat', bits32);
        expect(Math.fround(Number(decoded.value))).toBe(single);
        expect(Number(decoded.exactValue ?? decoded.value)).toBe(single);
        view.setFloat64(0, double);
        const bits64 = view.getBigUint64(0).toString(16).padStart(16, '0');
        const { value, exactValue } = await run('decodeFloat', bits64, { format: 'double' });
        expect([Number(value), Number(exactValue ?? value)]).toEqual([double, double]);
        expect(exactValue === null || value === (Object.is(double, -0) ? '-0' : String(double))).toBe(true);
      }),
    );
  });

  it('are encoded again from the value, in every format', async () => {
    const widths = { half: 16, bfloat16: 16, single: 32, double: 64 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.entries(widths)),
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        async ([format, width], number) => {
          const bits = BigInt.asUintN(width, number)
            .toString(16)
            .padStart(width / 4, '0');
          const { value, exactValue } = await run('decodeFloat', bits, { format });
          if (value === 'NaN') return;
          for (const written of [value, exactValue ?? value])
            expect(await run('encodeFloat', String(written), { format, from: 10 })).toMatchObject({
              hexadecimal: bits,
            });
        },
      ),
    );
  });
});

it.each<[string, Options, unknown]>([
  ['4049', {}, [{ code: 'padded', params: { n: 4, needed: 8 } }]],
  ['0x4049', {}, [{ code: 'padded', params: { n: 4, needed: 8 } }]],
  ['0b1', { format: 'half' }, [{ code: 'padded', params: { n: 1, needed: 16 } }]],
  ['40490fdb', {}, []],
  ['4049 0fdb', {}, []],
  ['0', {}, []],
  ['1078530011', { from: 10 }, []],
])('reports that %s with %j is padded', async (input, options, expected) => {
  expect(await notices('decodeFloat', input, options)).toEqual(expected);
});

describe('what is refused', () => {
  it.each<[string, Options, string, unknown]>([
    ['12345', { format: 'half' }, 'too-many-bits', [{ format: 'single' }]],
    ['400921fb54442d18', {}, 'too-many-bits', [{ format: 'double' }]],
    ['1'.repeat(65), { format: 'double' }, 'too-many-bits', []],
    ['-1', {}, 'does-not-fit', []],
    ['3f.8', {}, 'bits-not-whole', []],
    ['xyz', {}, 'not-a-digit', []],
  ])('%s as bits with %j', async (input, options, code, offers) => {
    const fault = await error('decodeFloat', input, options);
    expect([fault.code, fault.offers ?? []]).toEqual([code, offers]);
  });

  it.each<[string, Options, object]>([
    ['400921fb54442d18', {}, { x: '400921fb54442d18', n: 64, w: 32 }],
    ['0b1_0000_0000_0000_0000', { format: 'half' }, { x: '0b1_0000_0000_0000_0000', n: 17, w: 16 }],
    ['4294967296', { from: 10 }, { x: '4294967296', n: 33, w: 32 }],
  ])('%s has too many bits with %j', async (input, options, params) => {
    expect(await error('decodeFloat', input, options)).toMatchObject({ code: 'too-many-bits', params });
  });

  it.each(['1e100001', '1e-100001', '1e999999999999999999999'])('%s as a number', async (input) => {
    expect(await error('encodeFloat', input)).toMatchObject({ code: 'exponent-too-long', params: { limit: 100_000 } });
  });

  it.each(['infinit', 'NaNs', 'e5x', '.e5'])('%s as a number', async (input) => {
    expect((await error('encodeFloat', input)).code).toMatch(/^(?:not-a-digit|no-digit)$/);
  });
});

it.each([
  ['1,5', '1.5'],
  ['-1,5e-3', '-1.5e-3'],
])('offers %s with a point', async (input, right) => {
  expect(await error('encodeFloat', input)).toMatchObject({ code: 'decimal-comma', offers: [{ input: right }] });
});

it('says what was read otherwise than perhaps meant', async () => {
  expect((await notices('encodeFloat', 'ff')).map(({ code }) => code)).toEqual(['assumed-hex']);
});

test('a decimal comma in bits of base 10 is not passed over', async () => {
  expect(await error('decodeFloat', '1,5', { from: 10 })).toMatchObject({
    code: 'decimal-comma',
    at: { offset: 1 },
    offers: [{ input: '1.5' }],
  });
  expect(await run('decodeFloat', '1,065,353,216', { from: 10 })).toMatchObject({ value: '1' });
});
