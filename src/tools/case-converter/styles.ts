import type { OptionsOf } from '#core/tool.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import type tool from './tool.ts';

export type Style = OptionsOf<typeof tool, 'convert'>['style'];
/** A style that writes words; the others write the text itself, letter by letter. */
export type WordStyle = Exclude<Style, 'lower' | 'upper' | 'mocking' | 'inverse'>;

/** The styles of sentences and titles. */
export const proseStyles = ['capital', 'title', 'sentence'] as const satisfies readonly WordStyle[];
export type ProseStyle = (typeof proseStyles)[number];

/** A language's ways with capitals. */
export interface Letters {
  readonly lower: (text: string) => string;
  readonly upper: (text: string) => string;
  /** Of a letter by itself: Greek words in capitals lose the accents that a first capital keeps. */
  readonly capital: (letter: string) => string;
}

export function lettersOf(locale: string): Letters {
  const upperIn = (tag: string) => (text: string) => text.toLocaleUpperCase(tag);
  if (locale === 'root') {
    const upper = (text: string) => text.toUpperCase();
    return { lower: (text) => text.toLowerCase(), upper, capital: upper };
  }
  return {
    lower: (text) => text.toLocaleLowerCase(locale),
    upper: upperIn(locale),
    capital: upperIn(locale === 'el' ? 'und' : locale),
  };
}

/** A word in every form that a style may want. */
export interface Word {
  readonly written: string;
  /** Capitals run together in it, as in AB and IPv6: in no other case does it come back from small letters. */
  readonly hasRun: boolean;
  readonly lower: string;
  readonly upper: string;
  readonly capital: string;
  /** As an acronym is written, whatever the case of the word; the capitalised word where it is none. */
  readonly acronym: string;
  /** An acronym that was already written as one. */
  readonly isKept: boolean;
  /** Small, its Latin letters without marks. */
  readonly plain: string;
  readonly initial: string;
  readonly beginsWithNumber: boolean;
  readonly endsWithNumber: boolean;
}

/** @param acronyms by their lower-case form */
export function readWord(word: string, letters: Letters, acronyms: ReadonlyMap<string, string>): Word {
  const lower = letters.lower(word);
  const known = acronyms.get(lower);
  const acronym = known ?? (lower.endsWith('s') ? withPlural(acronyms.get(lower.slice(0, -1))) : undefined);
  const capital = word
    .split(/(?<=['’ʼ＇])/)
    // Small in it's, capital in O'Brien.
    .map((part, index) =>
      index === 0 || /^\p{Lu}\p{Ll}/u.test(part) ? capitalize(letters.lower(part), letters) : letters.lower(part),
    )
    .join('');
  const upper = letters.upper(word);
  return {
    written: word,
    hasRun: word !== lower && word !== capital,
    lower,
    upper,
    capital,
    acronym: acronym ?? capital,
    isKept: acronym === word,
    plain: isAscii(lower) ? lower : removeMarks(lower),
    initial: /^.\p{M}*/su.exec(upper)?.[0] ?? '',
    beginsWithNumber: /^\p{N}/u.test(word),
    endsWithNumber: /\p{N}$/u.test(word),
  };
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Latin letters that do not fall into a letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const removeMarks = (lower: string): string =>
  normalForm(
    normalForm(lower, 'NFD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[ßæœøđðþłı]/g, (letter) => latin[letter] ?? letter),
    'NFC',
  );

const withPlural = (acronym: string | undefined) => (acronym === undefined ? undefined : `${acronym}s`);

/** The one letter that a Latin digraph and its like begin a word with (UnicodeData.txt, titlecase mapping). */
const digraphs: Readonly<Record<string, string>> = { Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ' };

function capitalize(lower: string, letters: Letters): string {
  const first = String.fromCodePoint(lower.codePointAt(0) ?? 0);
  // A Georgian word is written in capitals as a whole or not at all.
  if (/[\u10d0-\u10ff]/.test(first)) return lower;
  const upper = letters.capital(first);
  const [head = '', ...tail] = upper;
  return (digraphs[head] ?? head) + letters.lower(tail.join('')) + lower.slice(first.length);
}

export interface Writing {
  readonly keepAcronyms: boolean;
  /** Words in which capitals run together stay as they are written. */
  readonly keepCapitals: boolean;
  /** In lower case; small in titles. */
  readonly smallWords: ReadonlySet<string>;
}

interface Look {
  readonly join: string;
  /** The form of the words from the second on, and of the first where it differs. */
  readonly form: Form;
  readonly first?: Form;
}
type Form = (word: Word, writing: Writing, isLast?: boolean) => string;

const upper: Form = (word) => word.upper;
const isKept = (word: Word, { keepAcronyms, keepCapitals }: Writing): boolean =>
  (keepCapitals && word.hasRun) || (keepAcronyms && word.isKept);
const lower: Form = (word, { keepCapitals }) => (keepCapitals && word.hasRun ? word.written : word.lower);
const lowerFirst: Form = (word, writing) => (/^\p{Ll}/u.test(word.written) ? lower(word, writing) : word.lower);
const capital: Form = (word, writing) => (isKept(word, writing) ? word.written : word.capital);
const lowerUnlessKept: Form = (word, writing) => (isKept(word, writing) ? word.written : word.lower);
const titled: Form = (word, writing, isLast) =>
  writing.smallWords.has(word.lower) && !isLast ? word.lower : capital(word, writing);
const looks: Readonly<Record<WordStyle, Look>> = {
  camel: { join: '', form: capital, first: lowerFirst },
  pascal: { join: '', form: capital },
  capital: { join: ' ', form: capital },
  title: { join: ' ', form: titled, first: capital },
  sentence: { join: ' ', form: lowerUnlessKept, first: capital },
  none: { join: ' ', form: lower },
  constant: { join: '_', form: upper },
  snake: { join: '_', form: lower },
  pascalSnake: { join: '_', form: capital },
  // Acronyms in capitals: Ada 95 Quality and Style Guide, 3.1.3.
  ada: { join: '_', form: (word, { keepCapitals }) => (keepCapitals && word.hasRun ? word.written : word.acronym) },
  kebab: { join: '-', form: lower },
  header: { join: '-', form: capital },
  cobol: { join: '-', form: upper },
  dot: { join: '.', form: lower },
  path: { join: '/', form: lower },
  namespace: { join: '\\', form: lower },
  rust: { join: '::', form: lower },
  flat: { join: '', form: (word) => word.lower },
  upperFlat: { join: '', form: upper },
  slug: { join: '-', form: (word) => word.plain },
  initials: { join: '', form: (word) => word.initial },
};

/** Writes words in a style. Numbers that would run together in camel and Pascal case are kept apart by `_`. */
export function writeWords(words: readonly Word[], style: WordStyle, writing: Writing): string {
  const { join, form, first = form } = looks[style];
  const keepsNumbersApart = style === 'camel' || style === 'pascal';
  const written = words.map((word, index) => {
    const part = index === 0 ? first(word, writing) : form(word, writing, index === words.length - 1);
    const followsNumber = word.beginsWithNumber && words[index - 1]?.endsWithNumber === true;
    return keepsNumbersApart && followsNumber ? `_${part}` : part;
  });
  return written.join(join);
}

/** A word in a sentence or title, and what is between it and the word before. */
export interface ProseWord {
  readonly gap: string;
  readonly word: Word;
}

const endsSentence = /[.!?…]["'”’»)\]]*\s/u;

/** Writes the words of a text between its own signs. */
export function writeProse(words: readonly ProseWord[], style: ProseStyle, writing: Writing): string {
  const { form, first = form } = looks[style];
  const written = words.map(({ gap, word }, index) => {
    const begins = index === 0 || endsSentence.test(gap);
    return gap + (begins ? first(word, writing) : form(word, writing, index === words.length - 1));
  });
  return written.join('');
}

/** Alternately capital and small, the first one capital; marks go with their letters. */
export function writeMocking(text: string, letters: Letters): string {
  let isCapital = false;
  return text.replace(/.\p{M}*/gsu, (character) => {
    isCapital = !isCapital;
    return isCapital ? letters.capital(character) : letters.lower(character);
  });
}

/** Small for capital and capital for small. A sigma before another letter is not at the end of its word. */
export const writeInverse = (text: string, letters: Letters): string =>
  text.replace(
    /(\p{Ll}+)|([\p{Lu}\p{Lt}]+)(?=\p{Ll})|[\p{Lu}\p{Lt}]+/gu,
    (run, small: string | undefined, head: string | undefined) => {
      if (small !== undefined) return letters.upper(small);
      return head === undefined ? letters.lower(run) : letters.lower(`${head}a`).slice(0, -1);
    },
  );
