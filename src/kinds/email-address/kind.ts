import { defineKind } from '#core/kind.ts';
import { isEmailAddress } from '#lib/email/plain-address.ts';

/** An e-mail address, with or without a name. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => (isEmailAddress(text.trim()) ? 0.9 : 0),
});
