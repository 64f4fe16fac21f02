import { defineKind } from '#core/kind.ts';
import { detectCiphertext } from '#lib/crypto/ciphertext.ts';
import { jweAlgorithm } from '#lib/crypto/jwt.ts';

/** A text that a passphrase opens: of OpenSSL or CryptoJS, of age, or a JWE. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const format = detectCiphertext(text);
    if (!format) return 0;
    // A JWE that is opened by a key is a JWT first.
    return format === 'jwe' && !/^PBES2-/.test(jweAlgorithm(text)) ? 0.9 : 0.97;
  },
});
