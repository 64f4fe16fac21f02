import type { Lexer } from './lexer.ts';

/** What is part of the literal or name in quotes that follows it at once: `E'\n'`, `N'é'`, `_utf8'x'`, `U&'\0041'`. */
const prefix = /(?<![\p{L}\p{Nd}_$@#.])(?:[a-z]|br|rb|nq|_\w{1,30}|u&)$/iu;
const maxLength = 32;

/** Puts the prefixes of literals back where they were: the formatter parts those that its dialect does not have. */
export function joinPrefixes(formatted: string, typed: string, lexer: Lexer): string {
  const prefixes = lexer
    .readAll(typed)
    .map(
      ({ kind, start }) => kind === 'quoted' && prefix.exec(typed.slice(Math.max(0, start - maxLength), start))?.[0],
    );
  if (!prefixes.some(Boolean)) return formatted;
  let done = '';
  let last = 0;
  for (const [index, { kind, start }] of lexer.readAll(formatted).entries()) {
    const written = prefixes[index];
    if (kind !== 'quoted' || !written) continue;
    done += formatted.slice(last, start).trimEnd();
    if (written.endsWith('&')) done = `${done.slice(0, -1).trimEnd()}&`;
    last = start;
  }
  return done + formatted.slice(last);
}
