import { closestNames } from '#core/search/closest.ts';
import { type Context, type OptionsOf, type Place, ToolError } from '#core/tool.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { shorten } from '#lib/text/shorten.ts';
import { type Decoded, fromIndices, wordCounts } from './bits.ts';
import type tool from './tool.ts';
import { type Language, loadWordList, type WordList } from './word-lists.ts';

type ReadLanguage = OptionsOf<typeof tool, 'mnemonicToEntropy'>['language'];

/** A word as it was written, in NFKD and lower case, and its place. */
interface Word {
  readonly text: string;
  readonly place: Place;
}

/** Words as those of one language. */
export interface Reading {
  readonly language: Language;
  readonly list: WordList;
  readonly words: readonly Word[];
  /** The number of each word in the list; -1 where it is not in there. */
  readonly indices: readonly number[];
  /** Words of which only an unambiguous beginning was written. */
  readonly completed: readonly number[];
}

/** A mnemonic that is right. */
export interface Mnemonic extends Reading, Decoded {}

/** The languages of the scripts that more than one language has, the likeliest first. */
const latin: readonly Language[] = ['english', 'spanish', 'french', 'italian', 'portuguese', 'czech'];
const chinese: readonly Language[] = ['chinese-simplified', 'chinese-traditional'];

const maxWords = maxOf(wordCounts);

/** The number of a word, at most two digits, with a mark behind it or alone; or such a mark by itself. */
const numbered = /^(?:\d{1,2}$|(?:\d{1,2})?[.):]+)/;

/**
 * Splits a text into words, separated by any white space, numbers (`1. word`) and commas, in any case; Chinese words
 * need no separator.
 */
function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(/\p{sc=Han}|[^\s\p{sc=Han}]+/gu)) {
    const numbering = numbered.exec(written)?.[0].length ?? 0;
    const word = written.slice(numbering).replace(/[,;.]{1,3}$/, '');
    if (word === '') continue;
    const place = { offset: index + numbering, length: word.length };
    words.push({ text: word.toLowerCase().normalize('NFKD'), place });
    if (words.length > maxWords) break;
  }
  return words;
}

/** The languages that the words may be of, by their script. */
function languagesOf(words: readonly Word[]): readonly Language[] {
  const [first] = words;
  if (!first) return ['english'];
  if (/\p{sc=Han}/u.test(first.text)) return chinese;
  if (/\p{sc=Hangul}/u.test(first.text)) return ['korean'];
  return /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(first.text) ? ['japanese'] : latin;
}

/** The first letters by which each word of a list differs from all others. */
const tellingLetters = 4;

/** The number of a word in a list, also where only its beginning is written. */
function indexIn(list: WordList, word: string): number {
  const index = list.indexOf(word);
  const isTelling = word.normalize('NFC').length >= tellingLetters;
  return index < 0 && isTelling ? list.findIndex((known) => known.startsWith(word)) : index;
}

async function readAs(words: readonly Word[], language: Language): Promise<Reading> {
  const list = await loadWordList(language);
  const indices = words.map(({ text }) => indexIn(list, text));
  const completed = words.flatMap(({ text }, at) => {
    const known = list[indices[at] ?? -1];
    return known !== undefined && known !== text ? [at] : [];
  });
  return { language, list, words, indices, completed };
}

const unknownIn = ({ indices }: Reading): number => indices.filter((index) => index < 0).length;
const isWhole = (reading: Reading): boolean => unknownIn(reading) === 0;
const isRight = async (reading: Reading, ctx: Context): Promise<boolean> =>
  isWhole(reading) && wordCounts.includes(reading.words.length) && (await fromIndices(reading.indices, ctx)).isRight;

/**
 * Words in the language of a mnemonic, recognized where none is given: the one with the right checksum, else the one
 * that has most of the words. A list is loaded only where those before it do not do.
 * @throws ToolError `too-many-words` {limit}; `several-lists` {n, word, language}; `unknown-word` and `unknown-word-near`
 * {n, word, language, near}
 */
export async function readWords(text: string, language: ReadLanguage, ctx: Context): Promise<Reading> {
  const words = splitWords(text);
  if (words.length > maxWords) throw new ToolError('too-many-words', { limit: maxWords }, words[maxWords]?.place);
  const candidates = language === 'auto' ? languagesOf(words) : [language];
  const readings: Reading[] = [];
  const right: Reading[] = [];
  for (const candidate of candidates) {
    const reading = await readAs(words, candidate);
    readings.push(reading);
    if (await isRight(reading, ctx)) right.push(reading);
    const isDone = right.length > 0 || (isWhole(reading) && !wordCounts.includes(words.length));
    // Most Chinese words are in both lists; no other two have this many in common.
    if (isDone && candidates !== chinese) break;
  }
  const [best, other] = right.length > 0 ? right : readings.toSorted((a, b) => unknownIn(a) - unknownIn(b));
  if (!best) throw new RangeError('There is no word list.');
  if (other && isWhole(best) && isWhole(other))
    ctx.notice('two-languages', { language: best.language, other: other.language }, undefined, [
      { language: other.language },
    ]);
  throwUnknown(best, readings);
  for (const at of best.completed) {
    const known = best.list[best.indices[at] ?? 0]?.normalize('NFC') ?? '';
    ctx.notice(
      'completed',
      { n: at + 1, word: shorten(best.words[at]?.text.normalize('NFC') ?? ''), known },
      best.words[at]?.place,
    );
  }
  return best;
}

const maxSuggestions = 6;
/** Of the beginning of a word, in characters of NFKD: fewer would suggest too many. */
const minPrefixLength = 2;

const withoutAccents = (word: string): string => word.replace(/[\u0300-\u036f]/g, '');

/**
 * The first words of the list that the last word of a text can become, accents typed or not; none where it is finished.
 * The language, where none is given, is the first whose list has all words before it.
 */
export async function suggestWords(text: string, language: ReadLanguage): Promise<readonly string[]> {
  const words = splitWords(text);
  const beginning = withoutAccents(words.at(-1)?.text ?? '');
  if (/[\s,]$/.test(text) || beginning.length < minPrefixLength || words.length > maxWords) return [];
  for (const candidate of language === 'auto' ? languagesOf(words) : [language]) {
    const reading = await readAs(words.slice(0, -1), candidate);
    const found = isWhole(reading) ? reading.list.filter((word) => withoutAccents(word).startsWith(beginning)) : [];
    const isFinished = found.length === 1 && found[0] === words.at(-1)?.text;
    if (isFinished) return [];
    if (found.length > 0) return found.slice(0, maxSuggestions).map((word) => word.normalize('NFC'));
  }
  return [];
}

const manyNear = 3;
/** Longer than any word with a slip in it, in characters of NFKD. */
const maxSlipLength = 24;

/** Reports the first word that is not in the list. */
function throwUnknown({ words, indices, list, language }: Reading, readings: readonly Reading[]): void {
  const at = indices.indexOf(-1);
  const word = words[at];
  if (!word) return;
  const params = { n: at + 1, word: shorten(word.text.normalize('NFC')), language };
  const isKnown = (_: Word, index: number) => readings.some((reading) => (reading.indices[index] ?? -1) >= 0);
  if (words.every(isKnown)) throw new ToolError('several-lists', params, word.place);
  const near = word.text.length > maxSlipLength ? [] : closestNames(word.text, list).slice(0, manyNear);
  if (near.length === 0) throw new ToolError('unknown-word', params, word.place);
  throw new ToolError('unknown-word-near', { ...params, near: near.join(', ').normalize('NFC') }, word.place);
}

/**
 * A mnemonic that is right: known words, as many as there can be, and the checksum in the last of them.
 * @throws ToolError as `readWords` does; `word-count` {n}, `last-word-missing` {n}; `checksum` {n, word}
 */
export async function readMnemonic(text: string, language: ReadLanguage, ctx: Context): Promise<Mnemonic> {
  const reading = await readWords(text, language, ctx);
  const { words, indices, list } = reading;
  const n = words.length;
  if (!wordCounts.includes(n))
    throw new ToolError(wordCounts.includes(n + 1) ? 'last-word-missing' : 'word-count', { n });
  const decoded = await fromIndices(indices, ctx);
  if (!decoded.isRight) {
    const word = list[indices.at(-1) ?? 0]?.normalize('NFC') ?? '';
    throw new ToolError('checksum', { n, word }, words.at(-1)?.place);
  }
  return { ...reading, ...decoded };
}
