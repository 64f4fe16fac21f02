import { type Context, type Offer, type OptionsOf, ToolError } from '#core/tool.ts';
import { fromCharCodes } from '#lib/encoding/from-char-codes.ts';
import { codePointsOf } from '#lib/encoding/single-byte-encodings.ts';
import type tool from './tool.ts';

type Options = Omit<OptionsOf<typeof tool, 'decode'>, 'repeat'>;

/** A text without its escapes, and how many characters they wrote. */
export interface Decoded {
  readonly text: string;
  readonly changed: number;
}

const [percent, plusSign, space, lineFeed, carriageReturn] = [0x25, 0x2b, 0x20, 0x0a, 0x0d];
const escapeLength = 3;

/**
 * A percent-encoded text (RFC 3986, section 2.1), in one pass. What is no escape, and what is not UTF-8, is left as it
 * is and reported, or an error where `invalid` is `stop`. Line by line, encoded line breaks are left too.
 * @param notice called for `no-escape` {n}, `not-utf-8` {n, byte} and `line-break-kept` {n}
 * @throws ToolError `no-escape`, `not-utf-8` {byte}
 */
export function percentDecode(text: string, options: Options, notice: Context['notice']): Decoded {
  const { plus, charset, invalid, eachLine } = options;
  const codes = charset === 'utf-8' ? undefined : codePointsOf(charset);
  const units = new Uint16Array(text.length);
  let length = 0;
  let changed = 0;
  const keep = (from: number, count: number) => {
    for (let at = from; at < from + count; at++) units[length++] = text.charCodeAt(at);
  };
  const report = (
    code: string,
    params: Readonly<Record<string, string>>,
    offset: number,
    count: number,
    offers?: readonly Offer[],
  ) => {
    if (invalid === 'stop') throw new ToolError(code, params, { offset, length: count }, offers);
    notice(code, { ...params, n: 1 }, { offset, length: count }, offers);
    keep(offset, count);
  };
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit !== percent) {
      const isSpace = plus && unit === plusSign;
      units[length++] = isSpace ? space : unit;
      if (isSpace) changed++;
      at++;
      continue;
    }
    const byte = byteAt(text, at);
    const code = codes && byte >= 0 ? (codes[byte] ?? byte) : codePointAt(text, at);
    if (byte < 0) {
      report('no-escape', {}, at, 1);
      at++;
    } else if (code < 0) {
      report('not-utf-8', { byte: text.slice(at, at + escapeLength) }, at, escapeLength, [{ charset: 'latin1' }]);
      at += escapeLength;
    } else if (eachLine && (byte === lineFeed || byte === carriageReturn)) {
      notice('line-break-kept', { n: 1 }, { offset: at, length: escapeLength });
      keep(at, escapeLength);
      at += escapeLength;
    } else {
      changed++;
      if (code > 0xffff) units[length++] = 0xd7c0 + (code >> 10);
      units[length++] = code > 0xffff ? 0xdc00 | (code & 0x3ff) : code;
      at += escapeLength * (codes ? 1 : bytesOf(code));
    }
  }
  return { text: fromCharCodes(units.subarray(0, length)), changed };
}

/** The byte that the escape at an offset writes; -1 where there is none. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== percent) return -1;
  const [high, low] = [digitAt(text, at + 1), digitAt(text, at + 2)];
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** The value of a hexadecimal digit; -1 where there is none. */
function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** The lowest code points that take one, two and three bytes more than one in UTF-8. */
const lowest = [0, 0x80, 0x800, 0x10000];

const bytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** The code point that the escapes at an offset write in UTF-8 (RFC 3629); -1 where they do not. */
function codePointAt(text: string, at: number): number {
  const lead = byteAt(text, at);
  if (lead < 0x80) return lead;
  const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  let code = lead & (0x3f >> more);
  for (let next = 1; next <= more; next++) {
    const byte = byteAt(text, at + escapeLength * next);
    if (byte < 0x80 || byte > 0xbf) return -1;
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < (lowest[more] ?? 0) || isSurrogate || code > 0x10ffff ? -1 : code;
}
