import { findNames, type Vocabulary } from './find-names.ts';
import type { Lexer } from './lexer.ts';

/** Restores the case of keywords that are used as names, such as a column called `value`. */
export function restoreNames(
  formatted: string,
  typed: string,
  lexer: Lexer,
  vocabulary: Vocabulary,
  write: (name: string) => string,
): string {
  const tokens = lexer.readAll(typed);
  const names = findNames(typed, tokens, vocabulary);
  if (names.size === 0) return formatted;
  let done = '';
  let last = 0;
  for (const [index, { start, end }] of lexer.readAll(formatted).entries()) {
    const token = tokens[index];
    if (!token || !names.has(token)) continue;
    const name = typed.slice(token.start, token.end);
    if (name.toUpperCase() !== formatted.slice(start, end).toUpperCase()) continue;
    done += formatted.slice(last, start) + write(name);
    last = end;
  }
  return done + formatted.slice(last);
}
