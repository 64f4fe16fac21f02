import type { Ref } from 'react';
import { locales } from '#core/registry.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { island } from '#ui/island.tsx';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import type { useMenu } from '../state/menu.ts';
import { toggleTheme, useIsDark } from '../state/theme.ts';
import classes from './layout.module.css';
import { switchLanguage } from './switch-language.ts';

/** Links need no code but for their tooltips. */
const BarLinks = island(() => import('./site-extras.ts'), 'BarLinks');

interface TopBarProps {
  readonly view: View;
  readonly menu: ReturnType<typeof useMenu>;
  readonly toggleRef: Ref<HTMLButtonElement>;
  readonly onSearch: () => void;
  readonly onSkip: () => void;
}

export function TopBar({ view, menu, toggleRef, onSearch, onSkip }: TopBarProps) {
  const { route, messages, content } = view;
  const { shell } = messages;
  const other = locales.find((locale) => locale !== route.locale) ?? 'en';
  const isDark = useIsDark();
  const shortcut = useBrowserValue(() => (/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'), 'Ctrl K');
  return (
    <header className={classes.bar} inert={menu.isOverlay}>
      <a
        className={classes.skip}
        href={`${pathTo(route.page, route.locale)}#content`}
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        {shell.skip}
      </a>
      <IconButton
        icon="menu-2"
        label={shell.toggleMenu}
        aria-expanded={!menu.isCollapsed}
        aria-controls="menu"
        ref={toggleRef}
        onClick={menu.toggle}
      />
      <a className={classes.home} href={pathTo('', route.locale)} title={shell.home}>
        <Icon name="slice" />
        <span className={classes.wide}>{shell.name}</span>
      </a>
      <Button
        icon="search"
        className={classes.search}
        data-search
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <span className={classes.wide}>{shell.search}</span>
        <kbd className={classes.wide}>{shortcut}</kbd>
      </Button>
      <IconButton icon="contrast" label={isDark ? shell.lightMode : shell.darkMode} onClick={toggleTheme} />
      <IconButton icon="dots-vertical" label={shell.more} className={classes.moreButton} popoverTarget="more" />
      {/* Not loaded with the links: the menu would close, and a language chosen before would not be kept. */}
      <div id="more" popover="auto" className={classes.more}>
        <a
          href={pathTo(content.type === 'fixed' && content.name === 'not-found' ? '' : route.page, other)}
          lang={other}
          hrefLang={other}
          className={classes.language}
          onClick={({ currentTarget }) => switchLanguage(currentTarget, other)}
        >
          {shell.language}
        </a>
        <BarLinks view={view} />
      </div>
    </header>
  );
}
