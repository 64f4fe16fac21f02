import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { CatalogItem, Locale } from '#core/registry.ts';
import { useWords, type Words } from '#ui/words.ts';
import { favorites } from '../state/settings.ts';
import classes from './pages.module.css';
import { ToolCard } from './tool-card.tsx';

interface FavoriteGridProps {
  readonly tools: readonly CatalogItem[];
  readonly locale: Locale;
  readonly words: Words;
}

/** The favourites, put in order by dragging, or by Alt with the arrow keys. */
export function FavoriteGrid({ tools, locale, words }: FavoriteGridProps) {
  const { format } = useWords();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const ids = tools.map(({ id }) => id);

  const move = (id: string, to: number) => {
    const target = Math.min(Math.max(to, 0), ids.length - 1);
    const others = ids.filter((other) => other !== id);
    favorites.set([...others.slice(0, target), id, ...others.slice(target)]);
    const title = tools.find((tool) => tool.id === id)?.title ?? id;
    setSaid(format(words.shell.favoriteMoved, { title, place: target + 1, count: ids.length }));
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };

  const onDragOver = (event: DragEvent, id: string) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged !== id) move(dragged, ids.indexOf(id));
  };

  return (
    <section>
      <h2>{words.shell.favoriteTools}</h2>
      <p className={classes.hint}>{words.shell.favoriteHint}</p>
      <ul className={classes.grid}>
        {tools.map((tool) => (
          <li
            key={tool.id}
            draggable
            data-dragged={tool.id === dragged || undefined}
            onDragStart={() => setDragged(tool.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => onDragOver(event, tool.id)}
            onKeyDown={(event) => onKeyDown(event, tool.id)}
          >
            <ToolCard tool={tool} locale={locale} words={words} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
