import { type OptionsOf, ToolError } from '#core/tool.ts';
import { everydayWords, icaoWords } from '#lib/text/spelling-alphabet.ts';
import type tool from './tool.ts';

export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The words for A to Z. Those of a custom list go by their first letter, accents aside; of two for a letter the first
 * counts.
 * @throws ToolError `missing-words` {letters} in the list
 */
export function wordsOf({ list, customWords }: Pick<OptionsOf<typeof tool, 'unspell'>, 'list' | 'customWords'>) {
  if (list === 'everyday') return everydayWords;
  if (list === 'icao') return icaoWords.map(([word]) => word);
  const own = customWords.match(/[^\s,;]+/g) ?? [];
  const initials = own.map((word) => word.normalize('NFD').charAt(0).toUpperCase());
  const missing = [...alphabet].filter((letter) => !initials.includes(letter));
  if (missing.length > 0)
    throw new ToolError('missing-words', { letters: missing.join(' ') }, { offset: 0, field: 'customWords' });
  return [...alphabet].map((letter) => own[initials.indexOf(letter)] ?? '');
}
