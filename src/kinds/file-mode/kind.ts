import { defineKind } from '#core/kind.ts';

/** Permissions of a file, in any notation of chmod(1), ls(1) and stat(1). */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    if (/^\s*(?:[-dlbcps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-][+.@]?(?:\s|$)|chmod\s)/.test(text)) return 0.9;
    // The owner may read, and has all the rights that the others have.
    if (/^\s*0?(?:4[04]{2}|5[0145]{2}|6[046]{2}|7[0-7]{2})\s*$/.test(text)) return 0.3;
    return /^\s*0?[0-7]{3,4}\s*$/.test(text) ? 0.2 : 0;
  },
});
