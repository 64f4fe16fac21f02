const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether a text is a number in decimal digits, with a point. */
export const isDecimal = (text: string): boolean => decimal.test(text);

/**
 * A decimal number of any size as a language writes it, with all its digits; any other text as it is.
 * @example formatDecimal('-1234567.50', 'en') // '-1,234,567.50'
 */
export function formatDecimal(text: string, locale: string): string {
  const [, minus = '', whole, fraction] = decimal.exec(text) ?? [];
  if (whole === undefined) return text;
  const sign = fraction === undefined ? '' : decimalSignOf(locale);
  return `${minus}${new Intl.NumberFormat(locale).format(BigInt(whole))}${sign}${fraction ?? ''}`;
}

const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
