import { Icon } from '#ui/display/icon.tsx';
import type { Card } from '../boot/document-data.ts';
import type { FixedPageProps } from '../boot/view.ts';
import { FavoriteGrid } from '../favorites/favorite-grid.tsx';
import { links } from '../navigation/links.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { isNewOn, useToday } from '../state/is-new.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { isReturning } from '../state/visits.ts';
import classes from './pages.module.css';
import { PasteField } from './paste-field.tsx';
import { ToolCard } from './tool-card.tsx';

/** The home page: banner, favourites, recently used, newest, and all tools. */
export default function Home({ view: { route, configuration, messages }, cards }: FixedPageProps) {
  const { shell } = messages;
  const today = useToday();
  const find = (id: string) => cards.find((tool) => tool.id === id) ?? [];
  const favoriteTools = useSetting(favorites).flatMap(find);
  const used = useSetting(recentTools).flatMap(find);
  const recent = useBrowserValue(isReturning, false) ? used : [];
  const newest = (today === undefined ? [] : cards)
    .filter(({ createdAt }) => isNewOn(createdAt, new Date(today ?? 0)))
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const card = (tool: Card) => (
    <ToolCard tool={tool} locale={route.locale} messages={messages} isNew={newest.includes(tool)} />
  );
  const section = (title: string, tools: readonly Card[]) =>
    tools.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul className={classes.grid}>
          {tools.map((tool) => (
            <li key={tool.id}>{card(tool)}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={classes.home}>
      {configuration.showBanner && (
        <a className={classes.banner} href={links.social} target="_blank" rel="noopener">
          <Icon name="speakerphone" />
          {shell.follow}
        </a>
      )}
      <header>
        <h1>{shell.name}</h1>
        <p className={classes.lead}>{shell.tagline}</p>
        <PasteField label={shell.pasteOrSearch} />
      </header>
      {favoriteTools.length > 0 && <FavoriteGrid tools={favoriteTools} messages={messages} card={card} />}
      {section(shell.recentTools, recent)}
      {section(shell.newestTools, newest)}
      {section(shell.allTools, cards)}
    </div>
  );
}
