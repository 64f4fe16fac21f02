/// <reference path="./zxcvbn.d.ts" />
import type { Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Context, ToolError } from '#core/tool.ts';

/** Longer passwords are checked up to here: the time grows with the square of the length. */
export const maxChecked = 256;

const loaded = new Map<boolean, Promise<ZxcvbnFactory>>();

async function load(isThorough: boolean): Promise<ZxcvbnFactory> {
  const [
    { ZxcvbnFactory: Factory },
    common,
    { default: commonWords },
    { default: firstNames },
    { default: sequences },
  ] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en/dist/commonWords.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/firstnames.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/wordSequences.json.mjs'),
  ]);
  const dictionary = {
    ...common.dictionary,
    'commonWords-en': commonWords,
    'firstnames-en': firstNames,
    ...sequences,
    ...(isThorough && (await loadThorough())),
  };
  return new Factory({ dictionary, graphs: common.adjacencyGraphs, maxLength: maxChecked });
}

async function loadThorough() {
  const [{ default: lastNames }, { default: wikipedia }] = await Promise.all([
    import('@zxcvbn-ts/language-en/dist/lastnames.json.mjs'),
    import('@zxcvbn-ts/language-en/dist/wikipedia.json.mjs'),
  ]);
  return { 'lastnames-en': lastNames, 'wikipedia-en': wikipedia };
}

/**
 * Loads the dictionaries, once.
 * @throws ToolError `no-dictionary`
 */
export async function loadEstimator(isThorough: boolean): Promise<ZxcvbnFactory> {
  const estimator = loaded.get(isThorough) ?? load(isThorough);
  loaded.set(isThorough, estimator);
  try {
    return await estimator;
  } catch {
    loaded.delete(isThorough);
    throw new ToolError('no-dictionary');
  }
}

/** What someone who knows a person tries first: their words, separated by commas or line breaks. */
export const splitWords = (words: string): string[] =>
  words
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** What a part of a password is, for the reader. */
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
