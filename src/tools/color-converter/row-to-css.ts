/**
 * What is typed in a row, as CSS has it: digits of Android and whole numbers would mean something else there. What is
 * neither stays as it is.
 */
export function rowToCss(row: string, text: string): string {
  const written = text.trim();
  if (row === 'android') {
    const [, alpha, color] = /^(?:#|0x)?([\da-f]{1,2})((?:[\da-f]{3}){1,2})$/i.exec(written) ?? [];
    return alpha !== undefined && color?.length === alpha.length * 3 ? `#${color}${alpha}` : text;
  }
  if (row !== 'integer' || !/^\d{1,8}$/.test(written)) return text;
  const digits = Number(written).toString(16);
  return digits.length > 6 ? rowToCss('android', digits.padStart(8, '0')) : `#${digits.padStart(6, '0')}`;
}
