import { useLayoutEffect, useState } from 'react';
import { categories } from '#core/tool.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type { SharedMessages } from '#ui/messages.ts';
import { tabStore } from '../storage/storage.ts';
import classes from './pages.module.css';

const key = 'categories';
const none: readonly string[] = [];

/** The chosen categories, stored as long as the tab; none means all. */
export function useCategories() {
  const [chosen, setChosen] = useState(none);
  useLayoutEffect(() => {
    const kept = tabStore.read(key);
    if (Array.isArray(kept)) setChosen(categories.filter((category) => kept.includes(category)));
  }, []);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    tabStore.write(key, next.length > 0 ? next : undefined);
  };
  return [chosen, choose] as const;
}

interface CategoryFilterProps {
  readonly messages: SharedMessages;
  /** How many tools each has; one without tools is left out. */
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Chips that choose categories, any number of them. */
export function CategoryFilter({ messages: { shell }, counts, chosen, onChoose }: CategoryFilterProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const chip = (label: string, count: number, isChosen: boolean, next: readonly string[]) => (
    <Button key={label} round aria-pressed={isChosen} onClick={() => onChoose(next)}>
      {label} <small>{count}</small>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons
    <div role="group" aria-label={shell.filterByCategory} className={classes.chips}>
      {chip(shell.allCategories, total, chosen.length === 0, none)}
      {categories
        .filter((category) => counts.has(category))
        .map((category) => {
          const isChosen = chosen.includes(category);
          const next = isChosen ? chosen.filter((other) => other !== category) : [...chosen, category];
          return chip(shell.categories[category], counts.get(category) ?? 0, isChosen, next);
        })}
    </div>
  );
}
