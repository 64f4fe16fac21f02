import type { ReactNode } from 'react';
import type { KindInfo } from '#core/kind.ts';
import classes from './highlight.module.css';

interface Token {
  readonly pattern: RegExp;
  readonly className: string | undefined;
}

/** Languages whose tokens never cross a line break, so that a row can be coloured by itself. */
const languages: Readonly<Record<string, readonly Token[]>> = {
  json: [
    { pattern: /"(?:[^"\\]|\\.)*"(?=\s*:)/y, className: classes.key },
    { pattern: /"(?:[^"\\]|\\.)*"?/y, className: classes.string },
    { pattern: /-?\d[\w.+-]*/y, className: classes.number },
    { pattern: /true|false|null|NaN|Infinity/y, className: classes.word },
    { pattern: /\/\/.*|\/\*.*?\*\//y, className: classes.comment },
  ],
};

/** A function that colours one row of a language; nothing where it has none. */
export function highlighterFor(language: KindInfo['language']): ((row: string) => ReactNode) | undefined {
  const tokens = language && languages[language];
  return tokens && ((row) => colour(row, tokens));
}

function colour(row: string, tokens: readonly Token[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let plain = 0;
  let index = 0;
  while (index < row.length) {
    const found = tokens
      .map((token) => ({ token, end: endOfMatch(token.pattern, row, index) }))
      .find(({ end }) => end > index);
    if (found) {
      if (plain < index) parts.push(row.slice(plain, index));
      parts.push(
        <span key={index} className={found.token.className}>
          {row.slice(index, found.end)}
        </span>,
      );
      index = found.end;
      plain = index;
    } else index++;
  }
  if (plain < row.length) parts.push(row.slice(plain));
  return parts;
}

function endOfMatch(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
