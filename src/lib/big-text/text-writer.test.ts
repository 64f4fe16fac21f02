import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextWriter } from './text-writer.ts';

it('writes parts of any text, whole or cut out of a longer one', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    // Lone surrogates, and parts at the limits where they are no longer copied.
    fc.constantFrom('\ud800', '\udc00x', '\ud83d\ude00', '\ufeff', 'a'.repeat(1025), 'é'.repeat(1024)),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const writer = new TextWriter();
      for (const text of parts) {
        writer.char(0x2c);
        writer.write(`<${text}>`, 1, text.length + 1);
        writer.write(text);
      }
      expect(writer.finish()).toBe(parts.map((text) => `,${text}${text}`).join(''));
    }),
  );
});

it.each(['a', 'é', '€', '😀', '\ud800', 'é\ud800'])('writes %j past the chunks', (text) => {
  const writer = new TextWriter();
  const unit = text.repeat(7);
  for (let count = 0; count < 20_000; count++) writer.write(unit);
  expect(writer.finish()).toBe(unit.repeat(20_000));
});

it('rejects what is too long for a string', () => {
  const writer = new TextWriter();
  const part = 'a'.repeat(2 ** 28);
  writer.write(part);
  expect(() => writer.write(part)).toThrowError(expect.objectContaining({ code: 'too-large' }));
});
