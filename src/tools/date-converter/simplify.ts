import type { Notice } from './reading.ts';

/** An opening quote with its closing one. */
const quotePairs = ['""', "''", '``', '“”', '„“', '„”', '‘’', '«»'];

/** White space and quotes around a date are not part of it. */
export function trimDate(text: string): { readonly start: number; readonly content: string } {
  const content = text.trim();
  const start = text.indexOf(content);
  if (content.length < 2 || !quotePairs.includes(content.charAt(0) + content.slice(-1))) return { start, content };
  const inner = content.slice(1, -1);
  return { start: start + 1 + inner.length - inner.trimStart().length, content: inner.trim() };
}

/** A number with marks between groups of three digits. */
export const isGrouped = (text: string): boolean => /^[-+−]?\d{1,3}(?:[\s.,_'’]\d{3})+$/.test(text);

export const withoutMarks = (text: string): string => text.replace(/[\s.,_'’]/g, '');

/** Two groups or more: one could be a fraction. With dots, it could be an IP address. */
const hasClearGroups = (text: string): boolean => /^[-+−]?\d{1,3}([\s,_'’])\d{3}(?:\1\d{3})+$/.test(text);

/** The digits of a whole number such as `1.68e9`. */
function withoutExponent(text: string): string | undefined {
  const [, whole, fraction = '', exponent] = /^(\d)(?:\.(\d{1,20}))?e\+?(\d{1,2})$/i.exec(text) ?? [];
  const places = Number(exponent);
  return whole !== undefined && fraction.length <= places ? whole + fraction.padEnd(places, '0') : undefined;
}

/** A date with hyphens instead of dashes, or a number in digits alone, which is reported. */
export function simplify(text: string): { readonly plain: string; readonly notices: readonly Notice[] } {
  const digits = withoutExponent(text);
  // With a sign, four digits are no year, and eight no day.
  if (digits !== undefined) return { plain: `+${digits}`, notices: [{ code: 'exponent', params: { plain: digits } }] };
  if (!hasClearGroups(text)) return { plain: text.replace(/(?<=\d)[‐-―−](?=\d)/g, '-'), notices: [] };
  const plain = withoutMarks(text);
  return { plain, notices: [{ code: 'groups', params: { plain } }] };
}
