import { defineKind } from '#core/kind.ts';
import { hasCredentials, isSingleWord } from '#lib/secrets/credentials.ts';

/** A text with passwords, keys or tokens in it, which is mostly of another kind too. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => (!isSingleWord(text) && hasCredentials(text) ? 0.55 : 0),
});
