import { defineKind } from '#core/kind.ts';

/** The shared secret of one-time codes in Base32, or an address that holds it: `otpauth://totp/…`. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (/^otpauth(?:-migration)?:\/\/\S+$/i.test(written)) return 0.97;
    return /^(?:[A-Z2-7]{16,128}|(?:[A-Z2-7]{4} ){3,31}[A-Z2-7]{4})$/.test(written) ? 0.3 : 0;
  },
});
