import { decodePunycode } from '#lib/encoding/punycode.ts';

/**
 * A host with its labels in their own script; a label that is not valid Punycode stays.
 * @example toUnicode('xn--mnchen-3ya.de') // münchen.de
 */
export const toUnicode = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
