import { useEffect, useRef } from 'react';
import type { MenuItem } from '#core/registry.ts';
import { categories } from '#core/tool.ts';
import { Icon } from '#ui/icon.tsx';
import type { Configuration } from '../configuration.ts';
import { links } from '../links.ts';
import type { View } from '../load.ts';
import { pathTo } from '../routes.ts';
import { useSetting } from '../state/setting.ts';
import { collapsedGroups, favorites } from '../state/settings.ts';
import { reorderKeys, useReorder } from '../use-reorder.ts';
import classes from './layout.module.css';

/** Under this name the group of favourites is collapsed. */
const favoritesGroup = 'favorites';

interface SideMenuProps {
  readonly view: View;
}

/** Favourites first, then the tools by category; version and copyright at the foot. */
export function SideMenu({ view }: SideMenuProps) {
  const { menu, words, route } = view;
  const chosen = useSetting(favorites);
  const list = useRef<HTMLElement>(null);
  const favoriteTools = chosen.flatMap((id) => menu.find((tool) => tool.id === id) ?? []);

  useEffect(() => {
    list.current
      ?.querySelector(`[href="${CSS.escape(pathTo(route.page, route.locale))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [route]);

  const group = (name: string, title: string, tools: readonly MenuItem[]) =>
    tools.length > 0 && <Group key={name} name={name} title={title} tools={tools} view={view} />;
  return (
    <nav ref={list} id="menu" className={classes.menu} aria-label={words.shell.tools}>
      <a className={classes.menuHome} href={pathTo('', route.locale)}>
        <strong>{words.shell.name}</strong>
        <span>{words.shell.slogan}</span>
      </a>
      {group(favoritesGroup, words.shell.favoriteTools, favoriteTools)}
      {categories.map((category) =>
        group(
          category,
          words.shell.categories[category],
          menu.filter((tool) => tool.category === category),
        ),
      )}
      <Foot configuration={view.configuration} />
    </nav>
  );
}

interface GroupProps extends SideMenuProps {
  readonly name: string;
  readonly title: string;
  readonly tools: readonly MenuItem[];
}

function Group({ name, title, tools, view: { route, words } }: GroupProps) {
  const collapsed = useSetting(collapsedGroups);
  const { itemProps, said } = useReorder(tools, words);
  const isOrdered = name === favoritesGroup;
  return (
    <details
      open={!collapsed[name]}
      onToggle={(event) => {
        const isCollapsed = !event.currentTarget.open;
        if (isCollapsed !== Boolean(collapsed[name]))
          collapsedGroups.set({ ...collapsedGroups.get(), [name]: isCollapsed });
      }}
    >
      <summary>
        {title} <small>{tools.length}</small>
      </summary>
      <ul>
        {tools.map(({ id, icon, title: name }) => (
          <li key={id} {...(isOrdered && itemProps(id))}>
            <a
              href={pathTo(id, route.locale)}
              aria-current={id === route.page ? 'page' : undefined}
              aria-keyshortcuts={isOrdered ? reorderKeys : undefined}
            >
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isOrdered && (
        <p role="status" className="visually-hidden">
          {said}
        </p>
      )}
    </details>
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
