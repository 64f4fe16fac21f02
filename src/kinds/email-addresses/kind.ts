import { defineKind } from '#core/kind.ts';
import { isEmailAddress } from '#lib/email/plain-address.ts';

const longest = 10_000;

/** Several e-mail addresses, on a line each or with commas or semicolons, with or without names. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    if (text.length > longest) return 0;
    const parts = text.split(/[\r\n,;]+/).flatMap((part) => part.trim() || []);
    return parts.length > 1 && parts.every(isEmailAddress) ? 0.9 : 0;
  },
});
