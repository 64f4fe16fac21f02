import { expect, test, vi } from 'vitest';
import type { PageMemory } from '../../storage/memory.ts';
import type { Visit } from '../../storage/visit.ts';
import { formerRecipe, keepRecipe } from './former-recipe.ts';

const kept: Record<string, string> = {};
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept[name] ?? null,
  setItem: (name: string, value: string) => Object.assign(kept, { [name]: value }),
  removeItem: (name: string) => delete kept[name],
});
const at = (name: string, more: Partial<Visit & { readonly isNew: boolean }> = {}) =>
  ({ readVisit: () => ({ tool: 'recipe', name, ...more }) }) as PageMemory;

test('a new visit knows the recipe that it has taken the place of, also one with an empty input', () => {
  keepRecipe(at('recipe'), 'do=json-minify/minify');
  const opened = at('recipe@1', { isNew: true, former: 'recipe' });
  expect(formerRecipe(opened)).toEqual({ link: 'do=json-minify/minify', input: { text: '' } });
  expect(formerRecipe(at('recipe@1', { former: 'recipe' }))).toBeUndefined();
  expect(formerRecipe(at('recipe', { isNew: true }))).toBeUndefined();
  keepRecipe(at('recipe'), '');
  expect(formerRecipe(opened)).toBeUndefined();
});
