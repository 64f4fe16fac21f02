import { useEffect, useRef } from 'react';
import { categories } from '#core/tool.ts';
import { lazy } from '#ui/lazy.tsx';
import type { View } from '../boot/view.ts';
import type { Configuration } from '../config/configuration.ts';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import { useSetting } from '../state/setting.ts';
import { favorites } from '../state/settings.ts';
import classes from './layout.module.css';
import { MenuGroup } from './menu-group.tsx';

/** With what reorders them: who has no favourites need not load it. */
const FavoriteGroup = lazy(async () => (await import('../favorites/favorite-group.tsx')).FavoriteGroup);

/** Favourites first, then the tools by category; version and copyright at the foot. */
export function SideMenu({ view }: { readonly view: View }) {
  const { menu, messages, route } = view;
  const list = useRef<HTMLElement>(null);
  const favoriteTools = useSetting(favorites).flatMap((id) => menu.find((tool) => tool.id === id) ?? []);
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
