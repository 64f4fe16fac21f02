/** An amount with its unit, between which no line breaks. */
export const formatUnit = (amount: number, locale: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, { style: 'unit', ...options }).format(amount).replaceAll(' ', '\u00a0');

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in bytes with decimal units (1 kB = 1,000 bytes), to three significant digits. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return formatUnit(bytes / 1000 ** power, locale, {
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: power === 0 ? 4 : 3,
  });
}

/** A duration given in milliseconds: whole milliseconds up to a second, then seconds. */
export function formatDuration(milliseconds: number, locale: string): string {
  const [unit, value, digits] =
    milliseconds < 1000
      ? (['millisecond', Math.max(1, Math.round(milliseconds)), 0] as const)
      : (['second', milliseconds / 1000, 2] as const);
  return formatUnit(value, locale, { unit, unitDisplay: 'short', maximumFractionDigits: digits });
}
