/**
 * A value that documentation leaves open: `<version>`, `</path to/data>`, `{PORT}`, `[name]`. No addresses, character
 * classes, templates or formats: `[::1]`, `[a-z]`, `{{.ID}}`, `%{code}`.
 */
const placeholder =
  /<[^\s<>"'`|&;()=-][^\s<>"'`|&;]*(?: +[^\s\d<>"'`|&;][^\s<>"'`|&;]*)*>|(?<![%${\\])\{[a-z][\w .-]*\}|\[[a-z]{2}[\w .-]*\]/
    .source;

const sticky = new RegExp(placeholder, 'iy');
const anywhere = new RegExp(placeholder, 'gi');

/** The placeholder at a place, or nothing. */
export function placeholderAt(text: string, at: number): string {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? '';
}

/** A text with other text for each placeholder. */
export const fillPlaceholders = (text: string, filling: string): string => text.replace(anywhere, filling);
