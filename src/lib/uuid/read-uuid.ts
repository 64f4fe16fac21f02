import { ToolError } from '#core/tool.ts';
import { base64Alphabets, decodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { showCharacter } from '#lib/text/show-character.ts';

const { standard, url } = base64Alphabets;
/** Sixteen bytes are 22 digits of Base64, of which the last has only two bits. */
const asBase64 = /^(?:[\w-]{21}[AQgw]|[A-Za-z\d+/]{21}[AQgw]==)$/;
const maxDigits = 32;
/** Of the messages; a caller may say in it what the UUID is of. */
const where = '';

/**
 * Reads a UUID as 32 hexadecimal digits in lower case. It may be written with hyphens or without, in braces, as a URN,
 * with 0x, in Base64 of either alphabet, as a decimal number, or as a literal of a programming language.
 * @throws ToolError `uuid-digits` {k}, `uuid-digit` {c, p}, `uuid-hyphens`, `uuid-size`
 * @example readUuid('{C232AB00-9414-11EC-B3C8-9F6BDECED846}') // c232ab00941411ecb3c89f6bdeced846
 */
export function readUuid(text: string): string {
  const { body, offset } = unwrap(text);
  if (asBase64.test(body)) return encodeHex(decodeBase64(body, { alphabet: body.endsWith('==') ? standard : url }));
  if (/^\d{1,39}$/.test(body) && body.length !== maxDigits) {
    const hex = BigInt(body).toString(16);
    if (hex.length > maxDigits) throw new ToolError('uuid-size', { where }, { offset, length: body.length });
    return hex.padStart(maxDigits, '0');
  }
  return relocateToSlice(offset, () => readDigits(body));
}

/** What is in quotes, or else after a prefix and between brackets. */
function unwrap(text: string): { readonly body: string; readonly offset: number } {
  const quote = text.search(/["'`]/);
  const end = quote < 0 ? -1 : text.indexOf(text.charAt(quote), quote + 1);
  const [from, to] = end < 0 ? [0, text.length] : [quote + 1, end];
  const inner = text.slice(from, to);
  const [opening = ''] = /^\s*(?:urn:uuid:|0x|[{(])?/i.exec(inner) ?? [];
  const body = inner.slice(opening.length).trimEnd().replace(/[)}]$/, '');
  return { body, offset: from + opening.length };
}

function readDigits(body: string): string {
  const stranger = body.search(/[^\da-f-]/i);
  if (stranger >= 0) {
    const c = showCharacter(body, stranger);
    throw new ToolError('uuid-digit', { c, p: [...body.slice(0, stranger)].length + 1, where }, stranger);
  }
  const hex = body.replaceAll('-', '').toLowerCase();
  const place = { offset: 0, length: body.length };
  if (hex.length !== maxDigits) throw new ToolError('uuid-digits', { k: hex.length, where }, place);
  if (body.includes('-') && !/^\w{8}-\w{4}-\w{4}-\w{4}-\w{12}$/.test(body))
    throw new ToolError('uuid-hyphens', { where }, place);
  return hex;
}

/** 32 hexadecimal digits with hyphens, as RFC 9562 writes a UUID. */
export const hyphenate = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
