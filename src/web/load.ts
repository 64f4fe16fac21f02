import type { ComponentType } from 'react';
import type { CatalogItem, Locale, MenuItem } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import type { Strings } from '#core/words.ts';
import type { Words } from '#ui/words.ts';
import type aboutWords from '#words/about.en.json';
import type { Configuration } from './configuration.ts';
import type { Card, Given } from './given.ts';
import { menuWithout } from './hidden-tools.ts';
import type { Route } from './routes.ts';
import type { Content, FixedName, FixedPageProps, PaletteWords, View } from './view.ts';

const fixedPages: Readonly<
  Record<Exclude<FixedName, 'library'>, () => Promise<{ default: ComponentType<FixedPageProps> }>>
> = {
  home: () => import('./pages/home.tsx'),
  about: () => import('./pages/about.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
};

interface LanguageParts {
  words(): Promise<Words>;
  menu(): Promise<readonly MenuItem[]>;
  catalog(): Promise<readonly CatalogItem[]>;
  about(): Promise<typeof aboutWords>;
  palette(): Promise<PaletteWords>;
  /** How the page of each tool is loaded. */
  pages(): Promise<Readonly<Record<string, LoadParts>>>;
}
type LoadParts = () => Promise<{ readonly default: ToolParts }>;
interface ToolParts {
  readonly tool: Tool;
  readonly strings: Strings;
  readonly Page: ComponentType;
}

const languages: Readonly<Record<Locale, LanguageParts>> = {
  en: {
    words: async () => (await import('#words/en.json')).default,
    menu: async () => (await import('#generated/menu.en.json')).default,
    catalog: async () => (await import('#generated/catalog.en.json')).default as readonly CatalogItem[],
    about: async () => (await import('#words/about.en.json')).default,
    palette: async () => (await import('#words/palette.en.json')).default,
    pages: async () => (await import('#generated/pages.en.ts')).pages,
  },
  fr: {
    words: async () => (await import('#words/fr.json')).default,
    menu: async () => (await import('#generated/menu.fr.json')).default,
    catalog: async () => (await import('#generated/catalog.fr.json')).default as readonly CatalogItem[],
    about: async () => (await import('#words/about.fr.json')).default,
    palette: async () => (await import('#words/palette.fr.json')).default,
    pages: async () => (await import('#generated/pages.fr.ts')).pages,
  },
};

/** What the first page's document has brought along, in its language. */
let given: Given | undefined;

/** Takes what a document has brought along. */
export function takeGiven(brought: Given): void {
  given = brought;
}

/** What the palette needs, loaded when it is first opened. */
export async function loadPalette({ route, configuration }: View) {
  const [{ default: Palette }, catalog, texts] = await Promise.all([
    import('./palette/palette.tsx'),
    languages[route.locale].catalog(),
    languages[route.locale].palette(),
  ]);
  return { Palette, catalog: withoutHidden(catalog, configuration), texts };
}

/** `parts` loads the tool's page without the index of all pages, where its address is known. */
export async function loadView(route: Route, configuration: Configuration, parts?: LoadParts): Promise<View> {
  const known = given?.locale === route.locale ? given : undefined;
  const { words, menu } = languages[route.locale];
  const [loadedWords, loadedMenu, content] = await Promise.all([
    known?.words ?? words(),
    known?.menu ?? menu(),
    loadContent(route, configuration, parts),
  ]);
  return {
    route,
    configuration,
    words: loadedWords,
    menu: menuWithout(configuration.hiddenTools, loadedMenu),
    content,
  };
}

async function loadContent(
  { page, locale }: Route,
  configuration: Configuration,
  known: LoadParts | undefined,
): Promise<Content> {
  if (page === '' || page === 'about') return loadFixed(page || 'home', locale, configuration);
  if (__LIBRARY__ && /^c-lib(\/|$)/.test(page)) {
    const { loadLibraryPage } = await import('./library/load-library-page.tsx');
    const Page = await loadLibraryPage(page.slice('c-lib/'.length));
    if (Page) return { type: 'fixed', name: 'library', Page, props: { cards: [], about: undefined } };
  }
  const pages = known ? {} : await languages[locale].pages();
  const isShown = Object.hasOwn(pages, page) && !configuration.hiddenTools.includes(page);
  const load = known ?? (isShown ? pages[page] : undefined);
  return load ? { type: 'tool', id: page, ...(await load()).default } : loadFixed('not-found', locale, configuration);
}

async function loadFixed(
  name: keyof typeof fixedPages,
  locale: Locale,
  configuration: Configuration,
): Promise<Content> {
  const [{ default: Page }, cards, about] = await Promise.all([
    fixedPages[name](),
    name === 'about' ? [] : loadCards(locale),
    name === 'about' ? languages[locale].about() : undefined,
  ]);
  return { type: 'fixed', name, Page, props: { cards: withoutHidden(cards, configuration), about } };
}

async function loadCards(locale: Locale): Promise<readonly Card[]> {
  const known = given?.locale === locale ? given.cards : undefined;
  return known ?? languages[locale].catalog();
}

const withoutHidden = <T extends Card>(catalog: readonly T[], { hiddenTools }: Configuration): readonly T[] =>
  catalog.filter(({ id }) => !hiddenTools.includes(id));
