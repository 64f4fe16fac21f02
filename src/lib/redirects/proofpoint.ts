import { firstInvalidUtf8 } from '#core/encoding/encoding.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { unescapeText } from '#lib/html/unescape-text.ts';
import { decodeEscapes } from './decode-escapes.ts';

/** The target of a link of Proofpoint URL Defense, version 1: percent-encoded, with references of HTML. */
export function readProofpoint1(link: string): string | undefined {
  const written = /^https?:\/\/[^/]+\/v1\/url\?(?:[^#]*&)?u=([^&#]*)/i.exec(link)?.[1];
  return written === undefined ? undefined : unescapeText(decodeEscapes(written), 'strict').text;
}

/** Version 2: `-` instead of `%` and `_` instead of `/`. */
export function readProofpoint2(link: string): string | undefined {
  const written = /^https?:\/\/[^/]+\/v2\/url\?(?:[^#]*&)?u=([^&#]*)/i.exec(link)?.[1];
  if (written === undefined) return undefined;
  // Mail programs percent-encode some characters once more.
  const escaped = decodeEscapes(written).replaceAll('-', '%').replaceAll('_', '/');
  return unescapeText(decodeEscapes(escaped), 'strict').text;
}

/** `**` and a letter for 2 to 65 bytes in a row, or `*` for one character. */
const tokens = /\*\*([\w-])|\*/g;
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const shortestRun = 2;

/**
 * Version 3: the URL has `*` in place of each character that might be changed on its way, and these follow in Base64.
 * Undefined also where the two do not fit together, as in a link that was cut or changed.
 */
export function readProofpoint3(link: string): string | undefined {
  const [, written, base64] = /^https?:\/\/[^/]+\/v3\/__(.+?)__;([\w+/-]*={0,2})!/is.exec(link) ?? [];
  if (written === undefined || base64 === undefined) return undefined;
  const bytes = parseOrUndefined(() => decodeBase64(base64));
  // Proxies and mail programs merge the slashes, and percent-encode some characters.
  const url = decodeEscapes(written).replace(/^([a-z][a-z\d+.-]*:\/)(?!\/)/i, '$1/');
  return bytes && fillIn(url, bytes);
}

/** Puts bytes of UTF-8 where a text has tokens; undefined where their number differs. */
function fillIn(text: string, bytes: Uint8Array): string | undefined {
  let next = 0;
  const take = (length: number) => {
    const part = bytes.subarray(next, next + length);
    next += length;
    return part;
  };
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { 0: token, 1: run, index } of text.matchAll(tokens)) {
    parts.push(encoder.encode(text.slice(end, index)));
    parts.push(take(run === undefined ? lengthOfCharacter(bytes[next] ?? 0) : lengths.indexOf(run) + shortestRun));
    end = index + token.length;
  }
  parts.push(encoder.encode(text.slice(end)));
  const filled = Uint8Array.from(parts.flatMap((part) => [...part]));
  return next === bytes.length && firstInvalidUtf8(filled) < 0 ? new TextDecoder().decode(filled) : undefined;
}

/** The bytes of the character that begins with this one, in UTF-8. */
const lengthOfCharacter = (byte: number): number => (byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);
