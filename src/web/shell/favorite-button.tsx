import { flushSync } from 'react-dom';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import type { SharedMessages } from '#ui/messages.ts';
import { useSetting } from '../state/setting.ts';
import { favorites, toggleFavorite } from '../state/settings.ts';
import classes from './favorite-button.module.css';

/** The button that adds a tool to the favourites or removes it. Its name says what a click does, and so its state. */
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
      onClick={({ currentTarget }) => keepInPlace(currentTarget, () => toggleFavorite(id))}
    />
  );
}

/** Scrolls by what a change moves an element, so that it stays under the pointer: favourites come above what they are of. */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  if (element.isConnected) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
