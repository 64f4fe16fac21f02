import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

export type Language = OptionsOf<typeof tool, 'mnemonic'>['language'];

/** The 2,048 words of a language, in the order of their numbers, in NFKD (BIP39). */
export type WordList = readonly string[];

const load: Readonly<Record<Language, () => Promise<{ readonly wordlist: WordList }>>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  'chinese-simplified': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'chinese-traditional': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};

/** Loads the word list of a language on first use. */
export const loadWordList = async (language: Language): Promise<WordList> => (await load[language]()).wordlist;

/** The separator between the words of a mnemonic. */
export const separatorOf = (language: Language): string => (language === 'japanese' ? '\u3000' : ' ');
