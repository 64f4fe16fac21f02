import { strongRandom } from '#core/execution/context.ts';
import type { CatalogItem } from '#core/registry.ts';
import { locales } from '#core/registry.ts';
import { createRandom } from '#lib/crypto/random.ts';
import type { Shortcut } from '#ui/shortcut.ts';
import type { PaletteMessages, View } from '../boot/view.ts';
import { clearMyData } from '../my-data/my-data.ts';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import { shortcutList } from '../shortcuts/shortcut-list-state.ts';
import { pathToSaved, savedRecipes, saveRecipe } from '../state/saved-recipes.ts';
import { language } from '../state/settings.ts';
import { toggleTheme } from '../state/theme.ts';
import type { PaletteCategory, PaletteOption, Target } from './options.ts';

interface BuiltIn {
  readonly id: keyof PaletteMessages['options'];
  readonly category: PaletteCategory;
  readonly icon: string;
  readonly shortcut?: Shortcut;
  readonly target: Target;
}

/** What the palette offers besides the tools. */
export function builtInOptions(
  { route, configuration }: View,
  catalog: readonly CatalogItem[],
  palette: PaletteMessages,
): readonly PaletteOption[] {
  const go = (path: string) => location.assign(new URL(path, document.baseURI));
  const openRandom = () => {
    const others = catalog.filter(({ id }) => id !== route.page);
    go(pathTo(createRandom(strongRandom).pick(others).id, route.locale));
  };
  const changeLanguage = () => {
    const other = locales.find((locale) => locale !== route.locale) ?? 'en';
    language.set(other);
    go(pathTo(route.page, other));
  };
  const clear = () => {
    if (confirm(palette.clearConfirm)) clearMyData(new URL(pathTo('about', route.locale), document.baseURI).href);
  };
  const options: readonly BuiltIn[] = [
    { id: 'random', category: 'actions', icon: 'arrows-shuffle', target: { type: 'action', run: openRandom } },
    {
      id: 'theme',
      category: 'actions',
      icon: 'contrast',
      target: { type: 'action', run: toggleTheme, staysOpen: true },
    },
    { id: 'language', category: 'actions', icon: 'language', target: { type: 'action', run: changeLanguage } },
    {
      id: 'shortcuts',
      category: 'actions',
      icon: 'keyboard',
      shortcut: '?',
      target: { type: 'action', run: shortcutList.open },
    },
    { id: 'recipe', category: 'actions', icon: 'list-check', target: { type: 'page', page: 'recipe' } },
    { id: 'about', category: 'actions', icon: 'info-circle', target: { type: 'page', page: 'about' } },
    { id: 'offline', category: 'actions', icon: 'download', target: { type: 'page', page: 'about#offline' } },
    { id: 'clear', category: 'actions', icon: 'trash', target: { type: 'action', run: clear } },
    { id: 'source', category: 'external', icon: 'brand-github', target: { type: 'link', href: links.source } },
    { id: 'issue', category: 'external', icon: 'bug', target: { type: 'link', href: links.newIssue } },
  ];
  const offered = options.filter(({ id }) => id !== 'offline' || configuration.offerOffline);
  const recipes = savedRecipes.get().map((recipe): PaletteOption => {
    const open = () => {
      saveRecipe(recipe);
      go(pathToSaved(recipe, route.locale));
    };
    return {
      id: recipe.name,
      title: recipe.name,
      description: palette.savedRecipe,
      keywords: [],
      category: 'recipes',
      icon: 'list-check',
      target: { type: 'action', run: open },
    };
  });
  return [...recipes, ...offered.map((option) => ({ ...option, keywords: [], ...palette.options[option.id] }))];
}
