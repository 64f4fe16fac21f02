import { defineKind } from '#core/kind.ts';
import { isFault, readAddress } from '#lib/ip/address.ts';

/** An IPv4 or IPv6 address, which is a network of one. */
export default defineKind({
  repr: 'text',
  base: 'ip-network',
  isShort: true,
  detect: (text) => {
    const address = text.trim();
    if (isFault(readAddress(address))) return 0;
    // Letters and “::” are also names in code.
    return /\d/.test(address) ? 0.9 : 0.2;
  },
});
