import { defineKind } from '#core/kind.ts';
import { isMostlyPrintable } from '#lib/bytes/is-mostly-printable.ts';
import { decodeHex } from '#lib/encoding/hex.ts';

/** How many bytes of a long text are examined. */
const sampleLength = 1_024;

/**
 * Bytes in hexadecimal. Detected only if they are the bytes of a text, because other bytes look like any other data.
 */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  detect: (text) => {
    const groups = text.trim().split(/[\s,:;]+/);
    const digits = groups.map((group) => group.replace(/^0x/i, '')).join('');
    const isOfBytes = groups.length > 1 && groups.every((group) => /^(?:0x)?[0-9a-f]{2}$/i.test(group));
    // Without letters it is more likely a number.
    const isInOne = groups.length === 1 && digits.length >= 8 && /[a-f]/i.test(digits);
    if (!(isOfBytes || isInOne) || !/^(?:[0-9a-f]{2})+$/i.test(digits) || /^\d*$/.test(groups.join(''))) return 0;
    return isMostlyPrintable(decodeHex(digits.slice(0, 2 * sampleLength))) ? 0.8 : 0;
  },
});
