/** Addresses in a row: the first one as a number of 48 bits, and how many there are. */
interface Span {
  readonly start: number;
  readonly size: number;
}

/** Addresses to choose from. */
export interface Space {
  readonly total: number;
  /** An address by its index, from 0 to `total` − 1, as 12 hexadecimal digits. */
  readonly at: (index: number) => string;
}

const digitsOfMac = 12;
/** The bit of the first byte that groups have, in an address as a number. */
const groupBit = 2 ** 40;

/**
 * The addresses that begin with some prefixes.
 * @param prefixes up to 12 hexadecimal digits each, none of which begins another one; those of at least two digits get
 * the bit of groups on request
 */
export function spaceOf(prefixes: readonly string[], isMulticast: boolean): Space {
  const spans = prefixes.map((prefix): Span => {
    const start = Number.parseInt(prefix.padEnd(digitsOfMac, '0'), 16);
    const isGroup = Math.floor(start / groupBit) % 2 === 1;
    return { start: isMulticast && !isGroup ? start + groupBit : start, size: 16 ** (digitsOfMac - prefix.length) };
  });
  const total = spans.reduce((sum, { size }) => sum + size, 0);
  const at = (index: number): string => {
    let left = index;
    const span = spans.find(({ size }) => {
      if (left < size) return true;
      left -= size;
      return false;
    });
    return ((span?.start ?? 0) + left).toString(16).padStart(digitsOfMac, '0');
  };
  return { total, at };
}

/** The second digit of a locally administered unicast address in each quadrant (IEEE 802c, RFC 8948). */
const quadrants = { aai: '2', sai: 'e', eli: 'a', any: '26ae' } as const;

export type Quadrant = keyof typeof quadrants;

/** The two digits that locally administered addresses begin with. */
export const localPrefixes = (quadrant: Quadrant, firsts = '0123456789abcdef'): readonly string[] =>
  Array.from(firsts).flatMap((first) => Array.from(quadrants[quadrant], (second) => first + second));
