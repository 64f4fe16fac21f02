import { defineKind } from '#core/kind.ts';

/** A whole number in decimal digits, possibly grouped. It is ambiguous, so its confidence is always low. */
export default defineKind({
  repr: 'text',
  base: 'numeral',
  isShort: true,
  detect: (text) =>
    /^\s*(?:\d{1,40}|\d{1,3}(?:([ ,._’'\u00a0\u202f])\d{3})(?:\1\d{3}){0,12})\s*$/.test(text) ? 0.15 : 0,
});
