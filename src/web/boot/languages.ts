import type { ComponentType } from 'react';
import type { PageMessages, RunMessages } from '#core/messages.ts';
import type { CatalogItem, Locale } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import englishShell from '#generated/shell.en.json?url';
import frenchShell from '#generated/shell.fr.json?url';
import type aboutMessages from '#messages/about.en.json';
import type recipeMessages from '#messages/recipe.en.json';
import type recipePageMessages from '#messages/recipe-page.en.json';
import type { ExampleParts } from '#page/examples/example-parts.ts';
import type { PageParts } from '#page/services.ts';
import { fetchShell, type Shell } from './shell.ts';
import type { PaletteMessages } from './view.ts';

interface LanguageParts {
  shell(): Promise<Shell>;
  catalog(): Promise<readonly CatalogItem[]>;
  about(): Promise<typeof aboutMessages>;
  /** The messages of the page for recipes, and those of its steps. */
  recipePage(): Promise<typeof recipePageMessages>;
  recipe(): Promise<typeof recipeMessages>;
  palette(): Promise<PaletteMessages>;
  /** How the page of each tool is loaded. */
  pages(): Promise<Readonly<Record<string, LoadParts>>>;
}
export type LoadParts = () => Promise<{ readonly default: ToolParts }>;
interface ToolParts extends ExampleParts {
  readonly tool: Tool;
  readonly messages: PageMessages;
  readonly loadMessages: () => Promise<RunMessages>;
  readonly parts?: PageParts;
  readonly Page: ComponentType;
}

/** What the site has in each language, each part loaded when it is needed. The build reads the file that browsers fetch. */
export const languages: Readonly<Record<Locale, LanguageParts>> = {
  en: {
    shell: async () =>
      import.meta.env.SSR ? (await import('#generated/shell.en.json')).default : fetchShell(englishShell),
    catalog: async () => (await import('#generated/catalog.en.json')).default as readonly CatalogItem[],
    about: async () => (await import('#messages/about.en.json')).default,
    recipePage: async () => (await import('#messages/recipe-page.en.json')).default,
    recipe: async () => (await import('#messages/recipe.en.json')).default,
    palette: async () => (await import('#generated/palette.en.json')).default,
    pages: async () => (await import('#generated/pages.en.ts')).pages,
  },
  fr: {
    shell: async () =>
      import.meta.env.SSR ? (await import('#generated/shell.fr.json')).default : fetchShell(frenchShell),
    catalog: async () => (await import('#generated/catalog.fr.json')).default as readonly CatalogItem[],
    about: async () => (await import('#messages/about.fr.json')).default,
    recipePage: async () => (await import('#messages/recipe-page.fr.json')).default,
    recipe: async () => (await import('#messages/recipe.fr.json')).default,
    palette: async () => (await import('#generated/palette.fr.json')).default,
    pages: async () => (await import('#generated/pages.fr.ts')).pages,
  },
};
