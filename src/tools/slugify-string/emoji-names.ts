import { eachGrapheme } from '#lib/text/graphemes.ts';
import { invisible } from './invisible.ts';

/** What emoji are made of, in a row; a keycap begins with a character of ASCII. */
const runs = /[\d#*]?[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{M}\p{Cf}]+/gu;
const mayBeEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Writes emoji as words: their English names in Unicode (CLDR), with skin tones. Those that a text of replacements has
 * stay. The table of emoji is loaded only for a text that may have one.
 */
export async function emojiNamer(text: string, replacements: string): Promise<(line: string) => string> {
  if (!mayBeEmoji.test(text)) return (line) => line;
  const { emojiOf } = await import('#lib/text/emoji.ts');
  const replaced = replacements.replace(invisible, '');
  const nameOf = (characters: string): string | undefined => {
    const bare = characters.replace(invisible, '');
    const written = bare === '' || replaced.includes(bare) ? undefined : emojiOf(characters);
    return written && [written.emoji.name, ...written.tones.map((tone) => `${tone} skin tone`)].join(' ');
  };
  const write = (grapheme: string): string => {
    if (!mayBeEmoji.test(grapheme)) return grapheme;
    const name = nameOf(grapheme);
    if (name !== undefined) return ` ${name} `;
    // Joined to a picture that Unicode does not list.
    return grapheme
      .split('\u200d')
      .map((part) => ` ${nameOf(part) ?? part} `)
      .join('');
  };
  /** Most runs are met again, and splitting one takes longer than all else with its line. */
  const known = new Map<string, string>();
  const writeRun = (run: string): string => {
    const text = known.get(run) ?? Array.from(eachGrapheme(run), write).join('');
    known.set(run, text);
    return text;
  };
  return (line) => (mayBeEmoji.test(line) ? line.replace(runs, writeRun) : line);
}
