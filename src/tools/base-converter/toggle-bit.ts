/**
 * The number, in base 2 with its sign, that bits stand for once one of them is turned over; the least significant is
 * bit 0.
 */
export function toggleBit(bits: string, bit: number, isSigned: boolean): string {
  const turned = BigInt(`0b${bits}`) ^ (1n << BigInt(bit));
  return (isSigned ? BigInt.asIntN(bits.length, turned) : turned).toString(2);
}
