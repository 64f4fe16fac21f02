import { defineKind } from '#core/kind.ts';

/** A Roman numeral; many a word looks like one. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'txt',
  mime: 'text/plain',
  detect: (text) => {
    const word = text.trim();
    const isNumeral = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(word);
    return isNumeral && word.length > 1 ? 0.2 : 0;
  },
});
