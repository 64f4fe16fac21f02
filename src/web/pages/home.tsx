import type { CatalogItem } from '#core/registry.ts';
import { Icon } from '#ui/icon.tsx';
import { links } from '../links.ts';
import type { FixedPageProps } from '../load.ts';
import { isNewOn, useToday } from '../state/is-new.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { FavoriteGrid } from './favorite-grid.tsx';
import classes from './pages.module.css';
import { ToolCard } from './tool-card.tsx';

/** Banner, favourites, recently used, newest, and all tools. */
export default function Home({ view: { route, words }, catalog }: FixedPageProps) {
  const { locale } = route;
  const { shell } = words;
  const today = useToday();
  const find = (id: string) => catalog.find((tool) => tool.id === id) ?? [];
  const favoriteTools = useSetting(favorites).flatMap(find);
  const recent = useSetting(recentTools).flatMap(find);
  const newest = today === undefined ? [] : catalog.filter(({ createdAt }) => isNewOn(createdAt, new Date(today)));
  const section = (title: string, tools: readonly CatalogItem[]) =>
    tools.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul className={classes.grid}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <ToolCard tool={tool} locale={locale} words={words} isNew={newest.includes(tool)} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={classes.home}>
      {__CONFIGURATION__.showBanner && (
        <a className={classes.banner} href={links.social} target="_blank" rel="noopener">
          <Icon name="speakerphone" />
          {shell.follow}
        </a>
      )}
      <header>
        <h1>{shell.name}</h1>
        <p className={classes.lead}>{shell.tagline}</p>
      </header>
      {favoriteTools.length > 0 && <FavoriteGrid tools={favoriteTools} locale={locale} words={words} />}
      {section(shell.recentTools, recent)}
      {section(shell.newestTools, newest)}
      {section(shell.allTools, catalog)}
    </div>
  );
}
