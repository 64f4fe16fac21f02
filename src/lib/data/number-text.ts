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

/** Whether a result of `toJsonNumber` is not a JSON number. */
export const isNonFinite = (number: string): boolean => /[IN]/.test(number);
