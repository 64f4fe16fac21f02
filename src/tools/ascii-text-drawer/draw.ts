import figlet, { type FigletOptions } from 'figlet';
import { maxOf } from '#lib/collections/extremes.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { type FontId, type Knows, loadFont } from './fonts.ts';

export type Letters = 'default' | 'full' | 'fitted' | 'smushed';

const layouts = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  smushed: 'universal smushing',
} as const satisfies Record<Letters, FigletOptions['horizontalLayout']>;

export interface Drawing {
  /** The rows of letters, each as lines of the same length, without what is empty around all of them. */
  readonly rows: readonly (readonly string[])[];
  /** Characters that the font has not got, in the order of the text: those drawn as another letter, and those left out. */
  readonly replaced: readonly string[];
  readonly missing: readonly string[];
}

/** Draws a text in a font of FIGlet, in rows of a width at most; words that are longer are broken. */
export async function drawText(text: string, font: FontId, width: number, letters: Letters): Promise<Drawing> {
  const { knows, height } = await loadFont(font);
  const { drawable, replaced, missing } = fitToFont(text, knows);
  const drawn = figlet.textSync(breakWords(drawable), {
    font,
    width,
    whitespaceBreak: true,
    horizontalLayout: layouts[letters],
    // Rows are drawn below each other as they are.
    verticalLayout: 'full',
  });
  return { rows: toRows(drawn.split('\n'), height), replaced, missing };
}

/** Lines in rows of a number of lines each, without what is empty around them, as the command `figlet` prints them. */
function toRows(drawn: readonly string[], height: number): readonly (readonly string[])[] {
  const lines = drawn.map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  if (first < 0) return [];
  const margin = lines.reduce((least, line) => (line === '' ? least : Math.min(least, line.search(/\S/))), Infinity);
  const rows: string[][] = [];
  for (let start = 0; start <= last; start += height) {
    const row = lines
      .slice(Math.max(start, first), Math.min(start + height, last + 1))
      .map((line) => line.slice(margin));
    const longest = maxOf(row.map((line) => line.length));
    if (row.length > 0) rows.push(row.map((line) => line.padEnd(longest)));
  }
  return rows;
}

/** Breaks longer words, on which FIGlet would spend a time that grows with the cube of their length. */
const breakWords = (text: string): string => text.replace(/[^\s]{60}(?=[^\s])/g, '$&\n');

/** A text with the characters of a font only: a letter with a mark may be drawn without it. */
function fitToFont(text: string, knows: Knows) {
  const replaced = new Set<string>();
  const missing = new Set<string>();
  const fit = (character: string): string => {
    if (character === '\n' || knows(character.codePointAt(0) ?? 0)) return character;
    const [base = ''] = character.normalize('NFKD');
    const isLetter = base !== character && knows(base.codePointAt(0) ?? 0);
    (isLetter ? replaced : missing).add(character);
    return isLetter ? base : '';
  };
  const plain = normalForm(text, 'NFC').replace(/\r\n?/g, '\n').replaceAll('\t', '    ');
  const drawable = Array.from(plain, fit).join('');
  return { drawable, replaced: [...replaced], missing: [...missing] };
}
