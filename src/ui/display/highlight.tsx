import type { ReactNode } from 'react';
import type { KindInfo } from '#core/kind.ts';
import classes from './highlight.module.css';
import { rowReader } from './highlight-tokens.ts';

/**
 * A function that highlights the rows of a text, one after another; undefined where its language has no highlighting.
 */
export function highlighterFor(language: KindInfo['language']): ((row: string) => ReactNode) | undefined {
  if (!language) return undefined;
  const read = rowReader(language);
  return (row) => {
    const content: ReactNode[] = [];
    let plain = 0;
    for (const { look, start, end } of read(row)) {
      if (plain < start) content.push(row.slice(plain, start));
      content.push(
        <span key={start} className={classes[look]}>
          {row.slice(start, end)}
        </span>,
      );
      plain = end;
    }
    if (plain < row.length) content.push(row.slice(plain));
    return content;
  };
}
