import { savedRecipes } from '../state/saved-recipes.ts';
import type { Setting } from '../state/setting.ts';
import {
  collapsedGroups,
  favorites,
  ignoreAnalytics,
  keepsInputs,
  language,
  menuCollapsed,
  paneShare,
  questionMarkOpens,
  railCollapsed,
  recentTools,
  theme,
} from '../state/settings.ts';

/** All permanent settings except the options of tools, for export and import. */
export const allSettings: readonly Pick<Setting<unknown>, 'key' | 'get' | 'take'>[] = [
  favorites,
  recentTools,
  savedRecipes,
  collapsedGroups,
  menuCollapsed,
  railCollapsed,
  paneShare,
  theme,
  language,
  ignoreAnalytics,
  questionMarkOpens,
  keepsInputs,
];
