import { defineKind } from '#core/kind.ts';

const ofSomething = /^[-+−]?\d[\d.,_ ]* ?% ?(?:of|de|[-+−]) ?\S/i;
const plusPercent = /^[-+−]?\d[\d.,_ ]* ?[-+−] ?\d[\d.,]* ?%$/;
const fromTo = /^(?:from|de) [-+−]?\d[\d.,_ ]* (?:to|à) [-+−]?\d[\d.,_ ]*$/i;

/** A question about percentages in a few words. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const line = text.trim();
    if (line.length > 100) return 0;
    if (ofSomething.test(line) || plusPercent.test(line)) return 0.6;
    return fromTo.test(line) ? 0.3 : 0;
  },
});
