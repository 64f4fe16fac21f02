import type { ComponentType } from 'react';
import type { Configuration } from '#core/configuration.ts';
import type { Locale } from '#core/registry.ts';
import { menuWithout, withoutHidden } from '../config/hidden-tools.ts';
import type { Route } from '../navigation/routes.ts';
import type { Card } from './document-data.ts';
import { loadCatalog, loadLanguage } from './load-catalog.ts';
import type { Shell } from './shell.ts';
import type { Content, FixedName, FixedPageProps, View } from './view.ts';

const fixedPages: Readonly<
  Record<Exclude<FixedName, 'library'>, () => Promise<{ default: ComponentType<FixedPageProps> }>>
> = {
  home: () => import('../pages/home.tsx'),
  about: () => import('../pages/about.tsx'),
  recipe: () => import('../pages/recipe.tsx'),
  'not-found': () => import('../pages/not-found.tsx'),
};

/** What the palette needs, loaded when it is first opened. */
export async function loadPalette(view: View) {
  const [{ default: Palette }, parts] = await Promise.all([import('../palette/palette.tsx'), loadCatalog(view)]);
  return { Palette, ...parts };
}

/** What the document has, which need not be loaded again in its language. */
interface Known {
  readonly locale: Locale;
  readonly shell: Promise<Shell> | undefined;
  readonly cards?: readonly Card[];
}

/** A page. */
export async function loadView(route: Route, configuration: Configuration, document?: Known): Promise<View> {
  const known = document?.locale === route.locale ? document : undefined;
  const [{ messages, menu }, content] = await Promise.all([
    known?.shell ?? loadLanguage(route.locale).then((language) => language.shell()),
    loadContent(route, configuration, known?.cards),
  ]);
  return {
    route,
    configuration,
    messages,
    menu: menuWithout(configuration.hiddenTools, menu),
    content,
  };
}

async function loadContent(
  { page, locale }: Route,
  configuration: Configuration,
  cards: readonly Card[] | undefined,
): Promise<Content> {
  const loadFixed = async (name: keyof typeof fixedPages): Promise<Content> => {
    const [{ default: Page }, shown, about, recipe] = await Promise.all([
      fixedPages[name](),
      name === 'home' ? (cards ?? loadLanguage(locale).then(({ catalog }) => catalog())) : [],
      name === 'about' ? loadLanguage(locale).then(({ about }) => about()) : undefined,
      name === 'recipe' ? loadLanguage(locale).then(({ recipePage }) => recipePage()) : undefined,
    ]);
    return { type: 'fixed', name, Page, props: { cards: withoutHidden<Card>(shown, configuration), about, recipe } };
  };
  if (page === '' || page === 'about' || page === 'recipe') return loadFixed(page || 'home');
  if (__LIBRARY__ && /^c-lib(\/|$)/.test(page)) {
    const { loadLibraryPage } = await import('../library/load-library-page.tsx');
    const Page = await loadLibraryPage(page.slice('c-lib/'.length));
    if (Page)
      return { type: 'fixed', name: 'library', Page, props: { cards: [], about: undefined, recipe: undefined } };
  }
  const pages = await (await loadLanguage(locale)).pages();
  const load = configuration.hiddenTools.includes(page) || !Object.hasOwn(pages, page) ? undefined : pages[page];
  return load ? { type: 'tool', id: page, ...(await load()).default } : loadFixed('not-found');
}
