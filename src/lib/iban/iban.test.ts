import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitsOf, cleanIban, findIbanCountry, ibanLength, positionsOf } from './iban.ts';

test.each([
  ['IBAN: de89 3704', 'DE893704'],
  ['iban de89', 'DE89'],
  ['\ufeffIBANDE89', 'DE89'],
  ['DE89.3704-0044\u00a00532', 'DE8937040044' + '0532'],
  ['DE89‐3704‑0044−0532', 'DE89370400440532'],
  // Only letters of ASCII have capitals in an IBAN.
  ['ß1ı', 'ß1ı'],
  ['DE89/3704', 'DE89/3704'],
  ['"DE89 3704",', 'DE893704'],
  ['“DE89 3704”', 'DE893704'],
  ['« DE89 3704 » ;', 'DE893704'],
  ['(IBAN: DE89 3704).', 'DE893704'],
  ['"iban": "DE893704",', 'DE893704'],
  ['DE89, 3704', 'DE89,3704'],
  ['', ''],
])('%j is processed as %j', (written, iban) => expect(cleanIban(written)).toBe(iban));

test('check digits are those of big integers', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), maxLength: 40 });
  fc.assert(
    fc.property(characters, (bban) => {
      const digits = [...`${bban}DE00`].map((character) => Number.parseInt(character, 36)).join('');
      expect(checkDigitsOf('DE', bban)).toBe(String(98n - (BigInt(digits) % 97n)).padStart(2, '0'));
    }),
  );
});

test('what is no country is none, whatever it is called', () => {
  expect(['XX', '', 'de', '__proto__', 'constructor'].map(findIbanCountry)).toEqual(Array(5).fill(undefined));
});

test('positions are those of structure and parts', () => {
  const italy = findIbanCountry('IT');
  if (!italy) throw new Error('Italy has IBANs');
  expect(ibanLength(italy)).toBe(27);
  const positions = positionsOf(italy);
  expect([0, 1, 6, 11, 22].map((index) => positions[index])).toEqual([
    { class: 'a', part: 'nationalCheck' },
    { class: 'n', part: 'bank' },
    { class: 'n', part: 'branch' },
    { class: 'c', part: 'account' },
    { class: 'c', part: 'account' },
  ]);
});
