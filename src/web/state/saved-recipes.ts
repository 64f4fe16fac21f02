import type { Locale } from '#core/registry.ts';
import { showHint } from '#ui/page-hints.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { pathTo } from '../navigation/routes.ts';
import { createSetting } from './setting.ts';

/** A recipe that the visitor has saved. */
export interface SavedRecipe {
  readonly name: string;
  /** Its steps and what they run on, as a link has them. */
  readonly steps: string;
  /** The visitor has marked it by its heart: it comes first, and is in the menu. */
  readonly isFavorite?: true;
}

/** How many are kept, and how long one of them may be. */
const maxSaved = 200;
const maxLength = 20_000;
export const maxNameLength = 80;

const isSaved = (value: unknown): value is SavedRecipe => {
  const { name, steps } = (value ?? {}) as Partial<Record<keyof SavedRecipe, unknown>>;
  return isText(name, maxNameLength) && isText(steps, maxLength);
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most;

/** The saved recipes, the one that was saved or used last first. */
export const savedRecipes = createSetting<readonly SavedRecipe[]>('recipes', [], (value) =>
  Array.isArray(value)
    ? value
        .filter(isSaved)
        .slice(0, maxSaved)
        .map(({ name, steps, isFavorite }) => ({
          name,
          steps,
          ...((isFavorite as unknown) === true && { isFavorite }),
        }))
    : undefined,
);

/** Saves a recipe, instead of one of the same name, a favorite if that was one; returns whether the browser keeps it. */
export function saveRecipe({ name, steps }: Pick<SavedRecipe, 'name' | 'steps'>): boolean {
  const known = savedRecipes.get().find((one) => one.name === name);
  const others = savedRecipes.get().filter((one) => one !== known);
  return savedRecipes.set(limited([{ ...known, name, steps }, ...others]));
}

/** Without the one that was used least recently, favorites last, where there are too many. */
function limited(recipes: readonly SavedRecipe[]): readonly SavedRecipe[] {
  if (recipes.length <= maxSaved) return recipes;
  const oldest = recipes.findLastIndex(({ isFavorite }) => !isFavorite);
  return recipes.toSpliced(oldest, 1);
}

/** The favorites first, else in their order. */
export const favoritesFirst = (recipes: readonly SavedRecipe[]): readonly SavedRecipe[] =>
  recipes.toSorted((a, b) => Number(b.isFavorite ?? false) - Number(a.isFavorite ?? false));

/** Makes a saved recipe a favorite, or one no more; shows where the browser does not keep that. */
export function toggleFavoriteRecipe(wanted: string): void {
  const isKept = savedRecipes.set(
    savedRecipes.get().map((recipe) => {
      const { name, steps, isFavorite } = recipe;
      if (name !== wanted) return recipe;
      return { name, steps, ...(!isFavorite && { isFavorite: true }) };
    }),
  );
  if (!isKept) showHint('notKept');
}

/** Where a saved recipe is opened: in the fragment, which no server gets. */
export const pathToSaved = ({ steps }: SavedRecipe, locale: Locale): string => `${pathTo(recipePage, locale)}#${steps}`;

/** The name of the saved recipe that an address has, in its fragment or its query; undefined where none is saved so. */
export function savedName({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  // As the browser writes it.
  const written = ({ steps }: SavedRecipe) => new URL(`https://saved.invalid/#${steps}`).hash.slice(1);
  return savedRecipes.get().find((saved) => [search.slice(1), hash.slice(1)].includes(written(saved)))?.name;
}

export const deleteRecipe = (name: string): boolean =>
  savedRecipes.set(savedRecipes.get().filter((saved) => saved.name !== name));
