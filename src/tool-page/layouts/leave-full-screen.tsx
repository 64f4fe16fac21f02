import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface LeaveFullScreenProps {
  /** What had the focus last. */
  readonly before: EventTarget | null;
  readonly onLeave: () => void;
}

/** Ends a pane's full screen, as Escape does; the focus is then where it was before. */
export function LeaveFullScreen({ before, onLeave }: LeaveFullScreenProps) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus may be in the pane that is hidden; the button that was pressed is, too.
  useEffect(() => {
    const isShown = before instanceof HTMLElement && before.getClientRects().length > 0;
    (isShown ? before : button.current)?.focus({ preventScroll: true });
  }, [before]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onLeave]);
  return (
    <Button ref={button} icon="minimize" onClick={onLeave}>
      {t('leaveFullScreen')}
    </Button>
  );
}
