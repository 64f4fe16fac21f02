import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from '../../shell/favorite-button.module.css';
import { type SavedRecipe, toggleFavoriteRecipe } from '../../state/saved-recipes.ts';
import type { RecipeTexts } from '../recipe-types.ts';

interface RecipeHeartProps {
  readonly recipe: SavedRecipe;
  readonly texts: RecipeTexts;
}

/** Makes a saved recipe a favorite, or one no more. */
export function RecipeHeart({ recipe, texts }: RecipeHeartProps) {
  const format = useFormat();
  const { name } = recipe;
  const isFavorite = recipe.isFavorite === true;
  return (
    <IconButton
      icon="heart"
      label={format(isFavorite ? texts.removeFavorite : texts.addFavorite, { name })}
      data-favorite={isFavorite}
      className={classes.heart}
      onClick={() => toggleFavoriteRecipe(name)}
    />
  );
}
