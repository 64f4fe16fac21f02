/**
 * Spells a number of JSON5, YAML or TOML as JSON does, without changing its value: `+1` → `1`, `.5` → `0.5`, `5.` →
 * `5.0`, `1_000` → `1000`, hexadecimal, octal and binary → decimal. A JSON number is returned as it is; one that is not
 * finite becomes `NaN`, `Infinity` or `-Infinity`.
 */
export function toJsonNumber(raw: string): string {
  const number = raw.replaceAll('_', '').replace(/^\+/, '');
  const sign = number.startsWith('-') ? '-' : '';
  const size = number.slice(sign.length);
  if (/^\.?inf/i.test(size)) return `${sign}Infinity`;
  if (/^\.?nan$/i.test(size)) return 'NaN';
  if (/^0[xob]/i.test(size)) return sign + BigInt(size).toString();
  return sign + size.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0');
}

/**
 * A JSON number without what its value does not need: `1.0` → `1`, `1.50e+03` → `1.5e3`, `2e0` → `2`. No exponent comes
 * in, and `-0` keeps its sign.
 */
export function shortenNumber(number: string): string {
  const [, whole = '', fraction = '', exponent = ''] = /^(-?\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(number) ?? [];
  if (whole === '') return number;
  const kept = withoutFinalZeros(fraction);
  const power = exponent.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
  return `${whole}${kept && `.${kept}`}${/^-?0?$/.test(power) ? '' : `e${power}`}`;
}

/** Not by a regular expression, which would look for the end from each zero. */
function withoutFinalZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

/** Whether a result of `toJsonNumber` is not a JSON number. */
export const isNonFinite = (number: string): boolean => /[IN]/.test(number);
