import type { ReactNode } from 'react';
import type { KindInfo } from '#core/kind.ts';
import classes from './highlight.module.css';
import { type Part, rowReader } from './highlight-tokens.ts';

/**
 * A function that highlights the rows of a text, one after another; undefined where its language has no highlighting.
 */
export function highlighterFor(language: KindInfo['language']): ((row: string) => ReactNode) | undefined {
  if (!language) return undefined;
  const read = rowReader(language);
  return (row) => paintTokens(row, read(row));
}

/** A row, or what of it is between two offsets, with the colours of its tokens. */
export function paintTokens(row: string, tokens: readonly Part[], from = 0, to = row.length): ReactNode {
  const content: ReactNode[] = [];
  let plain = from;
  for (const { look, start, end } of tokens) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (first >= last) continue;
    if (plain < first) content.push(row.slice(plain, first));
    content.push(
      <span key={start} className={classes[look]}>
        {row.slice(first, last)}
      </span>,
    );
    plain = last;
  }
  if (plain < to) content.push(row.slice(plain, to));
  return content;
}
