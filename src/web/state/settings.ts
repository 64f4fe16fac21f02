import { showHint } from '#ui/page-hints.ts';
import { createSetting } from './setting.ts';

/** A list of distinct texts; other values are left out. */
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
/** Ids of tools, most recently used first. */
export const recentTools = createSetting<readonly string[]>('recent', [], textList);
/** Groups of the side menu that are collapsed. */
export const collapsedGroups = createSetting<Readonly<Record<string, boolean>>>('collapsedGroups', {}, flagMap);
/** Whether the side menu is collapsed where there is room for it. */
export const menuCollapsed = createSetting<boolean>('menuCollapsed', false, oneOf(true, false));
/** Whether the options are not shown beside the panes where there is room for them. */
export const railCollapsed = createSetting<boolean>('railCollapsed', false, oneOf(true, false));
/** The share of the width that the first of two panes has. */
export const paneShare = createSetting<number | undefined>('paneShare', undefined, (value) =>
  typeof value === 'number' && value >= 0.1 && value <= 0.9 ? value : undefined,
);
/** The theme that the visitor has chosen. */
export const theme = createSetting<'light' | 'dark' | undefined>('theme', undefined, oneOf('light', 'dark'));
/** The site's default theme as last seen: kept so that it is known before a page is painted. */
export const defaultTheme = createSetting<'system' | 'light' | 'dark'>(
  'defaultTheme',
  'system',
  oneOf('system', 'light', 'dark'),
);
/** The language that the visitor has chosen. */
export const language = createSetting<'en' | 'fr' | undefined>('language', undefined, oneOf('en', 'fr'));
/** Keeps this browser out of the statistics. */
export const ignoreAnalytics = createSetting<boolean>('ignoreAnalytics', false, oneOf(true, false));
/** Whether “?” opens the list of shortcuts: a key without a modifier may be pressed by speech input (WCAG 2.1.4). */
export const questionMarkOpens = createSetting<boolean>('questionMark', true, oneOf(true, false));

/** Whether the last inputs of each tool are kept in this browser. */
export const keepsInputs = createSetting<boolean>('keepsInputs', true, oneOf(true, false));

const maxRecent = 8;

/** Puts a tool first among those recently used. */
export function noteUse(id: string): void {
  recentTools.set([id, ...recentTools.get().filter((other) => other !== id)].slice(0, maxRecent));
}

/** Adds a tool to the favourites, or removes it; shows where the browser does not keep that. */
export function toggleFavorite(id: string): void {
  const known = favorites.get();
  const isKept = favorites.set(known.includes(id) ? known.filter((other) => other !== id) : [...known, id]);
  if (!isKept) showHint('notKept');
}
