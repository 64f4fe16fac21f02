import { defineKind } from '#core/kind.ts';

const spelled =
  /^(?:(?:[\da-f]{1,2}:){5}[\da-f]{1,2}|(?:[\da-f]{1,2}-){5}[\da-f]{1,2}|(?:[\da-f]{4}\.){2}[\da-f]{4})$/i;
const bare = /^(?:0x)?[\da-f]{12}$/i;

/** A MAC address, or several, one per line. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const lines = text.trim().split(/\s*[\r\n]\s*/);
    if (lines.every((line) => spelled.test(line))) return 0.95;
    return lines.every((line) => bare.test(line)) ? 0.3 : 0;
  },
});
