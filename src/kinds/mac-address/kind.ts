import { defineKind } from '#core/kind.ts';
import { everyLine } from '#lib/lines/every.ts';

const spelled =
  /^(?:(?:[\da-f]{1,2}:){5}[\da-f]{1,2}|(?:[\da-f]{1,2}-){5}[\da-f]{1,2}|(?:[\da-f]{4}\.){2}[\da-f]{4})$/i;
const bare = /^(?:0x)?[\da-f]{12}$/i;

/** A MAC address, or several, one per line. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) =>
    everyLine(text, (line) => spelled.test(line)) ? 0.95 : everyLine(text, (line) => bare.test(line)) ? 0.3 : 0,
});
