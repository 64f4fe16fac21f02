const character =
  /\p{RI}{2}|.(?:\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}]|(?<=\u200d)\p{Extended_Pictographic})*/gsu;

/**
 * Splits a text into what is seen as its characters: letters with their marks, emoji with what belongs to them. Simpler
 * than Unicode's rules (UAX 29) and linear, where the platform's segmenter takes quadratic time for a long line.
 */
export const splitCharacters = (text: string): readonly string[] => text.match(character) ?? [];
