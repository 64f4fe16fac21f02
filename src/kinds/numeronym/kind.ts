import { defineKind } from '#core/kind.ts';
import { knownNumeronyms } from '#lib/numeronyms/known.ts';

/** A numeronym in use, such as `i18n`. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => (text.length < 20 && knownNumeronyms.has(text.trim().toLowerCase()) ? 0.9 : 0),
});
