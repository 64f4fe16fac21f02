import type { Token } from './lexer.ts';

/** Words with which clauses begin, and which are names in many dialects. */
export const clauseWord = /\b(?:set|values|limit|window)\b/i;
const onlyClauseWord = /^(?:set|values|limit|window)$/i;

/** What follows a name, but begins no clause: `set = 1`, `set.a`, `a set, b`, `a set from t`. */
const afterName =
  /^(?:[,.);=]|<|>|<=|>=|<>|!=|\|\||and|asc|cross|desc|except|from|full|group|having|inner|intersect|join|left|natural|on|or|order|right|union|using|where)$/i;

/** Whether a token is a name, such as an alias, that the formatter would take for the beginning of a clause. */
export function isNameOfClause(text: string, tokens: readonly Token[], index: number): boolean {
  const writtenAt = (place: number) => text.slice(tokens[place]?.start, tokens[place]?.end);
  const token = tokens[index];
  if (token?.kind !== 'word' || !onlyClauseWord.test(writtenAt(index))) return false;
  if (/^(?:char|character)$/i.test(index > 0 ? writtenAt(index - 1) : '')) return false;
  let next = index + 1;
  while (tokens[next]?.kind === 'comment') next++;
  return index > 0 && (next === tokens.length || afterName.test(writtenAt(next)));
}
