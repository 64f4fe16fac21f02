/**
 * A text to be quoted in a message: a long one is cut.
 * @example shorten('a'.repeat(50)) // 40 letters and …
 */
export const shorten = (text: string, most = 40): string =>
  // A surrogate pair must not be cut.
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;
