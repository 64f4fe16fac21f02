import type { ComponentType } from 'react';
import type { PageMessages, RunMessages } from '#core/messages.ts';
import type { CatalogItem, Locale, MenuItem } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import type aboutMessages from '#messages/about.en.json';
import type { SharedMessages } from '#ui/messages.ts';
import type { PaletteMessages } from './view.ts';

interface LanguageParts {
  messages(): Promise<SharedMessages>;
  menu(): Promise<readonly MenuItem[]>;
  catalog(): Promise<readonly CatalogItem[]>;
  about(): Promise<typeof aboutMessages>;
  palette(): Promise<PaletteMessages>;
  /** How the page of each tool is loaded. */
  pages(): Promise<Readonly<Record<string, LoadParts>>>;
}
export type LoadParts = () => Promise<{ readonly default: ToolParts }>;
interface ToolParts {
  readonly tool: Tool;
  readonly messages: PageMessages;
  readonly loadMessages: () => Promise<RunMessages>;
  readonly Page: ComponentType;
}

/** What the site has in each language, each part loaded when it is needed. */
export const languages: Readonly<Record<Locale, LanguageParts>> = {
  en: {
    messages: async () => (await import('#messages/en.json')).default,
    menu: async () => (await import('#generated/menu.en.json')).default,
    catalog: async () => (await import('#generated/catalog.en.json')).default as readonly CatalogItem[],
    about: async () => (await import('#messages/about.en.json')).default,
    palette: async () => (await import('#generated/palette.en.json')).default,
    pages: async () => (await import('#generated/pages.en.ts')).pages,
  },
  fr: {
    messages: async () => (await import('#messages/fr.json')).default,
    menu: async () => (await import('#generated/menu.fr.json')).default,
    catalog: async () => (await import('#generated/catalog.fr.json')).default as readonly CatalogItem[],
    about: async () => (await import('#messages/about.fr.json')).default,
    palette: async () => (await import('#generated/palette.fr.json')).default,
    pages: async () => (await import('#generated/pages.fr.ts')).pages,
  },
};
