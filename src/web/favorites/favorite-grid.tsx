import type { ReactNode } from 'react';
import type { Words } from '#ui/messages.ts';
import type { Card } from '../boot/document-data.ts';
import classes from '../pages/pages.module.css';
import { useReorder } from './use-reorder.ts';

interface FavoriteGridProps {
  readonly tools: readonly Card[];
  readonly words: Words;
  readonly card: (tool: Card) => ReactNode;
}

/** The favourites, in the visitor's order. */
export function FavoriteGrid({ tools, words, card }: FavoriteGridProps) {
  const { itemProps, said } = useReorder(tools, words);
  return (
    <section>
      <h2>{words.shell.favoriteTools}</h2>
      {tools.length > 1 && <p className={classes.hint}>{words.shell.favoriteHint}</p>}
      <ul className={classes.grid}>
        {tools.map((tool) => (
          <li key={tool.id} {...itemProps(tool.id)}>
            {card(tool)}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
