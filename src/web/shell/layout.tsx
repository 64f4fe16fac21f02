import type { ReactNode } from 'react';
import { locales } from '#core/registry.ts';
import { categories } from '#core/tool.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { View } from '../load.ts';
import { pathTo } from '../routes.ts';
import type { Surroundings } from '../surroundings.ts';
import classes from './layout.module.css';

interface LayoutProps {
  readonly view: View;
  readonly surroundings: Surroundings;
  readonly children: ReactNode;
}

/** Top bar, side menu and the page between them. */
export function Layout({ view, surroundings, children }: LayoutProps) {
  const { route, words } = view;
  const { shell } = words;
  const other = locales.find((locale) => locale !== route.locale) ?? 'en';
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href={`${pathTo(route.page, route.locale)}#content`}>
        {shell.skip}
      </a>
      <header className={classes.bar}>
        <a className={classes.home} href={pathTo('', route.locale)}>
          <Icon name="slice" />
          {shell.name}
        </a>
        <a
          href={pathTo(view.content.type === 'not-found' ? '' : route.page, other)}
          lang={other}
          hrefLang={other}
          className={classes.language}
        >
          {shell.language}
        </a>
        <IconButton icon="contrast" label={shell.theme} onClick={surroundings.toggleTheme} />
      </header>
      <SideMenu view={view} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function SideMenu({ view: { menu, words, route } }: { readonly view: View }) {
  return (
    <nav className={classes.menu} aria-label={words.shell.tools}>
      {categories.map((category) => {
        const tools = menu.filter((tool) => tool.category === category);
        return (
          tools.length > 0 && (
            <details key={category} open>
              <summary>
                {words.shell.categories[category]} <small>{tools.length}</small>
              </summary>
              <ul>
                {tools.map(({ id, icon, title }) => (
                  <li key={id}>
                    <a href={pathTo(id, route.locale)} aria-current={id === route.page ? 'page' : undefined}>
                      <Icon name={icon} />
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
    </nav>
  );
}
