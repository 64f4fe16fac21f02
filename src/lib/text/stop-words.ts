/** Words that say little about a text, by language: articles, prepositions, conjunctions, pronouns, auxiliary verbs. */
const lists = {
  en: 'a an and are as at be been but by for from had has have he her his how if in into is it its of on or our she so that the their them then there these they this those to was we were what when where which who will with you your',
  fr: 'a à au aux avec c ce ces cet cette d dans de des du elle elles en est et eu il ils j je l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ont ou où par pas pour qu que qui s sa sans se ses son sont sur t ta te tes ton tu un une vos votre vous y',
  de: 'als am an auch auf aus bei bin bis bist da das dass dem den der des die dies diese diesem diesen dieser dieses du durch ein eine einem einen einer eines er es für hat ich ihr im in ist mit nach nicht noch oder sein seine sich sie sind so über um und uns unser von vor war was wer wie wir wird zu zum zur',
} as const;

/** The languages whose words are listed. */
export type StopWordLanguage = keyof typeof lists;

/** The words of a language that say little, in lower case. */
export const stopWordsOf = (language: StopWordLanguage): ReadonlySet<string> => new Set(lists[language].split(' '));

/** Matches whole words. */
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Leaves out the words that say little; a text of nothing else stays as it is. */
export function dropStopWords(text: string, language: StopWordLanguage): string {
  const listed = stopWordsOf(language);
  const rest = text.replace(words, (word) => (listed.has(word.toLowerCase()) ? ' ' : word));
  return rest.search(words) < 0 ? text : rest;
}
