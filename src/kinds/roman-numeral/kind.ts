import { defineKind } from '#core/kind.ts';

/** A Roman numeral. Of two or three letters it may just as well be a word; longer ones hardly are. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const word = text.trim();
    const isNumeral = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i.test(word);
    if (!isNumeral || word.length < 2) return 0;
    if (word === word.toUpperCase()) return word.length > 3 ? 0.7 : 0.2;
    return word === word.toLowerCase() && word.length > 3 ? 0.5 : 0;
  },
});
