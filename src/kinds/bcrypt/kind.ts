import { defineKind } from '#core/kind.ts';

/** A password hash of bcrypt. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const [hash, rest = ''] = /^\$2[abxy]\$\d\d\$([./A-Za-z0-9]*)$/.exec(text.trim()) ?? [];
    if (hash === undefined) return 0;
    return rest.length === 53 ? 0.98 : { confidence: 0.9, errorAt: hash.length };
  },
});
