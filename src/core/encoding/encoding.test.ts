import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeText } from '#lib/encoding/text-encoding.ts';
import { runs } from '#testing/runs.ts';
import { encodingName, firstInvalidUtf8, guessEncoding, guessTextEncoding } from './encoding.ts';

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const fromHex = (hex: string) => Uint8Array.from(hex.match(/\w\w/g) ?? [], (byte) => Number.parseInt(byte, 16));

describe('UTF-8', () => {
  const isValid = (input: Uint8Array) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(input);
      return true;
    } catch {
      return false;
    }
  };

  // Unicode 16.0, table 3-7 and section 3.9, examples of ill-formed sequences.
  test.each<[number[], number]>([
    [[], -1],
    [[0x7f], -1],
    [[0x80], 0],
    [[0xc0, 0xaf], 0],
    [[0xc1, 0xbf], 0],
    [[0xc2, 0x80], -1],
    [[0x61, 0xc2], 1],
    [[0xe0, 0x9f, 0x80], 0],
    [[0xe0, 0xa0, 0x80], -1],
    [[0xed, 0x9f, 0xbf], -1],
    [[0xed, 0xa0, 0x80], 0],
    [[0xef, 0xbf, 0xbf], -1],
    [[0xf0, 0x8f, 0xbf, 0xbf], 0],
    [[0xf0, 0x90, 0x80, 0x80], -1],
    [[0xf4, 0x8f, 0xbf, 0xbf], -1],
    [[0xf4, 0x90, 0x80, 0x80], 0],
    [[0xf5, 0x80, 0x80, 0x80], 0],
    [[0x61, 0xe2, 0x82, 0xac, 0xff], 4],
  ])('%j is wrong at %i', (values, offset) => {
    expect(firstInvalidUtf8(bytes(...values))).toBe(offset);
  });

  test('agrees with the decoder of the platform', () => {
    const unit = fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc.string({ unit: 'binary' }).map((text) => utf8(text)),
      fc.constantFrom(bytes(0xe2, 0x82), bytes(0xf0, 0x9f, 0x98), bytes(0xed, 0xa0), bytes(0xf4, 0x90)),
    );
    const input = fc.array(unit, { maxLength: 5 }).map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])));
    fc.assert(
      fc.property(input, (mixed) => {
        const offset = firstInvalidUtf8(mixed);
        expect(offset < 0).toBe(isValid(mixed));
        if (offset >= 0) expect(isValid(mixed.slice(0, offset))).toBe(true);
      }),
      runs(1_000),
    );
  });
});

test.each([
  ['utf-16le', 'ff fe 29 59'],
  ['utf-16be', 'fe ff 59 29'],
  ['utf-16le', '41 00 42 00'],
  ['utf-16be', '00 41 00 42'],
  ['utf-8', 'c3 a9'],
  ['utf-8', ''],
  ['windows-1252', 'e9 74'],
] as const)('guesses %s for %s', (guess, hex) => {
  expect(guessEncoding(fromHex(hex))).toBe(guess);
});

test('does not guess the encoding that has been tried', () => {
  expect(guessEncoding(fromHex('41 00 42 00'), 'utf-16le')).toBe('utf-8');
  expect(guessEncoding(fromHex('61'), 'utf-8')).toBe('windows-1252');
});

describe('of bytes that are not UTF-8', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcXYZ019 {}":,éüßñ€–'), minLength: 1, maxLength: 200 });

  test.each(['utf-16le', 'utf-16be'] as const)('finds %s', (encoding) => {
    fc.assert(
      fc.property(text, fc.boolean(), (written, hasMark) => {
        const latin = written.replace(/[€–]/g, '').length;
        if (hasMark || latin > written.length / 2)
          expect(guessTextEncoding(encodeText((hasMark ? '\ufeff' : '') + written, encoding))).toBe(encoding);
      }),
    );
  });

  test('finds Windows-1252', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('é', '€', '–'), (written, character) => {
        const encoded = encodeText(written + character + written, 'windows-1252');
        if (firstInvalidUtf8(encoded) >= 0) expect(guessTextEncoding(encoded)).toBe('windows-1252');
      }),
    );
  });

  test.each([
    ['a picture', '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d'],
    ['a program', '7f 45 4c 46 02 01 01 00 ff'],
    ['compressed data', '1f 8b 08 00 00 00 00 00'],
    ['Shift_JIS', '82 b1 82 f1 82 c9 82 bf 82 cd 81 42'],
    ['UTF-16 with half a character', 'ff fe 61'],
  ])('does not take %s for text', (_, hex) => {
    expect(guessTextEncoding(fromHex(hex))).toBe(undefined);
  });
});

describe('XML', () => {
  const xml = (declaration: string) => Uint8Array.of(...utf8(`${declaration}<a>`), 0x82, 0xb1, ...utf8('</a>'));

  test.each([
    ['<?xml version="1.0" encoding="Shift_JIS"?>', 'shift_jis'],
    ["<?xml version='1.0' encoding = 'ISO-8859-2' ?>", 'iso-8859-2'],
    // The Encoding Standard takes one for the other.
    ['<?xml version="1.0" encoding="ISO-8859-1"?>', 'windows-1252'],
    ['<?xml version="1.0" encoding="UTF-8"?>', 'windows-1252'],
    ['<?xml version="1.0" encoding="unknown"?>', 'windows-1252'],
    ['<?xml version="1.0"?>', 'windows-1252'],
  ])('detects the encoding by %s', (declaration, encoding) => {
    expect(guessTextEncoding(xml(declaration))).toBe(encoding);
  });
});

test.each([
  ['utf-16le', 'UTF-16LE'],
  ['windows-1252', 'Windows-1252'],
  ['windows-1251', 'windows-1251'],
  ['shift_jis', 'Shift_JIS'],
  ['koi8-r', 'KOI8-R'],
])('%s is called %s', (encoding, name) => {
  expect(encodingName(encoding)).toBe(name);
});
