import { closestNames } from '#core/search/closest.ts';
import { type OptionsOf, ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { digitWords, everydayWords, icaoWords, spokenDigits } from '#lib/text/spelling-alphabet.ts';
import { accentNames, signNames, takeApart } from './names.ts';
import { splitCharacters } from './split-characters.ts';
import type tool from './tool.ts';
import { alphabet, wordsOf } from './words.ts';

type UnspellOptions = OptionsOf<typeof tool, 'unspell'>;

/** Words are compared without regard to case, hyphens and the blanks in a name of several words. */
const fold = (word: string): string => word.toLowerCase().replace(/[\s-]/g, '');

/** The meaning of each word; of letters the capital. */
function readDictionary(options: UnspellOptions): ReadonlyMap<string, string> {
  const lists = [everydayWords, icaoWords.map(([word]) => word), wordsOf(options)];
  const entries = [
    ...Object.entries(signNames).map(([sign, name]) => [name, sign] as const),
    ...[digitWords, spokenDigits].flatMap((words) => words.map((word, digit) => [word, String(digit)] as const)),
    ...lists.flatMap((words) => words.map((word, index) => [word, alphabet.charAt(index)] as const)),
  ];
  return new Map(entries.map(([word, character]) => [fold(word), character]));
}

const marks = new Map(Object.entries(accentNames).map(([mark, name]) => [fold(name), mark]));

interface Letter {
  readonly text: string;
  readonly isLetter: boolean;
  readonly isCapital: boolean;
}

/** Gives a function that reads spelled lines; words are counted over all of them. */
export function readerOf(options: UnspellOptions): (line: string) => readonly Letter[] {
  const dictionary = readDictionary(options);
  let count = 0;

  return (line) => {
    const matches = [...line.matchAll(/[^\s,–—-]+/g)];
    const folded = matches.map(([atom]) => fold(atom));
    const letters: Letter[] = [];
    let isCapital = false;
    for (let index = 0; index < matches.length; ) {
      const atom = matches[index]?.[0] ?? '';
      const last = letters.at(-1);
      count++;
      const accent = last?.isLetter ? findName(folded, index, marks) : undefined;
      const sign = accent ?? findName(folded, index, dictionary) ?? readLiteral(atom);
      if (last && accent) letters[letters.length - 1] = { ...last, text: (last.text + accent.found).normalize('NFC') };
      else if (sign) {
        const written = matches.slice(index, index + sign.length).join('');
        const isUpper = options.letterCase === 'upper' && written.length > 1 && written === written.toUpperCase();
        letters.push({ text: sign.found, isLetter: alphabet.includes(sign.found), isCapital: isCapital || isUpper });
        isCapital = false;
      } else if (folded[index] === 'capital') isCapital = true;
      else throw unknownWord(atom, count, matches[index]?.index ?? 0, dictionary);
      index += sign?.length ?? 1;
    }
    return letters;
  };
}

interface Found {
  readonly found: string;
  /** How many words it takes. */
  readonly length: number;
}

/** Two words, or one written with a hyphen, before a single one. */
function findName(folded: readonly string[], index: number, known: ReadonlyMap<string, string>): Found | undefined {
  const [first = '', second] = [folded[index], folded[index + 1]];
  const two = second === undefined ? undefined : known.get(first + second);
  if (two !== undefined) return { found: two, length: 2 };
  const one = known.get(first);
  return one === undefined ? undefined : { found: one, length: 1 };
}

/** Text without a word: a character of ASCII, one written by its number, and whatever no list has a word for. */
function readLiteral(atom: string): Found | undefined {
  if (/^[!-~]$/.test(atom)) return { found: atom.toUpperCase(), length: 1 };
  const code = /^\(u\+([0-9a-f]{4,6})\)$/i.exec(atom)?.[1];
  if (code !== undefined)
    return { found: String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))), length: 1 };
  const isLiteral = splitCharacters(atom).every((part) => !/^[!-~]$/.test(part) && !takeApart(part));
  return isLiteral ? { found: atom, length: 1 } : undefined;
}

function unknownWord(word: string, number: number, offset: number, dictionary: ReadonlyMap<string, string>): ToolError {
  const at = { offset, length: word.length };
  const w = shorten(word);
  const [closest] = word.length > 40 ? [] : closestNames(fold(word), [...dictionary.keys()]);
  if (closest === undefined) return new ToolError('unknown-word', { number, w }, at);
  const shown = [...signNameList, ...everydayWords, ...digitWords].find((name) => fold(name) === closest) ?? closest;
  return new ToolError('misspelled-word', { number, w, closest: shown }, at);
}

const signNameList = [...icaoWords.map(([word]) => word), ...Object.values(signNames)];
