const [base, tMin, tMax, skew, damp, initialBias, initialCode] = [36, 1, 26, 38, 700, 72, 128];
const maxCode = 0x10ffff;

/**
 * A label of a domain name from Punycode (RFC 3492), without the `xn--` before it; undefined where it is none.
 * @example decodePunycode('mnchen-3ya') // 'münchen'
 */
export function decodePunycode(text: string): string | undefined {
  const end = text.lastIndexOf('-');
  const codes = [...text.slice(0, Math.max(0, end))].map((character) => character.charCodeAt(0));
  let code = initialCode;
  let bias = initialBias;
  let index = 0;
  for (let at = end < 0 ? 0 : end + 1; at < text.length; ) {
    const before = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = Number.parseInt(text.charAt(at++), base);
      // Punycode has the letters before the digits, base 36 the digits before the letters.
      const value = Number.isNaN(digit) ? -1 : (digit + 26) % base;
      if (value < 0) return undefined;
      index += value * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > maxCode || !Number.isSafeInteger(code)) return undefined;
    codes.splice(index++, 0, code);
  }
  return codes.map((each) => String.fromCodePoint(each)).join('');
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
