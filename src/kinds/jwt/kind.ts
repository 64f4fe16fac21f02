import { defineKind } from '#core/kind.ts';
import { splitJwt } from '#lib/crypto/jwt.ts';

/** A JSON Web Token, signed or encrypted. */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: { output: 'payload' },
  extension: 'jwt',
  mime: 'application/jwt',
  language: 'jwt',
  isSingle: true,
  detect: (text) => (splitJwt(text) ? 0.95 : 0),
});
