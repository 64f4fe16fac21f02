import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { normalForm } from './normal-form.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

test('any text is in the form that the engine gives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...forms), (text, form) => {
      expect(normalForm(text, form)).toBe(text.normalize(form));
    }),
  );
});

test.each(forms)('letters around a long run of marks are in %s too', (form) => {
  const run = '\u0301'.repeat(1_000);
  expect(normalForm(`é\uff21${run}e\u0323\u0307`, form)).toBe(`é\uff21${run}e\u0323\u0307`.normalize(form));
});

test('marks in any order take time that grows as their number', async () => {
  expect(await growsLinearly((n) => normalForm(`a${'\u0301\u0316'.repeat(n)}`, 'NFC'), 4_000)).toBe(true);
});
