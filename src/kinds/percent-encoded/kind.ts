import { firstInvalidUtf8 } from '#core/encoding/encoding.ts';
import { defineKind } from '#core/kind.ts';

const sampleLength = 16_384;
/** The least number of escapes that is no accident; a single one is no percentage. */
const [few, many] = [2, 4];
const single = /(?<!\d)%[\da-f]{2}/i;

/** A text with percent-escapes (RFC 3986, section 2.1) of UTF-8, such as a part of a URL. */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  detect: (text) => {
    const written = text.trim();
    // A whole URL is one first, whatever is escaped in it.
    if (/\s/.test(written) || /^[a-z][a-z\d+.-]*:\/\//i.test(written)) return 0;
    const escapes = written.slice(0, sampleLength).match(/(?:%[\da-f]{2})+/gi) ?? [];
    const count = escapes.reduce((sum, run) => sum + run.length / 3, 0);
    if (!escapes.every(isUtf8)) return 0;
    if (count < few) return count > 0 && single.test(written) ? 0.5 : 0;
    return count < many ? 0.6 : 0.9;
  },
});

/** Whether escapes in a row are whole characters; the last ones may have been cut. */
const isUtf8 = (run: string): boolean =>
  firstInvalidUtf8(Uint8Array.from(run.split('%').slice(1), (digits) => Number.parseInt(digits, 16))) < 0;
