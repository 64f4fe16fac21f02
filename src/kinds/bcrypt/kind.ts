import { defineKind } from '#core/kind.ts';

/** A password hash of bcrypt. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => (/^\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}$/.test(text.trim()) ? 0.98 : 0),
});
