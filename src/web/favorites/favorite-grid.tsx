import type { ReactNode } from 'react';
import type { SharedMessages } from '#ui/messages.ts';
import type { Card } from '../boot/document-data.ts';
import classes from '../pages/pages.module.css';
import { reorderKeys, useReorder } from './use-reorder.ts';

interface FavoriteGridProps {
  readonly tools: readonly Card[];
  readonly messages: SharedMessages;
  readonly card: (tool: Card, keys?: string) => ReactNode;
}

/** The favourites, in the visitor's order. */
export function FavoriteGrid({ tools, messages, card }: FavoriteGridProps) {
  const { itemProps, said } = useReorder(tools);
  return (
    <section>
      <h2>{messages.shell.favoriteTools}</h2>
      {tools.length > 1 && <p className={classes.hint}>{messages.shell.favoriteHint}</p>}
      <ul className={classes.grid}>
        {tools.map((tool) => (
          <li key={tool.id} {...itemProps(tool.id)}>
            {card(tool, tools.length > 1 ? reorderKeys : undefined)}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
