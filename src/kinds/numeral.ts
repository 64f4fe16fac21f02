import { defineKind } from '#core/kind.ts';

/** A number written in digits of some base. Plain decimal ones are too many things to be taken for one. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'txt',
  mime: 'text/plain',
  detect: (text) => {
    const word = text.trim();
    if (/^[+-]?(?:0x[0-9a-f_]+|0b[01_]+|0o[0-7_]+)$/i.test(word)) return 0.9;
    return /^[01]{8,}$/.test(word) ? 0.2 : 0;
  },
});
