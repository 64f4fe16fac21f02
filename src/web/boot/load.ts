import type { ComponentType } from 'react';
import type { Locale } from '#core/registry.ts';
import type { Configuration } from '../config/configuration.ts';
import { menuWithout, withoutHidden } from '../config/hidden-tools.ts';
import type { Route } from '../navigation/routes.ts';
import type { Card, DocumentData } from './document-data.ts';
import type { LoadParts } from './languages.ts';
import type { Content, FixedName, FixedPageProps, View } from './view.ts';

const fixedPages: Readonly<
  Record<Exclude<FixedName, 'library'>, () => Promise<{ default: ComponentType<FixedPageProps> }>>
> = {
  home: () => import('../pages/home.tsx'),
  about: () => import('../pages/about.tsx'),
  'not-found': () => import('../pages/not-found.tsx'),
};

/** The data embedded in the first document, in its language. */
let given: DocumentData | undefined;

/** Sets the data embedded in the document. */
export function setDocumentData(brought: DocumentData): void {
  given = brought;
}

/** What the site has in a language: the first page brings its own parts, so only later ones need the list. */
export const loadLanguage = async (locale: Locale) => (await import('./languages.ts')).languages[locale];

/** The tools with their operations, and the names of kinds. */
export async function loadCatalog({ route, configuration }: View) {
  const { catalog, palette } = await loadLanguage(route.locale);
  const [tools, texts] = await Promise.all([catalog(), palette()]);
  return { catalog: withoutHidden(tools, configuration), texts };
}

/** What the palette needs, loaded when it is first opened. */
export async function loadPalette(view: View) {
  const [{ default: Palette }, parts] = await Promise.all([import('../palette/palette.tsx'), loadCatalog(view)]);
  return { Palette, ...parts };
}

/** `parts` loads the tool's page without the index of all pages, where its address is known. */
export async function loadView(route: Route, configuration: Configuration, parts?: LoadParts): Promise<View> {
  const known = given?.locale === route.locale ? given : undefined;
  const [messages, menu, content] = await Promise.all([
    known?.messages ?? loadLanguage(route.locale).then((language) => language.messages()),
    known?.menu ?? loadLanguage(route.locale).then((language) => language.menu()),
    loadContent(route, configuration, parts),
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
  known: LoadParts | undefined,
): Promise<Content> {
  if (page === '' || page === 'about') return loadFixed(page || 'home', locale, configuration);
  if (__LIBRARY__ && /^c-lib(\/|$)/.test(page)) {
    const { loadLibraryPage } = await import('../library/load-library-page.tsx');
    const Page = await loadLibraryPage(page.slice('c-lib/'.length));
    if (Page) return { type: 'fixed', name: 'library', Page, props: { cards: [], about: undefined } };
  }
  const pages = known ? {} : await (await loadLanguage(locale)).pages();
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
    name === 'home' ? loadCards(locale) : [],
    name === 'about' ? loadLanguage(locale).then(({ about }) => about()) : undefined,
  ]);
  return { type: 'fixed', name, Page, props: { cards: withoutHidden(cards, configuration), about } };
}

async function loadCards(locale: Locale): Promise<readonly Card[]> {
  const known = given?.locale === locale ? given.cards : undefined;
  return known ?? (await loadLanguage(locale)).catalog();
}
