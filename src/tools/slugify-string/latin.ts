import transliterate from '@sindresorhus/transliterate';
import type { OptionsOf } from '#core/tool.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import type tool from './tool.ts';

type Language = OptionsOf<typeof tool, 'slugify'>['language'];

/** A word in Latin letters, and the characters whose Latin spelling is not known. */
interface LatinWord {
  readonly latin: string;
  readonly lost: readonly string[];
}

/** Runs of letters, marks and digits. */
export const words = /[\p{L}\p{M}\p{N}]+/gu;
/** A letter or digit, not of ASCII. */
const foreign = /[^\P{L}\p{ASCII}]|[^\P{N}\p{ASCII}]/u;
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * Writes words in Latin letters, by the rules of a language. The table of all scripts, which is large, is loaded only
 * for a text that the small one of European scripts, Arabic, Armenian and Georgian does not suffice for.
 */
export async function latinWriter(text: string, language: Language): Promise<(word: string) => LatinWord> {
  const known = new Map<string, string>();
  const spell = spellerOf(language);
  const writeByLanguage = (word: string): string => {
    const written = known.get(word) ?? transliterate(spell(word), { locale: language }).replace(/\p{M}/gu, '');
    known.set(word, written);
    return written;
  };
  const found = normalForm(text, 'NFKC').match(words) ?? [];
  const isForeign = (word: string): boolean => !isAscii(word) && foreign.test(writeByLanguage(word));
  const writeAny = found.some(isForeign) ? (await import('transliteration')).transliterate : undefined;
  return (word) => {
    if (isAscii(word)) return { latin: word, lost: [] };
    if (!(writeAny && isForeign(word))) return { latin: writeByLanguage(word), lost: [] };
    const lost = [...word].filter((character) => foreign.test(character) && writeAny(character).trim() === '');
    // Its signs for sounds, such as those of a glottal stop, are no letters.
    return { latin: writeAny(word).replace(/['`*]/g, ''), lost };
  };
}

/** The letters of a language that are written otherwise than in others: in a word, and at its beginning or end. */
interface Spelling {
  readonly letters: Readonly<Record<string, string>>;
  readonly first?: Readonly<Record<string, string>>;
  readonly last?: Readonly<Record<string, string>>;
}

const spellings: Readonly<Partial<Record<Language, Spelling>>> = {
  plain: { letters: { ä: 'a', ö: 'o', ü: 'u' } },
  // Bulgarian Transliteration Act of 2009.
  bg: {
    letters: { ж: 'zh', й: 'y', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
    last: { ия: 'ia' },
  },
  // Resolution 55 of the Cabinet of Ukraine, 2010.
  uk: {
    letters: {
      зг: 'zgh',
      г: 'h',
      ґ: 'g',
      є: 'ie',
      ж: 'zh',
      и: 'y',
      і: 'i',
      ї: 'i',
      й: 'i',
      х: 'kh',
      ц: 'ts',
      ч: 'ch',
      ш: 'sh',
      щ: 'shch',
      ь: '',
      ю: 'iu',
      я: 'ia',
    },
    first: { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' },
  },
};

/** Writes the letters that are special in a language; the others stay. */
function spellerOf(language: Language): (word: string) => string {
  const spelling = spellings[language];
  if (!spelling) return (word) => word;
  const { letters, first = {}, last = {} } = spelling;
  const sought = [
    ...Object.keys(first).map((letter) => `^${letter}`),
    ...Object.keys(last).map((ending) => `${ending}$`),
    ...Object.keys(letters),
  ];
  const pattern = new RegExp(sought.join('|'), 'giu');
  return (word) =>
    word.replace(pattern, (found, offset: number) => {
      const lower = found.toLowerCase();
      const isLast = offset + found.length === word.length;
      const written = (offset === 0 && first[lower]) || (isLast && last[lower]) || letters[lower] || '';
      return found === lower ? written : written.charAt(0).toUpperCase() + written.slice(1);
    });
}
