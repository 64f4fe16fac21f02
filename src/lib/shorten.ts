/**
 * A text as a message quotes it: of a long one, its beginning.
 * @example shorten('a'.repeat(50)) // 40 letters and …
 */
export const shorten = (text: string, most = 40): string =>
  // Half a surrogate pair is no character.
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
