import { useEffect, useRef } from 'react';
import { categories } from '#core/tool.ts';
import { lazy } from '#ui/lazy.tsx';
import type { View } from '../boot/view.ts';
import type { Configuration } from '../config/configuration.ts';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { isReturning } from '../state/visits.ts';
import classes from './layout.module.css';
import { MenuGroup } from './menu-group.tsx';

/** With what reorders them, which comes later: who has no favourites need not load it. */
const FavoriteGroup = lazy(() => import('../favorites/favorite-group.tsx'), 'FavoriteGroup', MenuGroup);

const maxRecent = 5;

/** Favourites first, then those recently used, then the tools by category; version and copyright at the foot. */
export function SideMenu({ view }: { readonly view: View }) {
  const { menu, messages, route } = view;
  const list = useRef<HTMLElement>(null);
  const find = (id: string) => menu.find((tool) => tool.id === id) ?? [];
  const favoriteTools = useSetting(favorites).flatMap(find);
  const used = useSetting(recentTools).flatMap(find);
  // Those to go back to.
  const recent = used.filter((tool) => tool.id !== route.page && !favoriteTools.includes(tool)).slice(0, maxRecent);
  const isBack = useBrowserValue(isReturning, false);
  const groups = categories
    .map((category) => ({ category, tools: menu.filter((tool) => tool.category === category) }))
    .filter(({ tools }) => tools.length > 0);

  useEffect(() => {
    list.current
      ?.querySelector(`[href="${CSS.escape(pathTo(route.page, route.locale))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [route]);

  return (
    <nav ref={list} id="menu" className={classes.menu} aria-label={messages.shell.tools}>
      <a className={classes.menuHome} href={pathTo('', route.locale)}>
        <strong>{messages.shell.name}</strong>
        <span>{messages.shell.slogan}</span>
      </a>
      {favoriteTools.length > 0 && (
        <FavoriteGroup name="favorites" title={messages.shell.favoriteTools} tools={favoriteTools} view={view} />
      )}
      {isBack && recent.length > 0 && (
        <MenuGroup name="recent" title={messages.shell.recentTools} tools={recent} view={view} />
      )}
      {groups.map(({ category, tools }) => (
        <MenuGroup
          key={category}
          name={category}
          title={messages.shell.categories[category]}
          tools={tools}
          view={view}
        />
      ))}
      <Foot configuration={view.configuration} />
    </nav>
  );
}

function Foot({ configuration: { version, lastCommit } }: { readonly configuration: Configuration }) {
  return (
    <footer className={classes.foot}>
      <p>
        Penknife {version}
        {lastCommit && (
          <>
            {' - '}
            <a href={links.commit(lastCommit)} target="_blank" rel="noopener">
              {lastCommit.slice(0, 7)}
            </a>
          </>
        )}
      </p>
      <p>© 2026 Penknife</p>
    </footer>
  );
}
