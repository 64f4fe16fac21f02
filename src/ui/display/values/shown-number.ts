/** Only what was calculated with doubles has more digits. */
const maxWritten = 12;

/**
 * A number as it is shown: one with the many digits of a double is rounded to six, and marked so.
 * @example showNumber(0.1479019945774904) // '≈ 0.147902'
 */
export function showNumber(value: number): string {
  const written = String(value);
  const isLong = !Number.isInteger(value) && written.replace(/^[-0.]+|[.]|e.*$/g, '').length > maxWritten;
  return isLong ? `≈ ${Number(value.toPrecision(6))}` : written;
}
