import { defineKind } from '#core/kind.ts';
import { everyLine } from '#lib/lines/every.ts';

const spelled = /^(?:urn:uuid:|\{)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;
const bare = /^(?:urn:uuid:|\{)?[\da-f]{32}\}?$/i;

/** A UUID (RFC 9562), or several, one per line. 32 digits without hyphens are rather a digest. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) =>
    everyLine(text, (line) => spelled.test(line)) ? 0.97 : everyLine(text, (line) => bare.test(line)) ? 0.4 : 0,
});
