import { moveTo } from './move-to.ts';
import { createSetting, type Setting } from './setting.ts';

/** A list of texts, each once; what is none is left out. */
const textList = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter((item) => typeof item === 'string'))] : undefined;

const flagMap = (value: unknown): Readonly<Record<string, boolean>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, item]) => typeof item === 'boolean'))
    : undefined;

const oneOf =
  <const T>(...values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((known) => known === value);

/** Ids of tools, in the visitor's order. */
export const favorites = createSetting<readonly string[]>('favorites', [], textList);
/** Ids of tools, last used first. */
export const recentTools = createSetting<readonly string[]>('recent', [], textList);
/** Groups of the side menu that are collapsed. */
export const collapsedGroups = createSetting<Readonly<Record<string, boolean>>>('collapsedGroups', {}, flagMap);
/** Whether the side menu is collapsed where there is room for it. */
export const menuCollapsed = createSetting<boolean>('menuCollapsed', false, oneOf(true, false));
/** Nothing chosen: the system's theme holds. */
export const theme = createSetting<'light' | 'dark' | undefined>('theme', undefined, oneOf('light', 'dark'));
/** The theme that the site is set up with, as last seen: kept so that it is known before a page is painted. */
export const defaultTheme = createSetting<'system' | 'light' | 'dark'>(
  'defaultTheme',
  'system',
  oneOf('system', 'light', 'dark'),
);
/** The language that was chosen by hand. */
export const language = createSetting<'en' | 'fr' | undefined>('language', undefined, oneOf('en', 'fr'));
/** Keeps this browser out of the statistics. */
export const ignoreAnalytics = createSetting<boolean>('ignoreAnalytics', false, oneOf(true, false));

/** All that is kept for good but the options of tools, for export and import. */
export const allSettings: readonly Pick<Setting<unknown>, 'key' | 'get' | 'take'>[] = [
  favorites,
  recentTools,
  collapsedGroups,
  menuCollapsed,
  theme,
  language,
  ignoreAnalytics,
];

const maxRecent = 8;

/** Puts a tool first among those recently used. */
export function noteUse(id: string): void {
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, maxRecent));
}

/** Makes a tool a favourite, or no longer one. */
export function toggleFavorite(id: string): void {
  const known = favorites.get();
  favorites.set(known.includes(id) ? known.filter((other) => other !== id) : [...known, id]);
}

/** Puts a favourite where another one stands. */
export const moveFavorite = (id: string, target: string): void => favorites.set(moveTo(favorites.get(), id, target));
