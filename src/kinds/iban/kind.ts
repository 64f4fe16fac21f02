import { defineKind } from '#core/kind.ts';
import { checkDigitsOf, cleanIban, findIbanCountry, ibanLength } from '#lib/iban/iban.ts';

/** Longer texts are not one IBAN, however it is spaced. */
const maxWritten = 100;

/** An IBAN: with wrong check digits it is rather a mistyped one than anything else. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > maxWritten || /[\r\n]/.test(written)) return 0;
    const iban = cleanIban(written);
    const country = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) ? findIbanCountry(iban.slice(0, 2)) : undefined;
    if (!country || iban.length !== ibanLength(country)) return 0;
    return checkDigitsOf(iban.slice(0, 2), iban.slice(4)) === iban.slice(2, 4) ? 0.97 : 0.6;
  },
});
