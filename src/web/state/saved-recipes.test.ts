import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('#ui/page-hints.ts', () => ({ showHint: vi.fn() }));

let kept: Record<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => delete kept[name],
  });
});

const load = () => import('./saved-recipes.ts');
const recipe = (name: string) => ({ name, steps: `a/${name}` });

test('a favorite stays one when it is used or saved again, in a later visit too', async () => {
  const { saveRecipe, toggleFavoriteRecipe } = await load();
  for (const name of ['one', 'two', 'three']) saveRecipe(recipe(name));
  toggleFavoriteRecipe('one');
  saveRecipe({ name: 'one', steps: 'b/other' });
  vi.resetModules();
  const { savedRecipes, favoritesFirst, ...later } = await load();
  expect(savedRecipes.get()).toEqual([
    { name: 'one', steps: 'b/other', isFavorite: true },
    recipe('three'),
    recipe('two'),
  ]);
  later.saveRecipe(recipe('two'));
  expect(favoritesFirst(savedRecipes.get()).map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  later.toggleFavoriteRecipe('one');
  expect(savedRecipes.get()).toEqual([recipe('two'), { name: 'one', steps: 'b/other' }, recipe('three')]);
});

test('where there are too many, the one used least recently goes, favorites last', async () => {
  const { saveRecipe, savedRecipes, toggleFavoriteRecipe } = await load();
  for (let n = 0; n < 200; n++) saveRecipe(recipe(`recipe-${n}`));
  toggleFavoriteRecipe('recipe-0');
  saveRecipe(recipe('new'));
  const names = savedRecipes.get().map(({ name }) => name);
  expect(names).toHaveLength(200);
  expect(names).toContain('recipe-0');
  expect(names).not.toContain('recipe-1');
});

test('what is no favorite by its stored form is none', async () => {
  kept['penknife.recipes'] = JSON.stringify([
    { ...recipe('a'), isFavorite: 'yes' },
    { ...recipe('b'), isFavorite: true, more: 1 },
  ]);
  const { savedRecipes } = await load();
  expect(savedRecipes.get()).toEqual([recipe('a'), { ...recipe('b'), isFavorite: true }]);
});
