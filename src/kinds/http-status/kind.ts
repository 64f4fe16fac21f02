import { defineKind } from '#core/kind.ts';

const registered = /^(?:10[0-4]|20[0-8]|226|30[0-8]|40\d|41[0-8]|42[1-689]|431|451|50[0-8]|51[01])$/;

/** The status of an HTTP response: its first line or, as a guess, a registered code alone. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const line = text.slice(0, 100).trim();
    if (/^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: |$)/.test(line) && text.length <= 1000) return 0.95;
    return text.length <= 100 && registered.test(line) ? 0.35 : 0;
  },
});
