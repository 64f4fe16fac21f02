import { defineKind } from '#core/kind.ts';

/** A number written in digits of some base. Plain decimal digits are ambiguous, so their confidence is low. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const word = text.trim();
    if (/^[+-]?(?:0x[0-9a-f_]+|0b[01_]+|0o[0-7_]+)$/i.test(word)) return 0.9;
    if (/^[01]{8,}$/.test(word)) return 0.2;
    if (isBareHex(word)) return 0.3;
    return /^[+-]?\d{1,3}(?:\d*|(?:[ ,_’'\u00a0\u202f]\d{3})+)(?:\.\d+)?$/.test(word) ? 0.15 : 0;
  },
});

/** A few hexadecimal digits without a prefix: `ff` or `1a2b`, but no word such as `face`, no `CD` and no `1e3`. */
const isBareHex = (word: string): boolean =>
  /^[0-9a-f]{2,8}$/i.test(word) &&
  /[a-f]/i.test(word) &&
  !/^\d+e\d+$/i.test(word) &&
  (/\d/.test(word) || /^[bcdf]*[bf][bcdf]*$/i.test(word));
