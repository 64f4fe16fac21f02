import { defineKind } from '#core/kind.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';

const header = /^\s*(?:(?:proxy-)?authorization:\s*)?basic\s+([A-Za-z0-9+/_-]+={0,2})\s*$/i;
const colon = 0x3a;

/** A header of HTTP Basic authentication, or its value. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect(text) {
    const [, base64 = ''] = header.exec(text) ?? [];
    // One character too many is no Base64.
    return base64 !== '' && base64.replace(/=+$/, '').length % 4 !== 1 && decodeBase64(base64).includes(colon)
      ? 0.95
      : 0;
  },
});
