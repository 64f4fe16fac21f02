import { defineKind } from '#core/kind.ts';
import { digitWords, everydayWords, icaoWords, spokenDigits } from '#lib/text/spelling-alphabet.ts';

const letters = new Set([...icaoWords.map(([word]) => word), ...everydayWords].map((word) => word.toLowerCase()));
const others = new Set([...digitWords, ...spokenDigits, 'capital', '(space)'].map((word) => word.toLowerCase()));

/** A text in a spelling alphabet: Alfa Bravo Charlie. */
export default defineKind({
  repr: 'text',
  base: 'text',
  spokenIn: 'en',
  detect: (text) => {
    const words = text.toLowerCase().match(/[^\s,]+/g) ?? [];
    const isKnown = words.every((word) => letters.has(word) || others.has(word) || /^\d$/.test(word));
    return isKnown && words.filter((word) => letters.has(word)).length >= 3 ? 0.6 : 0;
  },
});
