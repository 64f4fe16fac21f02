import type { Locale } from '#core/registry.ts';
import { Icon } from '#ui/display/icon.tsx';
import type { SharedMessages } from '#ui/messages.ts';
import type { Card } from '../boot/document-data.ts';
import { pathTo } from '../navigation/routes.ts';
import { FavoriteButton } from '../shell/favorite-button.tsx';
import classes from './pages.module.css';

interface ToolCardProps {
  readonly tool: Card;
  readonly locale: Locale;
  readonly messages: SharedMessages;
  readonly isNew?: boolean;
  /** The keyboard shortcuts of its link, for `aria-keyshortcuts`. */
  readonly keys?: string | undefined;
}

/** A tool as a card: the whole card is its link, except for the favourite button. */
export const ToolCard = ({
  tool: { id, icon, title, description },
  locale,
  messages,
  isNew = false,
  keys,
}: ToolCardProps) => (
  <article className={classes.card}>
    <div className={classes.cardHead}>
      <Icon name={icon} />
      {isNew && <span className={classes.badge}>{messages.shell.newBadge}</span>}
      <FavoriteButton id={id} messages={messages} />
    </div>
    <h3>
      <a href={pathTo(id, locale)} aria-keyshortcuts={keys}>
        {title}
      </a>
    </h3>
    <p>{description}</p>
  </article>
);
