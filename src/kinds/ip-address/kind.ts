import { defineKind } from '#core/kind.ts';
import { isFault, readAddress } from '#lib/ip/address.ts';

/** Four numbers, of which one may be too big. */
const dotted = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** An IPv4 or IPv6 address, which is a network of one. */
export default defineKind({
  repr: 'text',
  base: 'ip-network',
  isShort: true,
  detect: (text) => {
    const address = text.trim();
    if (isFault(readAddress(address))) return dotted.test(address) ? { confidence: 0.6, errorAt: 0 } : 0;
    // Letters and “::” are also names in code.
    return /\d/.test(address) ? 0.9 : 0.2;
  },
});
