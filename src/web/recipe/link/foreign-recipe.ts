import { savedName } from '../../state/saved-recipes.ts';

/** Whether an address opens a recipe that is none of those saved here: the input of the page before is not for it. */
export const isForeignRecipe = (address: Pick<Location, 'search' | 'hash'>): boolean =>
  /[?#&](?:do|z)=/.test(address.search + address.hash) && savedName(address) === undefined;
