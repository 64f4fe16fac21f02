/// <reference path="./zxcvbn.d.ts" />
import type { Match, ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { type Context, ToolError } from '#core/tool.ts';
import { joinSeparators, splitJoined } from './separators.ts';

/** Longer passwords are checked up to here: the time grows with the square of the length. */
export const maxChecked = 256;

const loaded = new Map<string, Promise<ZxcvbnFactory>>();

async function load(isThorough: boolean, language: string): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english, further] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    loadEnglish(isThorough),
    dictionariesOf[language]?.(isThorough),
  ]);
  const dictionary = { ...common.dictionary, ...english, ...further };
  return new Factory({ dictionary, graphs: common.adjacencyGraphs, maxLength: maxChecked });
}

type Dictionaries = Readonly<Record<string, string[] | Record<string, string[]>>>;

async function loadEnglish(isThorough: boolean): Promise<Dictionaries> {
  const [{ default: words }, { default: names }, { default: sequences }] = await Promise.all([
    import('@zxcvbn-ts/language-en/dist/commonWords.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/firstnames.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/wordSequences.json.mjs'),
  ]);
  const usual = { 'commonWords-en': words, 'firstnames-en': names, ...sequences };
  if (!isThorough) return usual;
  const [{ default: lastNames }, { default: wikipedia }] = await Promise.all([
    import('@zxcvbn-ts/language-en/dist/lastnames.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/wikipedia.json.mjs'),
  ]);
  return { ...usual, 'lastnames-en': lastNames, 'wikipedia-en': wikipedia };
}

async function loadFrench(isThorough: boolean): Promise<Dictionaries> {
  const [{ default: words }, { default: names }, { default: sequences }] = await Promise.all([
    import('@zxcvbn-ts/language-fr/dist/commonWords.json.mjs'),
    import('@zxcvbn-ts/language-fr/dist/firstnames.json.mjs'),
    import('@zxcvbn-ts/language-fr/dist/wordSequences.json.mjs'),
  ]);
  const usual = { 'commonWords-fr': words, 'firstnames-fr': names, ...sequences };
  if (!isThorough) return usual;
  const [{ default: lastNames }, { default: wikipedia }] = await Promise.all([
    import('@zxcvbn-ts/language-fr/dist/lastnames.json.mjs'),
    import('@zxcvbn-ts/language-fr/dist/wikipedia.json.mjs'),
  ]);
  return { ...usual, 'lastnames-fr': lastNames, 'wikipedia-fr': wikipedia };
}

/** What people who read another language than English also use. */
const dictionariesOf: Readonly<Record<string, (isThorough: boolean) => Promise<Dictionaries>>> = { fr: loadFrench };

/**
 * Loads the dictionaries, once: English ones, and those of the user's language.
 * @throws ToolError `no-dictionary`
 */
export async function loadEstimator(isThorough: boolean, locale: string): Promise<ZxcvbnFactory> {
  const language = locale.slice(0, 2);
  const key = `${language} ${isThorough}`;
  const estimator = loaded.get(key) ?? load(isThorough, language);
  loaded.set(key, estimator);
  try {
    return await estimator;
  } catch {
    loaded.delete(key);
    throw new ToolError('no-dictionary');
  }
}

/** The cheapest way to guess a password, and its parts, for an attacker who also knows some words about a person. */
export function check(zxcvbn: ZxcvbnFactory, password: string, words: string[]): ZxcvbnResult {
  // The steps of `zxcvbn.check`, which are private: a custom matcher would not get the matches of the others.
  const found = zxcvbn['main'](password, words);
  if (!Array.isArray(found)) throw new TypeError('A matcher of zxcvbn is asynchronous.');
  // “monday” is the first day of the week, but not the word that is guessed first.
  const isOfSequence = ({ pattern, dictionaryName }: Match) =>
    pattern === 'dictionary' && zxcvbn['options'].isWordSequence(String(dictionaryName));
  const matches = found.filter((match) => !isOfSequence(match));
  const guess = (match: Match) => zxcvbn['scoring'].mostGuessableMatchSequence(match.token, [match]).guesses;
  const joined = joinSeparators(password, matches, guess);
  const result = zxcvbn['createReturnValue']([...matches, ...joined], password, 0);
  return { ...result, sequence: result.sequence.flatMap(splitJoined) };
}

/** What someone who knows a person tries first: their words, separated by commas or line breaks. */
export const splitWords = (words: string): string[] =>
  words
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The kind of a part of a password, as text. */
export function describePart(match: Match, message: Context['message']): string {
  switch (match.pattern) {
    case 'dictionary': {
      const list = String(match['dictionaryName']).replace(/-.*/, '');
      const what = message(list in dictionaryNames ? `dictionary-${list}` : 'dictionary-commonWords');
      const how = [
        ...(match['l33t'] === true ? [message('l33t')] : []),
        ...(match['reversed'] === true ? [message('reversed')] : []),
      ];
      const word = String(match['matchedWord']);
      const rank = Number(match['rank']);
      const told = list === 'userInputs' ? what : message('ranked', { what, rank });
      return [word === match.token.toLowerCase() ? told : message('matched', { what: told, word }), ...how].join(', ');
    }
    case 'spatial':
      return message('spatial');
    case 'repeat':
      return message('repeat', { n: Number(match['repeatCount']) });
    case 'sequence':
    case 'wordSequence':
      return message('sequence');
    case 'regex':
      return message('year');
    case 'date':
      return message('date');
    case 'separator':
      return message('separator');
    default:
      return message('random');
  }
}

const dictionaryNames = {
  passwords: 1,
  diceware: 1,
  commonWords: 1,
  firstnames: 1,
  lastnames: 1,
  wikipedia: 1,
  userInputs: 1,
};
