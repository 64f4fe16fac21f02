import { isBigText } from '#lib/big-text/big-text.ts';
import { shorten } from '#lib/text/shorten.ts';

/** The longest beginning of a text that is shown, in UTF-16 units. */
const maxLength = 80;
/** More than is shown: there may be white space in it. */
const maxLooked = 1_000;

/** A value in a line: the beginning of a text, or the size of data that is no text, in bytes. */
export type Summary = { readonly text: string } | { readonly size: number };

export function summaryOf(value: unknown): Summary {
  if (value instanceof Blob) return { size: value.size };
  if (value instanceof Uint8Array) return { size: value.length };
  return { text: shorten(beginningOf(value).replaceAll(/\s+/g, ' ').trim(), maxLength) };
}

function beginningOf(value: unknown): string {
  if (isBigText(value)) return beginningOfContent(value.content.slice(0, maxLooked));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.slice(0, maxLooked);
}

const beginningOfContent = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
