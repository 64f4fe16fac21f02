/**
 * The character at an offset as a message can show it, between quotation marks: itself where it is visible, else its code
 * point (`U+000A` for a line feed, `U+D83D` for a lone surrogate, `U+201C` for a curly quotation mark).
 */
export function showCharacter(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return '';
  const character = String.fromCodePoint(code);
  return /[\p{C}\p{Z}\p{M}\p{Pi}\p{Pf}„‚]/u.test(character) ? showCodePoint(code) : character;
}

/** A code point in the Unicode notation: `U+` and at least four hexadecimal digits. */
export const showCodePoint = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
