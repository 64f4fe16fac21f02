import { IconButton } from '#ui/controls/button.tsx';
import type { SharedMessages } from '#ui/messages.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, toggleFavorite } from '../state/settings.ts';
import classes from './favorite-button.module.css';

/** A heart that makes a tool a favourite, or no longer one. Its name, which says what a press does, tells its state. */
export function FavoriteButton({
  id,
  messages: { shell },
}: {
  readonly id: string;
  readonly messages: SharedMessages;
}) {
  const isFavorite = useSetting(favorites).includes(id);
  return (
    <IconButton
      icon="heart"
      label={isFavorite ? shell.removeFavorite : shell.addFavorite}
      data-favorite={isFavorite}
      className={classes.heart}
      onClick={() => toggleFavorite(id)}
    />
  );
}
