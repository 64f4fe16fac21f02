import type { ComponentType } from 'react';
import type { CatalogItem, Locale, MenuItem, ToolEntry } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import type { Strings } from '#core/words.ts';
import { pages } from '#generated/pages.ts';
import { tools } from '#generated/tools.ts';
import type { Words } from '#ui/words.ts';
import type { Route } from './routes.ts';

/** All that a page needs before it can be drawn, on the server and in the browser alike. */
export interface View {
  readonly route: Route;
  readonly words: Words;
  readonly menu: readonly MenuItem[];
  readonly content: Content;
}
export type Content =
  | { readonly type: 'home'; readonly catalog: readonly CatalogItem[] }
  | {
      readonly type: 'tool';
      readonly id: string;
      readonly tool: Tool;
      readonly strings: Strings;
      /** A page of its own; the generic one where absent. */
      readonly Page?: ComponentType;
    }
  | { readonly type: 'not-found' };

interface LanguageParts {
  words(): Promise<Words>;
  menu(): Promise<readonly MenuItem[]>;
  catalog(): Promise<readonly CatalogItem[]>;
}

const languages: Readonly<Record<Locale, LanguageParts>> = {
  en: {
    words: async () => (await import('#words/en.json')).default,
    menu: async () => (await import('#generated/menu.en.json')).default,
    catalog: async () => (await import('#generated/catalog.en.json')).default as readonly CatalogItem[],
  },
  fr: {
    words: async () => (await import('#words/fr.json')).default,
    menu: async () => (await import('#generated/menu.fr.json')).default,
    catalog: async () => (await import('#generated/catalog.fr.json')).default as readonly CatalogItem[],
  },
};

export async function loadView(route: Route): Promise<View> {
  const { words, menu } = languages[route.locale];
  const [loadedWords, loadedMenu, content] = await Promise.all([words(), menu(), loadContent(route)]);
  return { route, words: loadedWords, menu: loadedMenu, content };
}

async function loadContent({ page, locale }: Route): Promise<Content> {
  if (page === '') return { type: 'home', catalog: await languages[locale].catalog() };
  const entries: Readonly<Record<string, ToolEntry>> = tools;
  if (!Object.hasOwn(entries, page)) return { type: 'not-found' };
  const entry = entries[page] as ToolEntry;
  const ownPages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = pages;
  const [tool, strings, own] = await Promise.all([entry.tool(), entry[locale](), ownPages[page]?.()]);
  return {
    type: 'tool',
    id: page,
    tool: tool.default,
    strings: strings.default,
    ...(own ? { Page: own.default } : {}),
  };
}
