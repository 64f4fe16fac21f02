import { defineKind } from '#core/kind.ts';
import { detectCiphertext } from '#lib/crypto/ciphertext.ts';

/** A text that a passphrase opens: of OpenSSL or CryptoJS, of age, or a JWE. */
export default defineKind({
  repr: 'text',
  base: 'text',
  // Of the JWEs, most are opened by a key: they are JWTs first.
  detect: (text) => ({ openssl: 0.97, age: 0.97, jwe: 0.9, none: 0 })[detectCiphertext(text) ?? 'none'],
});
