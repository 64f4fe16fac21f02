import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coerce } from '#core/coercion.ts';
import { type MarkedEncoding, readMarked } from './byte-order-mark.ts';

const encodings: readonly MarkedEncoding[] = ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'];

/** A text with its mark. */
function encode(text: string, encoding: MarkedEncoding): Uint8Array<ArrayBuffer> {
  const isLittle = encoding.endsWith('le');
  const is32 = encoding.startsWith('utf-32');
  const marked = `\ufeff${text}`;
  const units = is32
    ? [...marked].map((character) => character.codePointAt(0) ?? 0)
    : marked.split('').map((unit) => unit.charCodeAt(0));
  const size = is32 ? 4 : 2;
  const view = new DataView(new ArrayBuffer(units.length * size));
  for (const [index, unit] of units.entries())
    if (is32) view.setUint32(index * size, unit, isLittle);
    else view.setUint16(index * size, unit, isLittle);
  return new Uint8Array(view.buffer);
}

const read = async (bytes: Uint8Array<ArrayBuffer>) => {
  const notices: unknown[] = [];
  const text = await coerce(bytes, 'text', { notice: (...notice) => notices.push(notice) });
  return { text, notices };
};

describe.each(encodings)('%s', (encoding) => {
  const notice = ['read-as-marked', { encoding: encoding.toUpperCase() }];

  test('reads back any text with a mark, and reports the encoding', async () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('\0'));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await read(encode(text, encoding))).toEqual({ text, notices: [notice] });
      }),
    );
    expect(await read(encode('', encoding))).toEqual({ text: '', notices: [notice] });
    expect(await read(encode('\ufeffa', encoding))).toEqual({ text: '\ufeffa', notices: [notice] });
  });

  test('reads it in a file and as part of a larger buffer', async () => {
    const bytes = encode('a😀', encoding);
    const text = await coerce(new Blob([bytes]), 'text', { notice: () => {} });
    expect(text).toBe('a😀');
    const larger = Uint8Array.of(1, ...bytes, 1);
    expect(readMarked(larger.subarray(1, -1))?.text).toBe('a😀');
  });

  test('rejects an incomplete last unit', async () => {
    const bytes = Uint8Array.of(...encode('ab', encoding), 0x41);
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'invalid-byte',
      params: { number: bytes.length, byte: '41', encoding: encoding.toUpperCase() },
      at: { offset: bytes.length - 1 },
    });
  });

  test('rejects a lone surrogate', async () => {
    const bytes = encode('a\ud800b', encoding);
    const unit = encoding.startsWith('utf-32') ? 4 : 2;
    await expect(read(bytes)).rejects.toMatchObject({ code: 'invalid-byte', at: { offset: 2 * unit } });
  });
});

test('rejects a code point beyond Unicode', async () => {
  await expect(read(Uint8Array.of(0, 0, 0xfe, 0xff, 0, 0x11, 0, 0))).rejects.toMatchObject({ at: { offset: 4 } });
});

test('keeps the mark of UTF-8, and reports nothing', async () => {
  expect(await read(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: '\ufeffa', notices: [] });
});
