import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic);

type Encoding = TestOptions<typeof tool, 'encode'>;
type Decoding = TestOptions<typeof tool, 'decode'>;

// `xxd -b`, `iconv | xxd -b`.
const answers: readonly (readonly [string, Encoding, string])[] = [
  ['Hi', {}, '01001000 01101001'],
  ['it-tools', {}, '01101001 01110100 00101101 01110100 01101111 01101111 01101100 01110011'],
  ['é', {}, '11000011 10101001'],
  ['€', {}, '11100010 10000010 10101100'],
  ['😀', {}, '11110000 10011111 10011000 10000000'],
  ['A', { group: 7 }, '1000001'],
  ['A', { radix: 'octal' }, '101'],
  ['A', { radix: 'hex' }, '41'],
  ['A\n', { radix: 'decimal' }, '65 10'],
  ['A\n', { radix: 'decimal', separator: 'none' }, '065010'],
  ['é', { encoding: 'latin1' }, '11101001'],
  ['é', { encoding: 'utf-16le', radix: 'hex' }, 'e9 00'],
  ['é', { encoding: 'utf-16be', group: 16 }, '0000000011101001'],
  ['😀', { encoding: 'utf-32be', radix: 'hex', group: 32 }, '0001f600'],
  ['A😀', { encoding: 'code-points', radix: 'hex' }, '41 1f600'],
  ['A😀', { encoding: 'code-points', radix: 'hex', separator: 'none' }, '00004101f600'],
  ['A😀', { encoding: 'code-points', radix: 'decimal' }, '65 128512'],
  ['Hi', { group: 4 }, '0100 1000 0110 1001'],
  ['Hi!', { group: 16 }, '0100100001101001 00100001'],
  ['Hi!', { group: 16, radix: 'decimal' }, '18537 033'],
  ['Hi', { group: 10 }, '0001001000 0001101001'],
  ['Hi', { bitOrder: 'lsb' }, '00010010 10010110'],
  ['Hi', { separator: 'none' }, '0100100001101001'],
  ['Hi', { separator: 'crlf' }, '01001000\r\n01101001'],
  ['Hi', { separator: 'custom', customSeparator: ' | ' }, '01001000 | 01101001'],
  ['Hi', { prefix: true }, '0b01001000 0b01101001'],
  ['Hi', { prefix: true, radix: 'hex' }, '0x48 0x69'],
  ['abcde', { radix: 'hex', perLine: '4' }, '61 62 63 64\n65'],
  ['', {}, ''],
];
test.each(answers)('%j with %j is %j, and back', async (text, options, bits) => {
  expect(await run('encode', text, options)).toBe(bits);
  expect(await run('decode', bits, options)).toBe(text);
  expect(await run('decode', bits, { ...options, reading: 'strict' })).toBe(text);
});

describe('tolerant decoding', () => {
  test.each<[string, Decoding, string]>([
    ['0100100001101001', {}, 'Hi'],
    ['0100 1000, 0110;1001\r\n', {}, 'Hi'],
    ['0b01001000:0B01101001', {}, 'Hi'],
    ['0X48 69', { radix: 'hex' }, 'Hi'],
    ['4869', { radix: 'hex' }, 'Hi'],
    ['a', { radix: 'hex' }, '\n'],
    ['110151', { radix: 'octal' }, 'Hi'],
    ['072105', { radix: 'decimal' }, 'Hi'],
    ['0b10', { radix: 'hex', group: 16 }, '\u000b\u0010'],
  ])('%j with %j is %j', async (bits, options, text) => {
    expect(await run('decode', bits, options)).toBe(text);
  });
});

describe('groups of seven bits', () => {
  test.each<[string, string]>([
    ['1001000 1101001', 'Hi'],
    ['0b1001000,0b1101001', 'Hi'],
    ['1001000', 'H'],
    // As many bits as seven bytes.
    [Array.from('Question', (c) => c.charCodeAt(0).toString(2).padStart(7, '0')).join(' '), 'Question'],
    ['01001000 01101001', 'Hi'],
  ])('%s is ASCII for %s', async (bits, text) => {
    expect(await run('decode', bits, { encoding: 'ascii' })).toBe(text);
  });

  test('are offered in other encodings', async () => {
    const offered = { code: 'left-over', offers: [{ group: 7 }] };
    expect(await error('decode', '1001000 1101001')).toMatchObject(offered);
    expect(await error('toBytes', '1001000 1101001')).toMatchObject(offered);
    expect(await error('decode', '10010001101001')).toMatchObject(offered);
    expect(await error('decode', '01001000011010')).not.toHaveProperty('offers');
    expect(await error('decode', '1001000 110100')).not.toHaveProperty('offers');
    expect(await error('decode', '1001000 1101001', { encoding: 'ascii', reading: 'strict' })).toMatchObject(offered);
  });
});

test.each<[string, Decoding, readonly string[]]>([
  ['48 65 6c 6c 6f', {}, ['hex']],
  ['0x48 0x65', {}, ['hex']],
  ['110 145', {}, ['octal']],
  ['72 101 108 108 111', {}, ['decimal']],
  ['72 101 108 108 111', { radix: 'octal' }, ['decimal']],
  ['48 6c', { radix: 'decimal' }, ['hex']],
  // The prefix names the base, whatever the bytes are.
  ['0xfb,0xff', {}, ['hex']],
  ['0o373 0o377', {}, ['octal']],
  // UTF-8 in no base, or control characters.
  ['de ad be ef', {}, []],
  ['3 4', {}, []],
  ['Hello', {}, []],
])('digits of another base, %s with %o, offer %j', async (bits, options, radices) => {
  expect((await error('decode', bits, options)).offers ?? []).toEqual(radices.map((radix) => ({ radix })));
});

test('bytes in another base offer it', async () => {
  expect((await error('toBytes', 'de ad be ef')).offers).toEqual([{ radix: 'hex' }]);
});

describe('mistakes are reported at their place', () => {
  test.each<[string, Decoding, string, object, object]>([
    ['01000 001garbage', {}, 'not-binary', { c: 'g' }, { offset: 9, character: 10 }],
    ['01002000', {}, 'not-binary', { c: '2' }, { offset: 4 }],
    ['0100100 1', { group: 7 }, 'left-over', { n: 8, size: 7, rest: 1 }, { offset: 8, length: 1 }],
    ['1001000 1101001', {}, 'left-over', { n: 14, size: 8, rest: 6, missing: 2 }, { offset: 9, length: 6 }],
    ['18', { radix: 'octal' }, 'not-octal', { c: '8' }, { offset: 1 }],
    ['1f', { radix: 'decimal' }, 'not-decimal', { c: 'f' }, { offset: 1 }],
    ['4g', { radix: 'hex' }, 'not-hexadecimal', { c: 'g' }, { offset: 1 }],
    ['48691', { radix: 'hex' }, 'digits-left-over', { n: 5, width: 2, rest: 1 }, { offset: 4 }],
    ['65 256', { radix: 'decimal' }, 'too-big', { value: '256', size: 8 }, { offset: 3, length: 3 }],
    ['1111111111', { group: 10 }, 'not-a-byte', { size: 10 }, { offset: 0 }],
    ['110000', { radix: 'hex', encoding: 'code-points' }, 'not-a-code-point', { value: '110000' }, { offset: 0 }],
    [
      '01000001 11101001',
      {},
      'invalid-bits',
      { number: 2, bits: '11101001', encoding: 'UTF-8' },
      { offset: 9, length: 8 },
    ],
    ['41 e9', { radix: 'hex' }, 'invalid-bits', { number: 2, bits: '11101001' }, { offset: 3, length: 2 }],
    ['80', { radix: 'hex', encoding: 'ascii' }, 'invalid-bits', { encoding: 'ASCII' }, { offset: 0 }],
    ['00 11 00 00', { radix: 'hex', encoding: 'utf-32be' }, 'invalid-bits', { encoding: 'UTF-32BE' }, { offset: 0 }],
    ['0100100001101001', { reading: 'strict' }, 'not-strict', { expected: 'U+0020' }, { offset: 8 }],
    ['01001000 ', { reading: 'strict' }, 'not-strict-end', {}, { offset: 8 }],
  ])('%j with %j: %s', async (bits, options, code, params, at) => {
    expect(await error('decode', bits, options)).toMatchObject({ code, params, at });
  });

  test.each<[string, Encoding, string, object, object]>([
    ['aé', { encoding: 'ascii' }, 'not-in-encoding', { symbol: 'é', code: 'U+00E9', encoding: 'ASCII' }, { offset: 1 }],
    ['a€', { group: 7 }, 'too-wide', { c: '€', size: 7 }, { offset: 1 }],
    ['a\ud800', {}, 'lone-surrogate', {}, { offset: 1 }],
  ])('%j with %j: %s', async (text, options, code, params, at) => {
    expect(await error('encode', text, options)).toMatchObject({ code, params, at });
  });
});

test('every text comes back, whatever the form', async () => {
  const options = fc.record({
    encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'utf-32be', 'code-points'),
    radix: fc.constantFrom('binary', 'octal', 'decimal', 'hex'),
    separator: fc.constantFrom('space', 'none', 'comma', 'semicolon', 'colon', 'lf', 'crlf'),
    group: fc.constantFrom(1, 2, 4, 8, 9, 11, 16, 24, 32, 64, 100, 256),
    prefix: fc.boolean(),
    perLine: fc.constantFrom('none', '4', '16'),
    bitOrder: fc.constantFrom('msb', 'lsb'),
    reading: fc.constantFrom('tolerant', 'strict'),
  });
  const property = fc.asyncProperty(fc.string({ unit: 'grapheme' }), options, async (text, { reading, ...form }) => {
    expect(await run('decode', await run('encode', text, form), { ...form, reading })).toBe(text);
  });
  await fc.assert(property, runs(1000));
});

test('bytes, and what a text is made of', async () => {
  expect(await error('toBytes', '11111111 0', { group: 9 })).toMatchObject({ code: 'not-a-byte' });
  expect(await run('toBytes', 'ff 00', { radix: 'hex' })).toEqual(Uint8Array.of(255, 0));
  expect(await run('measure', 'é😀')).toEqual({
    characters: 2,
    bytes: 6,
    bits: 48,
    table: [
      { character: 'é', codePoint: 'U+00E9', bytes: 'c3 a9', bits: '11000011 10101001' },
      { character: '😀', codePoint: 'U+1F600', bytes: 'f0 9f 98 80', bits: '11110000 10011111 10011000 10000000' },
    ],
  });
});
