import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './replaced-notice.module.css';

/** How long it is shown, in milliseconds. */
const shownFor = 8_000;

/**
 * Shows for a moment that the input was replaced, and brings it back on request; the key that undoes is the pane's.
 * Lies over the text: nothing moves, and no message below is covered.
 */
export function ReplacedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useMessages();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={classes.anchor}>
      <div className={classes.notice} role="status">
        <span className={classes.text}>{t('replaced')}</span>
        <Button variant="text" icon="arrow-back-up" data-action="undo" onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}
