import { defineKind } from '#core/kind.ts';
import { hasCredentials, isSingleWord } from '#lib/secrets/credentials.ts';

/** A key or token by itself. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => (isSingleWord(text) && hasCredentials(text) ? 0.55 : 0),
});
