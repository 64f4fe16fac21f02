/** A letter with its combining marks. */
const letters = /\p{L}\p{M}*/gu;

/** The letters of a text, each with its marks. */
export const lettersOf = (text: string): readonly string[] => text.match(letters) ?? [];

/**
 * The first and the last letter of a text, and the number of letters between them; a text of fewer than three letters
 * stays.
 * @example numeronymOf('internationalization') // i18n
 */
export function numeronymOf(text: string): string {
  const all = lettersOf(text);
  return all.length < 3 ? text : `${all[0]}${all.length - 2}${all.at(-1)}`;
}
