import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome } = testTool(tool, logic);

type Options = TestOptions<typeof tool, 'bitwise'>;

// Python 3.11, masked to the width: hex((a op b) % 2**bits).
test.each<[string, Options, string]>([
  ['0xf0f0', { other: '0xff00', bits: 16 }, 'f000'],
  ['0xf0f0', { operator: 'or', other: '0xff00', bits: 16 }, 'fff0'],
  ['0xf0f0', { operator: 'xor', other: '0xff00', bits: 16 }, '0ff0'],
  ['0xf0f0', { operator: 'nand', other: '0xff00', bits: 16 }, '0fff'],
  ['0xf0f0', { operator: 'nor', other: '0xff00', bits: 16 }, '000f'],
  ['0xf0f0', { operator: 'not', bits: 16 }, '0f0f'],
  ['0xf0f0', { operator: 'shiftLeft', amount: 4, bits: 16 }, '0f00'],
  ['0xf0f0', { operator: 'shiftRight', amount: 4, bits: 16 }, '0f0f'],
  ['0xf0f0', { operator: 'shiftRightSigned', amount: 4, bits: 16 }, 'ff0f'],
  ['0x70f0', { operator: 'shiftRightSigned', amount: 4, bits: 16 }, '070f'],
  ['0xf0f1', { operator: 'rotateLeft', amount: 4, bits: 16 }, '0f1f'],
  ['0xf0f1', { operator: 'rotateRight', amount: 4, bits: 16 }, '1f0f'],
  ['0xf0f1', { operator: 'rotateRight', amount: 4_096, bits: 16 }, 'f0f1'],
  ['0xf0f1', { operator: 'rotateLeft', amount: 0, bits: 16 }, 'f0f1'],
  ['0xabcdef', { operator: 'rotateLeft', amount: 25, bits: 24 }, '579bdf'],
  ['-1', { operator: 'shiftRight', amount: 31 }, '00000001'],
  ['-1', { operator: 'shiftLeft', amount: 32 }, '00000000'],
  ['1', { operator: 'shiftRightSigned', amount: 64 }, '00000000'],
  ['-2147483648', { operator: 'shiftRightSigned', amount: 4_096 }, 'ffffffff'],
  ['0xffffffffffffffff', { other: '0x8000000000000001', bits: 64 }, '8000000000000001'],
  ['1', { operator: 'rotateRight', bits: 128 }, `8${'0'.repeat(31)}`],
  ['0b1100', { operator: 'xor', other: '10', bits: 8 }, '06'],
  ['ff', { operator: 'xor', other: 'f', bits: 8, from: 16 }, 'f0'],
])('%s with %j is %s', async (input, options, hexadecimal) => {
  expect(await run('bitwise', input, options)).toMatchObject({ hexadecimal });
});

// Python 3.11, whose integers have no width.
test.each<[string, Options, string]>([
  ['5', { operator: 'not' }, '-6'],
  ['-1', { other: '18446744073709551616' }, '18446744073709551616'],
  ['-12', { operator: 'or', other: '5' }, '-11'],
  ['-12', { operator: 'xor', other: '5' }, '-15'],
  ['12', { operator: 'nand', other: '10' }, '-9'],
  ['12', { operator: 'nor', other: '3' }, '-16'],
  ['1', { operator: 'shiftLeft', amount: 100 }, '1267650600228229401496703205376'],
  ['-5', { operator: 'shiftRightSigned', amount: 1 }, '-3'],
  ['1267650600228229401496703205376', { operator: 'shiftRight', amount: 99 }, '2'],
])('%s with %j of unlimited width is %s', async (input, options, decimal) => {
  expect(await run('bitwise', input, { ...options, bits: null })).toMatchObject({ decimal, signedDecimal: null });
});

it('gives what the operators of JavaScript give for 32 bits', async () => {
  const operators: Readonly<Record<string, (a: number, b: number, n: number) => number>> = {
    and: (a, b) => a & b,
    or: (a, b) => a | b,
    xor: (a, b) => a ^ b,
    not: (a) => ~a,
    nand: (a, b) => ~(a & b),
    nor: (a, b) => ~(a | b),
    shiftLeft: (a, _, n) => a << n,
    shiftRight: (a, _, n) => a >>> n,
    shiftRightSigned: (a, _, n) => a >> n,
    rotateLeft: (a, _, n) => (a << n) | (a >>> (32 - n)),
    rotateRight: (a, _, n) => (a >>> n) | (a << (32 - n)),
  };
  const number = fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.entries(operators)),
      number,
      number,
      fc.integer({ min: 1, max: 31 }),
      async ([operator, calculate], a, b, amount) => {
        const result = calculate(a, b, amount);
        const { decimal, signedDecimal, binary, setBits, leadingZeros } = await run('bitwise', String(a), {
          operator,
          amount,
          other: String(b),
        });
        expect(decimal).toBe(String(result >>> 0));
        expect(signedDecimal ?? decimal).toBe(String(result | 0));
        expect(binary).toBe((result >>> 0).toString(2).padStart(32, '0'));
        expect(setBits).toBe([...String(binary)].filter((bit) => bit === '1').length);
        expect(leadingZeros).toBe(Math.clz32(result));
      },
    ),
  );
});

it('rotates back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 8, max: 128 }), fc.nat(4_096), fc.bigInt(), async (bits, amount, number) => {
      const value = String(BigInt.asUintN(bits, number));
      const { decimal } = await run('bitwise', value, { operator: 'rotateLeft', amount, bits });
      expect(await run('bitwise', String(decimal), { operator: 'rotateRight', amount, bits })).toMatchObject({
        decimal: value,
      });
    }),
  );
});

describe('what it says of the result', () => {
  it('is in every base, padded to the width where bits are read', async () => {
    const options = { other: '0xfff', to: 36, prefix: true, uppercase: true, group: '4', bits: 16 };
    expect(await run('bitwise', '0x1abc', options)).toEqual({
      inputBase: 16,
      decimal: '2748',
      signedDecimal: null,
      hexadecimal: '0x0ABC',
      octal: '0o00 5274',
      binary: '0b0000 1010 1011 1100',
      custom: '24C',
      base32: '2LS',
      base64: 'GY',
      setBits: 7,
      leadingZeros: 4,
      trailingZeros: 2,
    });
  });

  it.each<[string, Options, Readonly<Record<string, unknown>>]>([
    ['0', { operator: 'or', other: '0' }, { setBits: 0, leadingZeros: 32, trailingZeros: 32 }],
    ['0', { operator: 'or', other: '0', bits: null }, { setBits: 0, leadingZeros: null, trailingZeros: null }],
    ['-8', { operator: 'or', other: '0', bits: null }, { setBits: null, leadingZeros: null, trailingZeros: 3 }],
    ['128', { operator: 'or', other: '0', bits: 8 }, { setBits: 1, leadingZeros: 0, trailingZeros: 7 }],
  ])('%s with %j has %j', async (input, options, counts) => {
    expect(await run('bitwise', input, options)).toMatchObject(counts);
  });

  it('reports set bits that are shifted out', async () => {
    const shift = { operator: 'shiftLeft', amount: 4, bits: 8 };
    expect(await notices('bitwise', '0xb1', shift)).toEqual([{ code: 'bits-lost', params: { n: 3 } }]);
    expect(await notices('bitwise', '-1', shift)).toEqual([{ code: 'bits-lost', params: { n: 4 } }]);
    expect(await notices('bitwise', '0x0f', shift)).toEqual([]);
  });
});

describe('an expression', () => {
  it.each<[string, Options]>([
    ['0xff & 0x0f', { input: '0xff', operator: 'and', other: '0x0f' }],
    ['5|2', { input: '5', operator: 'or', other: '2' }],
    ['5 ^ 3', { input: '5', operator: 'xor', other: '3' }],
    ['~5', { input: '5', operator: 'not' }],
    ['1 << 4', { input: '1', operator: 'shiftLeft', amount: 4 }],
    ['-16 >> 2', { input: '-16', operator: 'shiftRightSigned', amount: 2 }],
    ['0xf0 >>> 4', { input: '0xf0', operator: 'shiftRight', amount: 4 }],
  ] as unknown as [string, Options][])('offers the parts of %s', async (input, offer) => {
    expect(await error('bitwise', input)).toMatchObject({ code: 'one-operand', offers: [offer] });
  });

  it.each(['1 && 2', '&', '1 << 0x10', '1 << 9999', '1 ~ 2'])('offers nothing for %s', async (input) => {
    expect(await error('bitwise', input)).toMatchObject({ code: 'one-operand' });
    expect(await error('bitwise', input)).not.toHaveProperty('offers.0');
  });

  it.each([
    ['0xff&0x0f', '0xff AND 0x0f'],
    ['~ 0xff', 'NOT 0xff'],
    ['1 or 2', '1 OR 2'],
    ['0xf0  >>> 4', '0xf0 >>> 4'],
    ['0xdeadbeef ^ 0xffff0000', '0xdeadbeef XOR 0xffff0000'],
    ['0xffffffffffffffff & 0x0123456789abcdef', '0xffffffff… AND 0x01234567…'],
  ])('%s is named %s', async (input, x) => {
    expect(await error('bitwise', input)).toMatchObject({ params: { x } });
    expect(await error('describe', input)).toMatchObject({ params: { x } });
  });

  it.each<[string, object, object]>([
    ['0xff & 0x0f', {}, { input: '0xff', operator: 'and', other: '0x0f' }],
    ['10 | 01', { from: 2 }, { input: '10', operator: 'or', other: '01', from: 2 }],
    ['1 << 4', {}, { input: '1', operator: 'shiftLeft', amount: 4 }],
    ['0xff AND 0x0f', {}, { input: '0xff', operator: 'and', other: '0x0f' }],
    ['1 xor 3', {}, { input: '1', operator: 'xor', other: '3' }],
  ])('is offered to this operation: %s', async (input, options, offer) => {
    const offers = [{ operation: 'bitwise', ...offer }];
    expect(await error('describe', input, options)).toMatchObject({ code: 'expression', offers });
  });

  it.each<[string, object]>([
    ['&hff', {}],
    ['&', { alphabet: 'custom', customAlphabet: '|&', from: 2 }],
    ['|&|', { alphabet: 'custom', customAlphabet: '|&', from: 2 }],
  ])('is no number whose digits are operators: %s', async (input, options) => {
    expect(await run('describe', input, options)).toHaveProperty('decimal');
  });

  it('names a line break', async () => {
    expect(await error('bitwise', '1\n2')).toMatchObject({ code: 'one-number', at: { offset: 1 } });
    expect(await error('encodeFloat', '1\r\n2')).toMatchObject({ code: 'one-number', at: { offset: 1 } });
  });
});

describe('what it refuses', () => {
  it.each<[string, Options, string, number | null]>([
    ['0x100', { bits: 8 }, 'does-not-fit', 16],
    ['-129', { bits: 8 }, 'does-not-fit', 16],
    ['0x100000000', {}, 'does-not-fit', 64],
    ['-2147483649', {}, 'does-not-fit', 64],
    ['0x1ffffffffffffffffffffffffffffffff', {}, 'does-not-fit', null],
  ])('%s with %j, and offers a width', async (input, options, code, bits) => {
    const fault = await error('bitwise', input, options);
    expect(fault).toMatchObject({ code, offers: [{ bits }] });
    expect(await run('bitwise', input, { ...options, bits })).toMatchObject({ inputBase: expect.any(Number) });
  });

  it.each<[string, Options, string, string | undefined]>([
    ['1.5', {}, 'bits-not-whole', undefined],
    ['1', { other: '0.5' }, 'bits-not-whole', 'other'],
    ['1', { other: '' }, 'no-digit', 'other'],
    ['1', { other: '0b2' }, 'not-binary', 'other'],
    ['1', { other: '1,5' }, 'decimal-comma', 'other'],
    ['1,5', {}, 'decimal-comma', undefined],
    ['1', { other: '0x100', bits: 8 }, 'does-not-fit', 'other'],
    ['-1', { operator: 'shiftRight', bits: null }, 'needs-width', 'bits'],
    ['1', { operator: 'rotateLeft', bits: null }, 'needs-width', 'bits'],
  ])('%s with %j: %s', async (input, options, code, field) => {
    const fault = await error('bitwise', input, options);
    expect([fault.code, fault.at?.field]).toEqual([code, field]);
  });

  it.each([7, 129])('a width of %d', async (bits) => {
    await expect(run('bitwise', '1', { bits })).rejects.toMatchObject({ name: 'OptionsError' });
  });

  it('says in which number letters were read as digits', async () => {
    const { notices: found } = await outcome('bitwise', 'ff', { other: 'f0' });
    expect(found.map(({ code, at }) => [code, at?.field])).toEqual([
      ['assumed-hex', undefined],
      ['assumed-hex', 'other'],
    ]);
  });
});
