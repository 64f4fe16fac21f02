import { defineKind } from '#core/kind.ts';
import { everyLine } from '#lib/lines/every.ts';

const spelled = /^(?:urn:uuid:|\{)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;
const bare = /^(?:urn:uuid:|\{)?[\da-f]{32}\}?$/i;

/** Five groups of digits, of which one or another has a digit too many or too few. */
const miscounted = /^[\da-f]{7,9}-(?:[\da-f]{3,5}-){3}[\da-f]{11,13}$/i;

/** A UUID (RFC 9562), or several, one per line. 32 digits without hyphens are rather a digest. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    if (everyLine(text, (line) => spelled.test(line))) return 0.97;
    if (miscounted.test(text.trim())) return { confidence: 0.6, errorAt: 0 };
    return everyLine(text, (line) => bare.test(line)) ? 0.4 : 0;
  },
});
