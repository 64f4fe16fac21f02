/** The characters of XML 1.0, fifth edition. */

const nameStart =
  String.raw`:A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF` +
  String.raw`\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}`;
const nameRest = String.raw`-.\d\xB7\u0300-\u036F\u203F\u2040`;

const name = new RegExp(`[${nameStart}][${nameStart}${nameRest}]*`, 'uy');
const nameToken = new RegExp(`[${nameStart}${nameRest}]+`, 'uy');

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

/** The end of the name that begins here; where none does, `at`. */
export const nameEnd = (text: string, at: number): number => endOf(name, text, at);

/** The end of the name token (the value of an enumerated attribute) that begins here; where none does, `at`. */
export const nameTokenEnd = (text: string, at: number): number => endOf(nameToken, text, at);

/** White space: space, tab, line feed, carriage return. */
export const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

/** Whether a document may contain a character. */
export const isCharacter = (code: number): boolean =>
  code >= 0x20
    ? code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000)
    : isSpace(code);
