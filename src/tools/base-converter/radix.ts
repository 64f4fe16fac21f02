/** The most digits whose value a double holds exactly. */
const limbLength = (base: number): number => Math.floor(52 / Math.log2(base));

/**
 * The whole number with these digits, the most significant first: limbs are joined in pairs, those in pairs again, so
 * that the numbers multiplied are of one length.
 */
export function digitsToNumber(digits: readonly number[], base: number): bigint {
  const length = limbLength(base);
  let limbs: bigint[] = [];
  for (let end = digits.length; end > 0; end -= length) {
    let limb = 0;
    for (let index = Math.max(0, end - length); index < end; index++) limb = limb * base + (digits[index] ?? 0);
    limbs.push(BigInt(limb));
  }
  let unit = BigInt(base) ** BigInt(length);
  while (limbs.length > 1) {
    const pairs: bigint[] = [];
    for (let index = 0; index < limbs.length; index += 2)
      pairs.push((limbs[index] ?? 0n) + (limbs[index + 1] ?? 0n) * unit);
    limbs = pairs;
    if (limbs.length > 1) unit *= unit;
  }
  return limbs[0] ?? 0n;
}

/** The digits of a whole number from 0 up, as symbols; the platform's own where it can. */
export function numberToText(value: bigint, base: number, symbols: readonly string[]): string {
  if (base === 64) return octalToText(value.toString(8), symbols);
  if (base > 36) return splitToText(value, base, symbols);
  const standard = value.toString(base);
  if (symbols.every((symbol, digit) => symbol === digit.toString(base))) return standard;
  return Array.from(standard, (digit) => symbols[Number.parseInt(digit, base)]).join('');
}

/** Two octal digits are one of base 64: this takes time in proportion to the length. */
function octalToText(octal: string, symbols: readonly string[]): string {
  let text = '';
  for (let end = octal.length % 2 || 2; end <= octal.length; end += 2)
    text += symbols[Number.parseInt(octal.slice(Math.max(0, end - 2), end), 8)];
  return text;
}

/** Splits at the greatest power that is not above the number, and each part at the power before. */
function splitToText(value: bigint, base: number, symbols: readonly string[]): string {
  const [zero = ''] = symbols;
  const length = limbLength(base);
  const powers: bigint[] = [];
  for (let power = BigInt(base) ** BigInt(length); powers.length === 0 || power <= value; power *= power)
    powers.push(power);
  const write = (part: bigint, level: number): string => {
    const power = powers[level];
    if (power === undefined) return limbToText(Number(part), base, symbols).padStart(length * zero.length, zero);
    const high = part / power;
    return write(high, level - 1) + write(part - high * power, level - 1);
  };
  const padded = write(value, powers.length - 1);
  let start = 0;
  while (start + zero.length < padded.length && padded.startsWith(zero, start)) start += zero.length;
  return padded.slice(start);
}

function limbToText(limb: number, base: number, symbols: readonly string[]): string {
  let text = '';
  for (let rest = limb; rest > 0; rest = Math.floor(rest / base)) text = symbols[rest % base] + text;
  return text;
}
