/** The recipe that the page for recipes had before a link was opened over it, as a link has it. */
import { emptyInput, type Input } from '#page/services.ts';
import { keptInput } from '../../storage/kept-inputs.ts';
import type { PageMemory } from '../../storage/memory.ts';
import { tabStore } from '../../storage/storage.ts';

const keyOf = (visit: string): string => `recipe.${visit}`;

/** Keeps the present recipe as that of the visit. */
export const keepRecipe = (memory: PageMemory, link: string): unknown =>
  tabStore.write(keyOf(memory.readVisit().name), link === '' ? undefined : link);

/** The recipe of the visit that this one has taken the place of, and its input; undefined where it had none. */
export function formerRecipe(memory: PageMemory): { readonly link: string; readonly input: Input } | undefined {
  const { isNew, former } = memory.readVisit();
  if (!isNew || former === undefined) return undefined;
  const link = tabStore.read(keyOf(former));
  return typeof link === 'string' ? { link, input: keptInput(former) ?? emptyInput } : undefined;
}
