import { UsageError } from '../usage-error.ts';

/**
 * The words of a call within one word, by the rules of a POSIX shell without expansion: quotes hold a word together, and
 * a backslash takes the next character as it is.
 * @throws UsageError for a quote that is not closed
 */
export function splitWords(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const isEscape = character === '\\' && (quote === '' || (quote === '"' && /["\\]/.test(text.charAt(at + 1))));
    if (isEscape) word = (word ?? '') + text.charAt(++at);
    else if (quote === '' && (character === '"' || character === "'")) {
      quote = character;
      word ??= '';
    } else if (character === quote) quote = '';
    else if (quote === '' && /\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  if (quote !== '') throw new UsageError(`The step ${text} has an unclosed quote.`);
  return word === undefined ? words : [...words, word];
}
