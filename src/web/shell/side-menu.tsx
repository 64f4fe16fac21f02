import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { categories } from '#core/tool.ts';
import { Icon } from '#ui/display/icon.tsx';
import { lazy } from '#ui/lazy.tsx';
import type { View } from '../boot/view.ts';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { pathToSaved, savedRecipes, saveRecipe } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, recentTools } from '../state/settings.ts';
import { isReturning } from '../state/visits.ts';
import classes from './layout.module.css';
import { MenuGroup, type MenuGroupProps } from './menu-group.tsx';

/** Lazy: includes drag-and-drop reordering, which is needed only with favorites. */
const FavoriteGroup = lazy(() => import('../favorites/favorite-group.tsx'), 'FavoriteGroup', MenuGroup);

const maxRecent = 5;
/** The size of a page must not grow with that of its category. */
const maxStatic = 30;

/** How far the link to the current page is from the top of the window. */
const placeOfCurrent = () =>
  import.meta.env.SSR ? 0 : (document.querySelector('#menu [aria-current]')?.getBoundingClientRect().top ?? 0);

/**
 * Favourites first, then those recently used, then recipes and the tools by category; version and copyright at the foot. The static
 * page of a tool links the tools of its own category, and the other categories on the home page.
 */
export function SideMenu({ view }: { readonly view: View }) {
  const { menu, messages, route, content } = view;
  const list = useRef<HTMLDivElement>(null);
  const find = (id: string) => menu.find((tool) => tool.id === id) ?? [];
  const favoriteTools = useSetting(favorites).flatMap(find);
  const favoriteRecipes = useSetting(savedRecipes).filter(({ isFavorite }) => isFavorite);
  const used = useSetting(recentTools).flatMap(find);
  // Those to go back to.
  const recent = used.filter((tool) => tool.id !== route.page && !favoriteTools.includes(tool)).slice(0, maxRecent);
  const isBack = useBrowserValue(isReturning, false);
  const groups = categories
    .map((category) => ({ category, tools: menu.filter((tool) => tool.category === category) }))
    .filter(({ tools }) => tools.length > 0);

  // The categories above it have more tools than in the static page: the current one stays where it is.
  const [place] = useState(placeOfCurrent);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop += placeOfCurrent() - place;
  }, [place]);
  useEffect(() => {
    list.current
      ?.querySelector(`[href="${CSS.escape(pathTo(route.page, route.locale))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [route]);

  return (
    <nav id="menu" className={classes.menu} aria-label={messages.shell.tools}>
      <a className={classes.menuHome} href={pathTo('', route.locale)}>
        <strong>{messages.shell.name}</strong>
        <span>{messages.shell.slogan}</span>
      </a>
      <div ref={list} className={classes.menuList}>
        {favoriteTools.length > 0 && (
          <FavoriteGroup name="favorites" title={messages.shell.favoriteTools} tools={favoriteTools} view={view} />
        )}
        {isBack && recent.length > 0 && (
          <MenuGroup name="recent" title={messages.shell.recentTools} tools={recent} view={view} />
        )}
        <a
          className={classes.category}
          href={pathTo('recipe', route.locale)}
          aria-current={route.page === 'recipe' ? 'page' : undefined}
        >
          {messages.shell.recipe}
        </a>
        {favoriteRecipes.length > 0 && (
          <ul>
            {favoriteRecipes.map((recipe) => (
              <li key={recipe.name}>
                <a href={pathToSaved(recipe, route.locale)} onClick={() => saveRecipe(recipe)}>
                  <Icon name="list-check" />
                  {recipe.name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {groups.map(({ category, tools }) => {
          const group = { name: category, title: messages.shell.categories[category], tools, view };
          if (!import.meta.env.SSR || content.type !== 'tool') return <MenuGroup key={category} {...group} />;
          return <StaticGroup key={category} {...group} />;
        })}
        <Foot view={view} />
      </div>
    </nav>
  );
}

/** A category on the static page of a tool: whole where the tool is in it and it is not too long, else a link. */
function StaticGroup({ name, title, tools, view }: MenuGroupProps) {
  const { messages, route } = view;
  const own = tools.findIndex(({ id }) => id === route.page);
  const href = `${pathTo('', route.locale)}#menu-${name}`;
  if (own < 0)
    return (
      <a className={classes.category} href={href}>
        {/* One text: between two, the HTML of each page would have a comment. */}
        {`${title} `}
        <small>{tools.length}</small>
      </a>
    );
  const start = Math.max(0, Math.min(own - maxStatic / 2, tools.length - maxStatic));
  const near = tools.slice(start, start + maxStatic);
  return (
    <MenuGroup name={name} title={title} tools={near} count={tools.length} view={view}>
      {near.length < tools.length && <a href={href}>{messages.shell.allTools}</a>}
    </MenuGroup>
  );
}

function Foot({ view: { configuration, messages, route } }: { readonly view: View }) {
  const { version, lastCommit, offerOffline } = configuration;
  return (
    <footer className={classes.foot}>
      {offerOffline && (
        <p>
          <a href={`${pathTo('about', route.locale)}#offline`}>{messages.shell.makeOffline}</a>
        </p>
      )}
      <p>
        {`Penknife ${version}`}
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
