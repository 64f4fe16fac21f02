/** Normalizes the words of names and queries, English and French, so that forms of one word are equal. */

/** A word and its stem. */
export interface Term {
  readonly word: string;
  readonly stem: string;
}

/** Stop words, English and French; and 2, as in `json2yaml`. */
const fillers = new Set(
  (
    '2 a an and any are as at be by can do does for free get how i in into is it many me much my of on online or please ' +
    'some the that this to tool tools use using web website what which with your ' +
    'au aux avec ce ces comment d dans de des du en est et gratuit l la le les ligne ma mes mon ou outil outils par ' +
    'pour quel quelle sur un une vers'
  ).split(' '),
);

/** Whether a word is a stop word. */
export const isFiller = (word: string): boolean => fillers.has(word);

/**
 * Separates letters and digits, so that `base64` equals `base 64` and `SHA-1` equals `sha1`; drops stop words unless
 * there is nothing else but single letters, as in `$2y$`.
 */
export function toTerms(text: string): readonly Term[] {
  const words = normalize(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const meaningful = words.filter((word) => !isFiller(word));
  return (meaningful.some((word) => word.length > 1) ? meaningful : words).map((word) => ({
    word,
    stem: stemOf(word),
  }));
}

/** Lower case without accents. */
export const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The usual endings of English and French words, each with the number of letters that must precede it. */
const endings = [
  /^(.{5,}?)at(?:e[ds]?|ing|ions?|ors?|eurs?)$/,
  /^(.{4,}?)(?:i?ers?|ors?|ings?|ions?|ed|is?seurs?|eurs?|ages?|ir|i?fy|i?fiers?|i?fied)$/,
  /^(.{3,}?)(?:ies?|es?|s|y)$/,
];

/** The stem of a word: that of `decode`, `decoder`, `decoding` and `décodeur` is `decod`. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const ending = endings.find((one) => one.test(word));
  const stem = (ending ? word.replace(ending, '$1') : word).replace(/(\p{L})\1$/u, '$1');
  stems.set(word, stem);
  return stem;
}
/** Cached, because an index needs each of its words several times. */
const stems = new Map<string, string>();

/** Generic words that people add to the name of any tool, English and French. */
const generic = new Set(
  (
    'calculate change check compute convert create edit find from generate make parse show test transform translate validate ' +
    'view afficher changer creer depuis generer lire parser transformer traduire valider verifier voir'
  )
    .split(' ')
    .map(stemOf),
);

/** Whether a word, in any form, is generic: it only decides between tools that fit the other words equally. */
export const isGeneric = ({ stem }: Term): boolean => generic.has(stem);

/** Whether a word is a number, as of the things to make in “20 passwords”. */
export const isCount = ({ word }: Term): boolean => /^\d+$/.test(word);

/** Terms as a text that can be searched for others: stems with a space on either side. */
export const toPhrase = (terms: readonly Term[]): string => ` ${terms.map(({ stem }) => stem).join(' ')} `;
