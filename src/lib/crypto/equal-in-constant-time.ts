/**
 * Whether two byte strings are equal. The time it takes depends on their lengths only, so that it reveals nothing about
 * how many bytes of a guess are right.
 */
export function equalInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] as number);
  return difference === 0;
}
