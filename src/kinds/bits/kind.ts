import { defineKind } from '#core/kind.ts';

/** Bits written as zeros and ones, mostly in groups of eight. */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  detect: (text) => {
    const groups = text.trim().split(/[\s,;:]+/);
    const isOctets = groups.every((group) => /^(?:0b)?[01]+$/.test(group) && group.replace('0b', '').length % 8 === 0);
    if (isOctets && (groups.length > 1 || text.trim().length >= 16)) return 0.9;
    return /^[01\s]{14,}$/.test(text) && /[01]/.test(text) ? 0.5 : 0;
  },
});
