import { codePointsOf } from '#lib/encoding/single-byte-encodings.ts';

const windows1252 = codePointsOf('windows-1252');

/** The code point that HTML substitutes for a control character from U+0080 on (HTML Standard, section 13.2.5.80). */
export function replacedByWindows1252(code: number): number | undefined {
  const other = code >= 0x80 && code <= 0x9f ? windows1252[code] : code;
  return other === code ? undefined : other;
}

/** What XML 1.0 cannot contain (section 2.2), lone surrogates besides. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them
export const forbiddenInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u;
