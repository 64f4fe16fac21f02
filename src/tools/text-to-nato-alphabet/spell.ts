import type { OptionsOf } from '#core/tool.ts';
import { showCodePoint } from '#lib/text/show-character.ts';
import { digitWords, icaoWords, spokenDigits } from '#lib/text/spelling-alphabet.ts';
import { signNames, takeApart } from './names.ts';
import { splitCharacters } from './split-characters.ts';
import type tool from './tool.ts';
import { alphabet, wordsOf } from './words.ts';

/** A character and what is said for it. */
export interface Spoken {
  readonly character: string;
  readonly word: string;
  readonly pronunciation: string;
  /** Its accent was left out, or there is no word for it, so that it is left unchanged. */
  readonly loss?: 'accent' | 'word';
}

type SpellOptions = OptionsOf<typeof tool, 'spell'>;

/** Gives a function that says a line character by character; a letter such as æ is said as two. */
export function speakerOf(options: SpellOptions): (line: string) => readonly Spoken[] {
  const words = wordsOf(options);

  const sayLetter = (letter: string): Spoken => {
    const index = alphabet.indexOf(letter.toUpperCase());
    const word = words[index] ?? '';
    const pronunciation = options.list === 'custom' ? '' : (icaoWords[index]?.[1] ?? '');
    if (options.letterCase === 'off' || letter === letter.toLowerCase())
      return { character: letter, word, pronunciation };
    const capital = options.letterCase === 'upper' ? word.toUpperCase() : `Capital ${word}`;
    return { character: letter, word: capital, pronunciation };
  };

  const sayDigit = (digit: string): Spoken => {
    const spoken = spokenDigits[Number(digit)] ?? '';
    const word = { words: digitWords[Number(digit)] ?? '', icao: spoken, typed: digit }[options.digits];
    return { character: digit, word, pronunciation: spoken.toUpperCase() };
  };

  const sayLatin = (character: string): readonly Spoken[] | undefined => {
    const { plain = '', accents = [] } = takeApart(character) ?? {};
    const [letter, ...more] = [...plain].map(sayLetter);
    if (!letter) return undefined;
    if (options.accents === 'strip') return [{ ...letter, character, loss: 'accent' }, ...more];
    return [{ ...letter, character, word: [letter.word, ...accents].join(' ') }, ...more];
  };

  const sayOther = (character: string): readonly Spoken[] => {
    const name = signNames[character];
    const isSpace = character === ' ' || character === '\t';
    if (name !== undefined && (isSpace || options.punctuation === 'names'))
      return [{ character, word: name, pronunciation: '' }];
    if (/^[!-~]$/.test(character)) return [{ character, word: character, pronunciation: '' }];
    const parts = [...character];
    // What would be lost between words is reported by its number.
    if (parts.length === 1 && /[\s\p{Cc}\p{Cf}]/u.test(character))
      return [{ character, word: `(${showCodePoint(character.codePointAt(0) ?? 0)})`, pronunciation: '' }];
    if (parts.length > 1 && /[\s\p{Cc}]/u.test(character)) return parts.flatMap(say);
    return sayLatin(character) ?? [{ character, word: character, pronunciation: '', loss: 'word' }];
  };

  const say = (character: string): readonly Spoken[] =>
    /^[a-z]$/i.test(character)
      ? [sayLetter(character)]
      : /^\d$/.test(character)
        ? [sayDigit(character)]
        : sayOther(character);

  return (line) => splitCharacters(line).flatMap(say);
}
