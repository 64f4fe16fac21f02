import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat } from '#ui/messages.ts';
import type { Card } from '../boot/document-data.ts';
import type { FixedPageProps } from '../boot/view.ts';
import { FavoriteGrid } from '../favorites/favorite-grid.tsx';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { isNewOn, useToday } from '../state/is-new.ts';
import { isForeign, useRequests } from '../state/requests.ts';
import { favoritesFirst, pathToSaved, savedRecipes, saveRecipe } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { isReturning } from '../state/visits.ts';
import { CategoryFilter, useCategories } from './category-filter.tsx';
import classes from './pages.module.css';
import { PasteField } from './paste-field.tsx';
import { ToolCard } from './tool-card.tsx';

/** Others are found by their names. */
const maxRecipes = 12;

/** The columns of the widest windows. */
const maxColumns = 8;

interface SectionParts {
  readonly head?: ReactNode;
  readonly isRow?: boolean;
  /** Its title says that they are new. */
  readonly isOfNew?: true;
}

/** The home page: the field, banner, favourites, recently used, newest, and all tools. */
export default function Home({ view: { route, configuration, messages, menu }, cards }: FixedPageProps) {
  const { shell } = messages;
  const format = useFormat();
  const requests = useRequests() ?? [];
  const [chosen, choose] = useCategories();
  const categoryOf = (id: string) => menu.find((tool) => tool.id === id)?.category ?? '';
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(categoryOf(id), (counts.get(categoryOf(id)) ?? 0) + 1);
  const today = useToday();
  const find = (id: string) => cards.find((tool) => tool.id === id) ?? [];
  const favoriteTools = useSetting(favorites).flatMap(find);
  const used = useSetting(recentTools).flatMap(find);
  const recipes = favoritesFirst(useSetting(savedRecipes)).slice(0, maxRecipes);
  const recent = useBrowserValue(isReturning, false) ? used : [];
  const newest = (today === undefined ? [] : cards)
    .filter(({ createdAt }) => isNewOn(createdAt, new Date(today ?? 0)))
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const card = (tool: Card, keys?: string, isNew = newest.includes(tool)) => (
    <ToolCard tool={tool} locale={route.locale} messages={messages} isNew={isNew} keys={keys} />
  );
  const [isNewestShown, setNewestShown] = useState(false);
  const isCut = newest.length > maxColumns && !isNewestShown;
  const section = (title: string, tools: readonly Card[], { head, isRow, isOfNew }: SectionParts = {}) =>
    tools.length > 0 && (
      <section>
        <h2>{title}</h2>
        {head}
        <ul className={classes.grid} data-row={isRow || undefined}>
          {tools.map((tool) => (
            <li key={tool.id}>{card(tool, undefined, isOfNew ? false : undefined)}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={classes.home}>
      <header className={classes.start}>
        <h1 className="visually-hidden">{shell.name}</h1>
        <PasteField label={shell.pasteOrSearch} />
        <p>
          {shell.tagline}{' '}
          <a href={pathTo('about', route.locale)}>
            {format(shell.requestsLeft, { n: requests.filter(isForeign).length })}
          </a>
        </p>
      </header>
      {configuration.showBanner && (
        <a className={classes.banner} href={links.social} target="_blank" rel="noopener">
          <Icon name="speakerphone" />
          {shell.follow}
        </a>
      )}
      {favoriteTools.length > 0 && <FavoriteGrid tools={favoriteTools} messages={messages} card={card} />}
      {recipes.length > 0 && (
        <section>
          <h2>{shell.yourRecipes}</h2>
          <div className={classes.chips}>
            {recipes.map((recipe) => (
              <Button
                key={recipe.name}
                icon="list-check"
                href={pathToSaved(recipe, route.locale)}
                onClick={() => saveRecipe(recipe)}
              >
                {recipe.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      {section(shell.recentTools, recent)}
      {section(shell.newestTools, isCut ? newest.slice(0, maxColumns) : newest, {
        head: isCut && (
          <Button variant="text" className={classes.more} onClick={() => setNewestShown(true)}>
            {format(shell.showAllNewest, { n: newest.length })}
          </Button>
        ),
        isRow: isCut,
        isOfNew: true,
      })}
      {section(
        shell.allTools,
        cards.filter(({ id }) => chosen.length === 0 || chosen.includes(categoryOf(id))),
        { head: <CategoryFilter messages={messages} counts={counts} chosen={chosen} onChoose={choose} /> },
      )}
    </div>
  );
}
