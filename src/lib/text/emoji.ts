import { emojiTable } from '#generated/data/emoji.ts';
import type { emojiGroups } from '#generated/data/emoji-groups.ts';

export type Group = (typeof emojiGroups)[number] | 'component';

/** An emoji as Unicode recommends it, without a skin tone. */
export interface Emoji {
  readonly text: string;
  /** In English. */
  readonly name: string;
  readonly group: Group;
  /** The version of Emoji that it came with. */
  readonly version: string;
  readonly keywords: readonly string[];
  /** Itself with a skin tone instead of 1, and with two instead of 1 and 2; empty if it has none. */
  readonly oneTone: string;
  readonly twoTones: string;
  /** Of GitHub, without colons. */
  readonly shortcodes: readonly string[];
}

/** What an emoji is called in another language. */
export interface Words {
  readonly name: string;
  readonly keywords: readonly string[];
}

/** The skin tones of Unicode, from light to dark. */
export const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type Tone = (typeof tones)[number];

const modifierOf = (tone: Tone): string => String.fromCodePoint(0x1f3fb + tones.indexOf(tone));

const listOf = (cell: string, separator: string): readonly string[] => (cell === '' ? [] : cell.split(separator));

/** All emoji, in the order of Unicode, the components of others among them. */
export const allEmoji: readonly Emoji[] = emojiTable.split('\n').map((line) => {
  const [text = '', name = '', group, version = '', keywords = '', oneTone = '', twoTones = '', shortcodes = ''] =
    line.split('\t');
  return {
    text,
    name,
    group: group as Group,
    version,
    keywords: listOf(keywords, ','),
    oneTone,
    twoTones,
    shortcodes: listOf(shortcodes, ' '),
  };
});

/** The emoji that are there to be picked. */
export const pickable: readonly Emoji[] = allEmoji.filter(({ group }) => group !== 'component');

let french: Promise<ReadonlyMap<Emoji, Words>> | undefined;

/** The names of emoji in the user's language, if that is not English. */
export function loadWords(locale: string): Promise<ReadonlyMap<Emoji, Words>> {
  if (!/^fr\b/i.test(locale)) return Promise.resolve(new Map());
  french ??= import('#generated/data/emoji-words.fr.ts').then(({ default: lines }) => {
    const words = lines.split('\n').map((line): Words => {
      const [name = '', keywords = ''] = line.split('\t');
      return { name, keywords: listOf(keywords, ',') };
    });
    return new Map(allEmoji.map((emoji, index) => [emoji, words[index] ?? emoji]));
  });
  return french;
}

/** An emoji with a skin tone, or with those of two people; as it is where it has none. */
export function withTone(emoji: Emoji, tone: Tone | undefined, second: Tone | undefined = tone): string {
  if (!tone || !emoji.oneTone) return emoji.text;
  const template = second !== tone && emoji.twoTones ? emoji.twoTones : emoji.oneTone;
  return template.replaceAll('1', modifierOf(tone)).replaceAll('2', modifierOf(second ?? tone));
}

/** An emoji with skin tones as it is written. */
export interface Written {
  readonly emoji: Emoji;
  readonly text: string;
  readonly tones: readonly Tone[];
}

/** All ways to write an emoji, with each skin tone. */
export function variantsOf(emoji: Emoji): readonly Written[] {
  const variants: Written[] = [{ emoji, text: emoji.text, tones: [] }];
  if (emoji.oneTone) for (const tone of tones) variants.push({ emoji, text: withTone(emoji, tone), tones: [tone] });
  if (emoji.twoTones)
    for (const first of tones)
      for (const second of tones)
        if (first !== second) variants.push({ emoji, text: withTone(emoji, first, second), tones: [first, second] });
  return variants;
}

/** Variation selectors are often left out, or written where they are not needed. */
const bare = (text: string): string => text.replace(/[\ufe0e\ufe0f]/g, '');

let written: ReadonlyMap<string, Written> | undefined;

/** The emoji that a text is, with or without variation selectors. */
export function emojiOf(text: string): Written | undefined {
  written ??= new Map(allEmoji.flatMap(variantsOf).map((variant) => [bare(variant.text), variant]));
  return written.get(bare(text));
}

/** The shortcode that Unicode's name gives: `waving_hand`. */
export const nameCode = ({ name }: Emoji): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|[’'.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

let coded: ReadonlyMap<string, Emoji> | undefined;

/** The emoji of a shortcode without colons, of GitHub or made of its name. */
export function emojiOfCode(code: string): Emoji | undefined {
  coded ??= new Map([
    ...allEmoji.map((emoji) => [nameCode(emoji), emoji] as const),
    ...allEmoji.flatMap((emoji) => emoji.shortcodes.map((known) => [known, emoji] as const)),
  ]);
  return coded.get(code.toLowerCase());
}
