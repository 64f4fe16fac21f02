import { defineKind } from '#core/kind.ts';
import { callingCodes, internationalCodes } from '#generated/data/phone-calling-codes.ts';

const codes = new Set([...Object.values(callingCodes), ...internationalCodes]);

/** Calling codes have one to three digits, and none begins another one. */
const hasCallingCode = (digits: string): boolean => [1, 2, 3].some((length) => codes.has(digits.slice(0, length)));

/** A phone number with its calling code, or a `tel:` link; digits alone may be anything. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > 100) return 0;
    if (/^tel:\+?[\d().-]{3,}(?:;|$)/i.test(written)) return 0.97;
    if (!/^\+[1-9][\d ().\-/\u00a0\u202f]{6,22}$/.test(written)) return 0;
    const digits = written.replace(/\D/g, '');
    return digits.length >= 8 && digits.length <= 15 && hasCallingCode(digits) ? 0.9 : 0;
  },
});
