import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

/** How long it is shown, in milliseconds. */
const shownFor = 8_000;

/** For a moment, brings back the input that was replaced: in the head of its pane, where it covers nothing. */
export function ReplacedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useMessages();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <>
      <span role="status" className="visually-hidden">
        {t('replaced')}
      </span>
      <Button variant="text" icon="arrow-back-up" data-action="undo" onClick={onUndo}>
        {t('undo')}
      </Button>
    </>
  );
}
