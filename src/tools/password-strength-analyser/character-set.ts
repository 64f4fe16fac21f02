/** Kinds of characters and how many there are of each. */
const classes = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~]/, 32],
  [/ /, 1],
  [/[^ -~]/, 128],
] as const;

/** The number of characters that someone tries who knows which kinds of them there are in a password. */
export const characterSetSize = (password: string): number =>
  classes.reduce((size, [characters, count]) => size + (characters.test(password) ? count : 0), 0);

/** The length in code points. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
