/** How long a text is in the units of machines. */
export interface Sizes {
  readonly codePoints: number;
  /** In UTF-8; a lone surrogate takes the three bytes of the U+FFFD that replaces it. */
  readonly utf8: number;
  /** In ISO 8859-1; null where it does not have all characters. */
  readonly latin1: number | null;
}

export function measureSizes(text: string): Sizes {
  let codePoints = 0;
  let utf8 = 0;
  let isLatin1 = true;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    codePoints++;
    if (code > 0xff) isLatin1 = false;
    if (code > 0xffff) index++;
    utf8 += code < 0x80 ? 1 : code < 0x800 ? 2 : code <= 0xffff ? 3 : 4;
  }
  return { codePoints, utf8, latin1: isLatin1 ? codePoints : null };
}
