import { defineKind } from '#core/kind.ts';
import { isFault } from '#lib/ip/address.ts';
import { readNetworks } from '#lib/ip/read-network.ts';

/** An IPv4 network of which a number or the prefix length may be too big. */
const mistyped = /^\s*\d{1,3}(?:\.\d{1,3}){3}\/\d{1,3}\s*$/;

/** A network: an address with a prefix length or a mask; also several. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const networks = readNetworks(text);
    if (isFault(networks)) return mistyped.test(text) ? { confidence: 0.6, errorAt: 0 } : 0;
    if (networks.length === 0 || networks.some(({ by }) => by === 'nothing')) return 0;
    // One number divided by another is arithmetic first; with blanks, it is nothing else.
    if (/^\s*\d+\s*\/\s*\d+\s*$/.test(text)) return /\d\/\d/.test(text) ? 0.3 : 0;
    return networks.length === 1 ? 0.95 : 0.9;
  },
});
