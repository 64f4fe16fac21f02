import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeText } from '#lib/encoding/text-encoding.ts';
import { readEncoded } from './read-encoded.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('auto', () => {
  test.each<[string, Uint8Array, ReturnType<typeof readEncoded>]>([
    ['nothing', bytes(), { text: '' }],
    ['UTF-8', utf8('é\n'), { text: 'é\n' }],
    ['UTF-8 with a mark', utf8('\ufeffé'), { text: '\ufeffé' }],
    [
      'Windows-1252',
      bytes(0x61, 0x0a, 0x80, 0xe9),
      { text: 'a\n€é', notice: ['read-as', { byte: '80', number: 3, encoding: 'Windows-1252' }, 2] },
    ],
    [
      'UTF-16 with a mark',
      encodeText('\ufeffé', 'utf-16be'),
      { text: 'é', notice: ['read-as-marked', { encoding: 'UTF-16BE' }] },
    ],
    [
      'UTF-32 with a mark',
      bytes(0xff, 0xfe, 0, 0, 0xe9, 0, 0, 0),
      { text: 'é', notice: ['read-as-marked', { encoding: 'UTF-32LE' }] },
    ],
    [
      'UTF-16 with a mark and half a surrogate pair',
      bytes(0xff, 0xfe, 0, 0xd8),
      { text: '\ufffd', notice: ['read-as', { byte: 'FF', number: 1, encoding: 'UTF-16LE' }, 0] },
    ],
    [
      'UTF-16 that is not valid UTF-8',
      encodeText('abcdefg\né', 'utf-16le'),
      { text: 'abcdefg\né', notice: ['read-as', { byte: 'E9', number: 17, encoding: 'UTF-16LE' }, 8] },
    ],
    [
      'UTF-16 that is valid UTF-8 too',
      encodeText('abc', 'utf-16le'),
      { text: 'abc', notice: ['read-as-utf16', { encoding: 'UTF-16LE' }] },
    ],
    [
      'valid UTF-8 with a zero',
      utf8('é\0bcdefgh'),
      { text: 'Ã©\0bcdefgh', notice: ['read-as-bytes', { byte: '00', number: 3, encoding: 'ISO-8859-1' }] },
    ],
    [
      'bytes with a zero',
      bytes(0x89, 0x50, 0x0d, 0x00, 0x80, 0xff),
      { text: '\u0089P\r\0\u0080ÿ', notice: ['read-as-bytes', { byte: '00', number: 4, encoding: 'ISO-8859-1' }] },
    ],
    [
      'bytes without a zero',
      bytes(0x41, 0x89, 0x01),
      { text: 'A\u0089\u0001', notice: ['read-as-bytes', { byte: '89', number: 2, encoding: 'ISO-8859-1' }] },
    ],
  ])('%s', (_, given, expected) => {
    expect(readEncoded(given, 'auto')).toEqual(expected);
  });

  test('any text in UTF-8 without zeros is read as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\0') && text.isWellFormed());
        expect(readEncoded(utf8(text), 'auto')).toEqual({ text });
      }),
    );
  });
});

test.each<[string, Uint8Array, ReturnType<typeof readEncoded>]>([
  ['windows-1251', bytes(0xe9), { text: 'й' }],
  ['shift_jis', bytes(0x82, 0xb1), { text: 'こ' }],
  ['latin1', bytes(0x80, 0xff, 0xfe), { text: '\u0080ÿþ' }],
  ['utf-16le', encodeText('\ufeffa', 'utf-16le'), { text: 'a' }],
  [
    'utf-8',
    bytes(0x61, 0xe9, 0x62, 0xff),
    { text: 'a\ufffdb\ufffd', notice: ['not-in-input-encoding', { n: 2, encoding: 'UTF-8' }] },
  ],
])('%s', (encoding, given, expected) => {
  expect(readEncoded(given, encoding)).toEqual(expected);
});
