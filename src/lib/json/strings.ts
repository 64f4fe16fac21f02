/** The meaning of `\b`, `\n` and so on; JSON5 adds `\v` and `\0`. */
const named: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

const anyEscape = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|([\s\S]))/g;

/** Decodes the escapes of a JSON or JSON5 text, which must have been scanned. */
const decodeEscapes = (text: string): string =>
  text.replace(anyEscape, (_, unicode?: string, hex?: string, character?: string) => {
    const code = unicode ?? hex;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    if (character === undefined || /[\n\r\u2028\u2029]/.test(character)) return '';
    return named[character] ?? character;
  });

/** The value of a part of a text that may have escapes. */
export function decodeString(text: string, start: number, end: number): string {
  const part = text.slice(start, end);
  return part.includes('\\') ? decodeEscapes(part) : part;
}

/** The value of a string token or of a key, in quotes or bare. */
export function tokenValue(token: string): string {
  const first = token.charCodeAt(0);
  return first === 0x22 || first === 0x27
    ? decodeString(token, 1, token.length - 1)
    : decodeString(token, 0, token.length);
}

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A UTF-16 unit as `\\uXXXX`. */
export const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escapeCharacter = (character: string): string => short[character] ?? unicodeEscape(character);

/** A string as a JSON token, with no more escapes than needed (RFC 8785, section 3.2.2.2). */
export const quote = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be escaped
  `"${/["\\\0-\x1f]/.test(value) ? value.replace(/["\\\0-\x1f]/g, escapeCharacter) : value}"`;

/** A JSON5 string token or bare key as a JSON token; escapes that JSON has stay as typed. */
export function toJsonString(token: string): string {
  const first = token.charCodeAt(0);
  const body = first === 0x22 || first === 0x27 ? token.slice(1, -1) : token;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be escaped
  const rewritten = body.replace(/\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|\r\n|[\s\S])|["\0-\x1f]/g, (part) =>
    part.length === 6 || /^\\["\\/bfnrt]$/.test(part)
      ? part
      : quote(part.length === 1 ? part : decodeEscapes(part)).slice(1, -1),
  );
  return `"${rewritten}"`;
}

/** How strings are escaped: as typed, only if necessary, or to ASCII. */
export type Escapes = 'keep' | 'decode' | 'ascii';

/** A JSON string token with its escapes in the given style. */
export function rewriteEscapes(token: string, escapes: Escapes): string {
  if (escapes === 'ascii') return token.replace(/[^\0-\x7f]/g, unicodeEscape);
  return escapes === 'decode' && token.includes('\\') ? token.replace(escapedPair, decodeEscape) : token;
}

/** Any escape; two `\u` in a row that form a surrogate pair are one. */
const escapedPair = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|[\s\S])/g;

/** Decodes `\/` and `\uXXXX`; what must be escaped gets its short escape, if it has one, and lone surrogates stay. */
function decodeEscape(written: string): string {
  if (written === '\\/') return '/';
  if (written.length < 6) return written;
  const value = decodeEscapes(written);
  return short[value] ?? (value < ' ' || !value.isWellFormed() ? written : value);
}
