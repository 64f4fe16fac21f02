import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { singleByteEncodings } from './single-byte-encodings.ts';
import {
  decodeText,
  encodeText,
  findEncoding,
  readAs,
  type TextEncoding,
  textEncodings,
  type WritableEncoding,
} from './text-encoding.ts';

const fromHex = (hex: string) => Uint8Array.from(hex.split(' ').filter(Boolean), (byte) => Number.parseInt(byte, 16));

/** The error that a call ends in: its code, its words' parameters and its place. */
function errorOf(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.params, error.at?.offset];
    throw error;
  }
  return undefined;
}

/** From the charts of Unicode and the indexes of the Encoding Standard; also what Python's codecs give. */
const vectors: readonly (readonly [WritableEncoding, string, string])[] = [
  ['utf-8', '今天', 'e4 bb 8a e5 a4 a9'],
  ['utf-8', '😀', 'f0 9f 98 80'],
  ['utf-8', '\uFEFFa\0', 'ef bb bf 61 00'],
  ['utf-16le', '今天', 'ca 4e 29 59'],
  ['utf-16le', '\uFEFFé😀', 'ff fe e9 00 3d d8 00 de'],
  ['utf-16be', '\uFEFFé😀', 'fe ff 00 e9 d8 3d de 00'],
  ['latin1', 'é\u0080\u009Fÿ', 'e9 80 9f ff'],
  ['windows-1252', '€‘Ÿé\u0081', '80 91 9f e9 81'],
  ['ascii', 'A\u007F\0', '41 7f 00'],
  ['ibm866', 'Яё\u00A0', '9f f1 ff'],
  ['koi8-u', 'їЎ', 'a7 be'],
  ['iso-8859-15', '€', 'a4'],
  ['iso-8859-16', '€Șț', 'a4 aa fe'],
  ['windows-1251', 'Привет', 'cf f0 e8 e2 e5 f2'],
  ['x-user-defined', 'a\uF7FF', '61 ff'],
];

describe('encodeText and decodeText', () => {
  test.each(vectors)('%s: %j', (encoding, text, hex) => {
    expect(encodeText(text, encoding)).toEqual(fromHex(hex));
    expect(decodeText(fromHex(hex), encoding)).toBe(text);
  });

  test.each([
    ['shift_jis', '82 b1 83 41', 'こア'],
    ['euc-jp', 'a4 b3', 'こ'],
    ['iso-2022-jp', '1b 24 42 24 33 1b 28 42 41', 'こA'],
    ['gbk', 'c4 e3 80', '你€'],
    ['gb18030', '81 30 89 38', 'ß'],
    ['big5', 'a4 a4', '中'],
    ['euc-kr', 'b0 a1', '가'],
  ] as const)('reads %s', (encoding, hex, text) => {
    expect(decodeText(fromHex(hex), encoding)).toBe(text);
  });

  test('any well-formed text survives a round trip', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'utf-16be' as const),
        (text, encoding) => {
          expect(decodeText(encodeText(text, encoding), encoding)).toBe(text);
        },
      ),
    );
  });

  test.each(Object.keys(singleByteEncodings) as (keyof typeof singleByteEncodings)[])(
    '%s: every byte that means something comes back',
    (encoding) => {
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter(
        (byte) => errorOf(() => decodeText(Uint8Array.of(byte), encoding)) === undefined,
      );
      expect(bytes.length).toBeGreaterThanOrEqual(128);
      expect(encodeText(decodeText(bytes, encoding), encoding)).toEqual(bytes);
    },
  );
});

describe('encodeText rejects', () => {
  test.each(['utf-8', 'utf-16le', 'latin1', 'ascii'] as const)('half of a surrogate pair in %s', (encoding) => {
    expect(errorOf(() => encodeText('a\uD83D', encoding))).toEqual(['lone-surrogate', {}, 1]);
    expect(errorOf(() => encodeText('\uDE00a', encoding))).toEqual(['lone-surrogate', {}, 0]);
  });

  test.each([
    ['latin1', 'a€', { symbol: '€', code: 'U+20AC', encoding: 'Latin-1' }, 1],
    ['ascii', 'é', { symbol: 'é', code: 'U+00E9', encoding: 'ASCII' }, 0],
    ['windows-1252', '\u0080', { symbol: 'U+0080', code: 'U+0080', encoding: 'Windows-1252' }, 0],
    ['windows-1252', 'ab😀', { symbol: '😀', code: 'U+1F600', encoding: 'Windows-1252' }, 2],
    ['iso-8859-6', '\uFFFD', { symbol: '\uFFFD', code: 'U+FFFD', encoding: 'ISO-8859-6' }, 0],
    ['koi8-u', 'é', { symbol: 'é', code: 'U+00E9', encoding: 'KOI8-U' }, 0],
  ] as const)('what %s does not have', (encoding, text, params, offset) => {
    expect(errorOf(() => encodeText(text, encoding))).toEqual(['not-in-encoding', params, offset]);
  });
});

describe('decodeText reports the first invalid byte', () => {
  const cases: readonly (readonly [TextEncoding, string, number])[] = [
    ['utf-8', '41 e9 74', 1],
    ['utf-8', '41 e2 82', 1],
    ['utf-8', 'ed a0 80', 0],
    ['utf-16le', '41 00 42', 2],
    ['utf-16le', '41 00 00 d8 41 00', 2],
    ['utf-16be', '00 41 dc 00', 2],
    ['utf-16be', 'd8 3d de 00 d8 3d', 4],
    ['ascii', '41 80', 1],
    ['iso-8859-3', '41 a5', 1],
    ['windows-874', 'db', 0],
    ['windows-1253', 'aa', 0],
    ['shift_jis', '41 82 a0 81 20 41', 3],
    ['shift_jis', '41 82', 1],
    ['gb18030', '41 81 30 81 20', 1],
    ['euc-jp', '41 8f a2 20', 1],
    ['euc-kr', '41 b0 a1 ff 41', 3],
    ['big5', '41 a4 a4 81 20', 3],
    ['iso-2022-jp', '41 1b 24 42 24 22 80 41', 6],
    ['iso-2022-jp', '1b 24 42 1b 28 42 80', 6],
  ];
  test.each(cases)('%s: %s', (encoding, hex, offset) => {
    expect(errorOf(() => decodeText(fromHex(hex), encoding))?.[2]).toBe(offset);
  });

  test('with its number, its value and a guess', () => {
    const params = { number: 2, byte: 'E9', encoding: 'UTF-8' };
    expect(errorOf(() => decodeText(fromHex('41 e9'), 'utf-8'))).toEqual(['invalid-byte', params, 1]);
  });

  test.each([65_534, 65_535, 65_536, 65_537, 200_000])('far into an East Asian text, at %i', (offset) => {
    const bytes = new Uint8Array(offset + 100).fill(0x41);
    bytes.set([0x82, 0xa0], offset - 2);
    bytes.set([0x81, 0x20], offset);
    expect(errorOf(() => decodeText(bytes, 'shift_jis'))?.[2]).toBe(offset);
  });
});

test.each([
  ['utf-8', 'utf-8'],
  ['UTF-16', 'utf-16le'],
  [' utf-16be ', 'utf-16be'],
  ['latin1', 'latin1'],
  ['cp1252', 'windows-1252'],
  ['ISO-8859-1', 'windows-1252'],
  ['sjis', 'shift_jis'],
  ['utf-7', undefined],
  ['', undefined],
])('the label %j means %s', (label, encoding) => {
  expect(findEncoding(label)).toBe(encoding);
});

test('every encoding has a label', () => {
  for (const encoding of textEncodings) expect(findEncoding(encoding)).toBe(encoding);
});

test.each([
  ['utf-16le', 'ff fe 61 00', 'a'],
  ['utf-16be', 'fe ff 00 61', 'a'],
  ['utf-16le', '61 00', 'a'],
  ['utf-8', 'ef bb bf 61', 'a'],
  ['windows-1252', '80', '€'],
] as const)('the text of a file in %s, %s, is %s', (encoding, hex, text) => {
  expect(readAs(fromHex(hex), encoding)).toBe(text);
});
