import type { Locale } from '#core/registry.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { pathTo } from '../navigation/routes.ts';
import { createSetting } from './setting.ts';

/** A recipe that the visitor has saved. */
export interface SavedRecipe {
  readonly name: string;
  /** Its steps and what they run on, as a link has them. */
  readonly steps: string;
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
        .map(({ name, steps }) => ({ name, steps }))
    : undefined,
);

/** Saves a recipe, instead of one of the same name; returns whether the browser keeps it. */
export const saveRecipe = (saved: SavedRecipe): boolean =>
  savedRecipes.set([saved, ...savedRecipes.get().filter(({ name }) => name !== saved.name)].slice(0, maxSaved));

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
