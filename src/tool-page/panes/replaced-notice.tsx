import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { isTextField } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './replaced-notice.module.css';

/** How long it is shown, in milliseconds. */
const shownFor = 8_000;

/**
 * Shows for a moment that the input was replaced, and brings it back on request: later, too, by the key that undoes.
 * Lies over the text: nothing moves, and no message below is covered.
 */
export function ReplacedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useMessages();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      const { activeElement } = document;
      if (isTextField(activeElement) && !activeElement?.closest('[data-input-pane]')) return;
      event.preventDefault();
      event.stopPropagation();
      onUndo();
    };
    // Before an editor undoes something of its own.
    document.addEventListener('keydown', undo, { capture: true });
    return () => document.removeEventListener('keydown', undo, { capture: true });
  }, [onUndo]);
  if (!isShown) return null;
  return (
    <div className={classes.anchor}>
      <div className={classes.notice} role="status">
        <span>{t('replaced')}</span>
        <Button variant="text" icon="arrow-back-up" data-action="undo" onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}
