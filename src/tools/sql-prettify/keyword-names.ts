import type { Lexer, Token } from './lexer.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands before an expression, ... */
const before = list(
  ', ( SELECT DISTINCT WHERE AND OR NOT ON BY SET HAVING CASE WHEN THEN ELSE BETWEEN LIKE IN RETURNING AS',
);
/** ... and after a name that is one. */
const after = list(
  ', ) ; ASC DESC AS FROM WHERE AND OR THEN WHEN ELSE END IS IN NOT LIKE BETWEEN GROUP ORDER HAVING LIMIT UNION EXCEPT INTERSECT JOIN INNER LEFT RIGHT FULL CROSS NATURAL USING ON',
);
/** Keywords that stand there themselves: values, types, and statements. */
const neverNames = list(
  'CASE WHEN THEN ELSE SELECT NOT EXISTS NULL TRUE FALSE UNKNOWN DEFAULT ALL ANY SOME MAX MAXVALUE MINVALUE CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER CURRENT_ROLE SESSION_USER SYSTEM_USER LOCALTIME LOCALTIMESTAMP SYSDATE SYSTIMESTAMP ROWNUM SIGNED UNSIGNED IDENTITY MATCHED BOTH LEADING TRAILING NOTHING BEGIN END RETURN BREAK CONTINUE EXIT LEAVE STOP RAISE COMMIT ROLLBACK DELETE UPDATE INSERT PRIMARY FOREIGN UNIQUE CHECK CONSTRAINT',
);
/** Before a list of options, which are no names. */
const optionLists = list('WITH EXPLAIN ANALYZE VACUUM OPTION OPTIONS EXTRACT');

/** Writes keywords in the place of names, such as a column called `value`, in their own case. */
export function restoreNames(
  formatted: string,
  typed: string,
  lexer: Lexer,
  types: ReadonlySet<string>,
  write: (name: string) => string,
): string {
  const names = namesIn(typed, lexer, types);
  if (names.size === 0) return formatted;
  let done = '';
  let last = 0;
  for (const [index, { start, end }] of lexer.readAll(formatted).entries()) {
    const name = names.get(index);
    if (name?.toUpperCase() !== formatted.slice(start, end).toUpperCase()) continue;
    done += formatted.slice(last, start) + write(name);
    last = end;
  }
  return done + formatted.slice(last);
}

/** The words of a statement that stand for columns, tables and aliases, by the numbers of their tokens. */
function namesIn(text: string, lexer: Lexer, types: ReadonlySet<string>): ReadonlyMap<number, string> {
  const tokens = [...lexer.readAll(text).entries()].filter(([, { kind }]) => kind !== 'comment');
  const words = tokens.map(([, token]) => text.slice(token.start, token.end).toUpperCase());
  const at = (place: number): Token | undefined => tokens[place]?.[1];
  const names = new Map<number, string>();
  /** The words before the open parentheses. */
  const open: string[] = [];
  for (const [place, [index, token]] of tokens.entries()) {
    const [previous = '', word = '', next] = [words[place - 1], words[place], words[place + 1]];
    if (word === '(') open.push(previous);
    else if (word === ')') open.pop();
    if (token.kind !== 'word' || neverNames.has(word) || optionLists.has(open.at(-1) ?? '')) continue;
    const isPart = previous === '.' || next === '.';
    const begins = before.has(previous) || at(place - 1)?.kind === 'operator';
    const ends = next === undefined || after.has(next) || at(place + 1)?.kind === 'operator';
    // In `KEY date (a)`, an index, a name follows the parenthesis; in `key char(9)` a number.
    const isColumn =
      /^[(,]$/.test(previous) && types.has(next ?? '') && !(words[place + 2] === '(' && at(place + 3)?.kind === 'word');
    if (isPart || (begins && (ends || isColumn))) names.set(index, text.slice(token.start, token.end));
  }
  return names;
}
