import { normalForm } from './normal-form.ts';

export interface WordRules {
  /** Numbers are words of their own. */
  readonly splitNumbers: boolean;
  /** In the case in which they are written. */
  readonly acronyms: readonly string[];
}

/**
 * Cuts texts into words: at whatever is no letter, mark or number; before a capital that follows another letter; before
 * the last of several capitals where a small letter follows (`XMLHttp`). Numbers go with the letters before them. Acronyms
 * that hold small letters (`IPv6`, `OAuth2`) and plurals of acronyms (`IDs`) stay whole.
 */
export function wordSplitter({ splitNumbers, acronyms }: WordRules): (text: string) => readonly string[] {
  const whole = wholeAcronyms(acronyms);
  const cutNumbers = (word: string) => (splitNumbers ? word.split(numberCuts) : [word]);
  const cutName = (name: string) => (name === '' ? [] : name.split(nameCuts).flatMap(cutNumbers));
  const cutRun = (run: string) => {
    if (!hasCapital.test(run)) return cutNumbers(run);
    // The odd pieces are acronyms.
    return whole ? run.split(whole).flatMap((piece, index) => (index % 2 ? [piece] : cutName(piece))) : cutName(run);
  };
  return (text) =>
    normalForm(text, 'NFC')
      .split(separators)
      .flatMap((run) => (run === '' ? [] : cutRun(run)));
}

const separators = /[^\p{L}\p{M}\p{N}]+/u;
const hasCapital = /[\p{Lu}\p{Lt}]/u;
/** Looks ahead first, for a capital: to look back from everywhere would take quadratic time. */
const nameCuts =
  /(?=[\p{Lu}\p{Lt}])(?<=[^\P{L}\p{Lu}\p{Lt}][\p{M}\p{N}]*)|(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})(?<=[\p{L}\p{N}]\p{M}*)/u;
const numberCuts = /(?=\p{L})(?<=\p{N}\p{M}*)|(?=\p{N})(?<=\p{L}\p{M}*)/u;

function wholeAcronyms(acronyms: readonly string[]): RegExp | undefined {
  const forms = acronyms
    .filter((acronym) => /^[\p{L}\p{M}\p{N}]+$/u.test(acronym) && hasCapital.test(acronym))
    .sort((a, b) => b.length - a.length)
    .map((acronym) => {
      const before = /^\p{Ll}/u.test(acronym) ? '[\\p{L}\\p{N}]' : '\\p{Lu}';
      return `${acronym}(?<!${before}\\p{M}*${acronym})${/\p{Ll}/u.test(acronym) ? 's?' : 's'}`;
    });
  return forms.length > 0 ? new RegExp(`((?:${forms.join('|')})\\p{N}*)(?![\\p{Ll}\\p{M}\\p{N}])`, 'u') : undefined;
}
