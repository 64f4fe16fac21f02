/** Crockford's Base32, as ULIDs write 128 bits in 26 digits. */

export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const width = 26;

/**
 * The ULID of 128 bits, given as 32 hexadecimal digits.
 * @example ulidOfHex('017f22e279b07cc398c4dc0c0c07398f') // 01FWHE4YDGFK1SHH6W1G60EECF
 */
export const ulidOfHex = (hex: string): string =>
  BigInt(`0x${hex}`)
    .toString(32)
    .padStart(width, '0')
    .replace(/./g, (digit) => crockford.charAt(Number.parseInt(digit, 32)));

/** The 32 hexadecimal digits of a ULID in upper case, of which no other characters remain. */
export function hexOfUlid(ulid: string): string {
  let value = 0n;
  for (const digit of ulid) value = value * 32n + BigInt(crockford.indexOf(digit));
  return value.toString(16).padStart(32, '0');
}
