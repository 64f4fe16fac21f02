/** Offset after the number of RFC 8259 (section 6) whose digits begin here, after the sign; -1 for anything else. */
export function numberEnd(text: string, start: number): number {
  let at = text.charCodeAt(start) === 0x30 ? start + 1 : digitsEnd(text, start);
  if (at === start) return -1;
  let char = text.charCodeAt(at);
  if (char === 0x2e) {
    const fraction = at + 1;
    at = digitsEnd(text, fraction);
    if (at === fraction) return -1;
    char = text.charCodeAt(at);
  }
  if (char === 0x65 || char === 0x45) {
    const sign = text.charCodeAt(at + 1);
    const exponent = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    at = digitsEnd(text, exponent);
    if (at === exponent) return -1;
  }
  return endsToken(text, at) ? at : -1;
}

/** Offset of the first unit that is not a digit. */
function digitsEnd(text: string, start: number): number {
  let at = start;
  for (let char = text.charCodeAt(at); char >= 0x30 && char <= 0x39; char = text.charCodeAt(at)) at++;
  return at;
}

/** Whether a number or a word can end here: nothing follows that would belong to it. */
export function endsToken(text: string, at: number): boolean {
  const char = text.charCodeAt(at);
  if (char === 0x2c || char === 0x5d || char === 0x7d || char <= 0x20) return true;
  return !wordPart.test(text.slice(at, at + 2));
}

const wordPart = /^[\p{L}\p{M}\p{N}\p{Pc}$.+\-\\\u200c\u200d]/u;

/** The ECMAScript 5.1 identifier (IdentifierName, as in JSON5 keys) at an offset, or ''. */
export function wordAt(text: string, at: number): string {
  identifier.lastIndex = at;
  return identifier.exec(text)?.[0] ?? '';
}

const identifier =
  /(?:[$_\p{L}\p{Nl}]|\\u[\da-fA-F]{4})(?:[$_\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\u200c\u200d]|\\u[\da-fA-F]{4})*/uy;

/** Offset after the JSON5 number here, or -1. */
export function json5NumberAt(text: string, at: number): number {
  json5Number.lastIndex = at;
  const found = json5Number.exec(text)?.[0];
  return found === undefined || !endsToken(text, at + found.length) ? -1 : at + found.length;
}

const json5Number =
  /[+-]?(?:Infinity|NaN|0[xX][\da-fA-F]+|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/y;

/** White space of JSON5 in addition to that of JSON. */
export const isJson5Blank = (char: number): boolean =>
  char === 0x0b ||
  char === 0x0c ||
  char === 0xfeff ||
  char === 0x2028 ||
  char === 0x2029 ||
  (char >= 0xa0 && /^\p{Zs}$/u.test(String.fromCharCode(char)));

/** Whether a character other than `u` may follow a backslash in JSON. */
export const isEscapable = (char: number): boolean =>
  char === 0x22 ||
  char === 0x5c ||
  char === 0x2f ||
  char === 0x6e ||
  char === 0x72 ||
  char === 0x74 ||
  char === 0x62 ||
  char === 0x66;

const isHexDigit = (char: number): boolean =>
  (char >= 0x30 && char <= 0x39) || (char >= 0x41 && char <= 0x46) || (char >= 0x61 && char <= 0x66);

/** Whether there are four hexadecimal digits here. */
export const isHex4 = (text: string, at: number): boolean =>
  isHexDigit(text.charCodeAt(at)) &&
  isHexDigit(text.charCodeAt(at + 1)) &&
  isHexDigit(text.charCodeAt(at + 2)) &&
  isHexDigit(text.charCodeAt(at + 3));

/**
 * The escapes that JSON5 adds: `\'`, `\v`, `\0`, `\xHH`, a line break that is left out; and any other character as
 * itself, which is accepted only in single quotes.
 */
export const json5Escape = (anyCharacter: boolean): RegExp =>
  anyCharacter
    ? /^\\(?:\r\n|0(?!\d)|x[\da-fA-F]{2}|[^\dxu])/
    : /^\\(?:\r\n|0(?!\d)|x[\da-fA-F]{2}|['v\n\r\u2028\u2029])/;
