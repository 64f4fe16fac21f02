import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteCounter, decodeWtf8, encodeWtf8 } from './wtf8.ts';

const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83d', '\ude00', '\ufeff', '\ufffd')))
  .map((parts) => parts.join(''));

it.each([
  ['aé€😀', [0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80]],
  ['\ufeff', [0xef, 0xbb, 0xbf]],
  // WTF-8, section 2.1.
  ['\ud800', [0xed, 0xa0, 0x80]],
  ['\udfffa', [0xed, 0xbf, 0xbf, 0x61]],
  ['\ude00\ud83d', [0xed, 0xb8, 0x80, 0xed, 0xa0, 0xbd]],
])('%j', (text, bytes) => {
  expect([...encodeWtf8(text)]).toEqual(bytes);
});

it('preserves every text, and is UTF-8 where possible', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = encodeWtf8(text);
      expect(decodeWtf8(bytes)).toBe(text);
      if (text.isWellFormed()) expect(bytes).toEqual(new TextEncoder().encode(text));
    }),
  );
});

it('counts the bytes before each place', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const counter = new ByteCounter(text);
      for (let offset = 0; offset <= text.length; offset++) {
        const isInsidePair = offset > 0 && (text.codePointAt(offset - 1) ?? 0) > 0xffff;
        if (isInsidePair) continue;
        expect(counter.bytesBefore(offset)).toBe(encodeWtf8(text.slice(0, offset)).length);
      }
    }),
  );
});
