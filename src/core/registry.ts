import type { Tool } from '#core/tool.ts';
import type { ToolMessages } from './messages.ts';

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** The available language for a BCP 47 tag; English where the language is not available. */
export const localeOf = (tag: string): Locale =>
  locales.find((locale) => tag === locale || tag.startsWith(`${locale}-`)) ?? 'en';

/** How the parts of one tool are loaded. */
export interface ToolEntry extends Readonly<Record<Locale, () => Promise<{ readonly default: ToolMessages }>>> {
  readonly tool: () => Promise<{ readonly default: Tool }>;
}

/** What menus need of each tool; small, because it is part of every page. */
export interface MenuItem {
  readonly id: string;
  readonly category: string;
  readonly icon: string;
  readonly title: string;
  /** Related tools: their indexes in the menu, nearest first. */
  readonly related: readonly number[];
}

/** What the home page, search and the command line's `list` need of each tool. */
export interface CatalogItem extends Omit<MenuItem, 'related'> {
  readonly createdAt?: string;
  readonly shortName?: string;
  readonly redirectFrom?: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  readonly operations: readonly CatalogOperation[];
}
export interface CatalogOperation {
  readonly name: string;
  readonly title: string;
  readonly input?: string;
  readonly output: string | Readonly<Record<string, string>>;
  /** The kind that it makes of what is nearly of it. */
  readonly fixes?: string;
  /** It needs a second document too. */
  readonly isPair?: true;
  /** Other kinds that it accepts: with options, as in a query, or in an option. */
  readonly alsoTakes?: readonly {
    readonly kind: string;
    readonly options?: Readonly<Record<string, string>>;
    readonly field?: string;
    /** The option is a second document with a pane of its own. */
    readonly isDocument?: true;
  }[];
}
