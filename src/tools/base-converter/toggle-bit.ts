/**
 * Flips one of the bits and returns the number that results, in base 2 with its sign; bit 0 is the least significant.
 */
export function toggleBit(bits: string, bit: number, isSigned: boolean): string {
  const turned = BigInt(`0b${bits}`) ^ (1n << BigInt(bit));
  return (isSigned ? BigInt.asIntN(bits.length, turned) : turned).toString(2);
}
