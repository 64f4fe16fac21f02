import { useEffect, useRef } from 'react';
import type { MenuItem } from '#core/registry.ts';
import { categories } from '#core/tool.ts';
import { Icon } from '#ui/icon.tsx';
import { links } from '../links.ts';
import type { View } from '../load.ts';
import { pathTo } from '../routes.ts';
import { useSetting } from '../state/setting.ts';
import { collapsedGroups, favorites } from '../state/settings.ts';
import classes from './layout.module.css';

interface SideMenuProps {
  readonly view: View;
  /** Called when a tool has been chosen. */
  readonly onChoose: (() => void) | undefined;
}

/** Favourites first, then the tools by category; version and copyright at the foot. */
export function SideMenu({ view, onChoose }: SideMenuProps) {
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
    tools.length > 0 && <Group key={name} name={name} title={title} tools={tools} view={view} onChoose={onChoose} />;
  return (
    <nav ref={list} id="menu" className={classes.menu} aria-label={words.shell.tools}>
      <a className={classes.menuHome} href={pathTo('', route.locale)} onClick={onChoose}>
        <strong>{words.shell.name}</strong>
        <span>{words.shell.slogan}</span>
      </a>
      {group('favorites', words.shell.favoriteTools, favoriteTools)}
      {categories.map((category) =>
        group(
          category,
          words.shell.categories[category],
          menu.filter((tool) => tool.category === category),
        ),
      )}
      <Foot />
    </nav>
  );
}

interface GroupProps extends SideMenuProps {
  readonly name: string;
  readonly title: string;
  readonly tools: readonly MenuItem[];
}

function Group({ name, title, tools, view: { route }, onChoose }: GroupProps) {
  const collapsed = useSetting(collapsedGroups);
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
          <li key={id}>
            <a href={pathTo(id, route.locale)} aria-current={id === route.page ? 'page' : undefined} onClick={onChoose}>
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Foot() {
  const { version, lastCommit } = __CONFIGURATION__;
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
