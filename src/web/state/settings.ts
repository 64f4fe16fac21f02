import { createSetting } from './setting.ts';

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isFlagMap = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'boolean');

const oneOf =
  <const T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((known) => known === value);

/** Ids of tools, in the visitor's order. */
export const favorites = createSetting<readonly string[]>('favorites', [], isTextList);
/** Ids of tools, last used first. */
export const recentTools = createSetting<readonly string[]>('recent', [], isTextList);
/** Categories of the side menu that are collapsed. */
export const collapsedGroups = createSetting<Readonly<Record<string, boolean>>>('collapsedGroups', {}, isFlagMap);
/** Whether the side menu is collapsed; nothing chosen: it follows the width of the screen. */
export const menuCollapsed = createSetting<boolean | undefined>(
  'menuCollapsed',
  undefined,
  oneOf(true, false, undefined),
);
/** Nothing chosen: the system's theme holds. */
export const theme = createSetting<'light' | 'dark' | undefined>('theme', undefined, oneOf('light', 'dark', undefined));
/** The language that was chosen by hand. */
export const language = createSetting<'en' | 'fr' | undefined>('language', undefined, oneOf('en', 'fr', undefined));
/** Keeps this browser out of the statistics. */
export const ignoreAnalytics = createSetting<boolean>('ignoreAnalytics', false, oneOf(true, false));

/** All that is kept for good, for export and import. */
export const allSettings: readonly {
  key: string;
  get(): unknown;
  set(value: never): void;
  accepts(value: unknown): boolean;
}[] = [favorites, recentTools, collapsedGroups, menuCollapsed, theme, language, ignoreAnalytics];

const mostRecent = 8;

/** Puts a tool first among those recently used. */
export function noteUse(id: string): void {
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, mostRecent));
}

/** Makes a tool a favourite, or no longer one. */
export function toggleFavorite(id: string): void {
  const known = favorites.get();
  favorites.set(known.includes(id) ? known.filter((other) => other !== id) : [...known, id]);
}
