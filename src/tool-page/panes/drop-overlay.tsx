import { useEffect, useState } from 'react';
import { useTool } from '#page/services.ts';
import { useFormat, useMessages } from '#ui/messages.ts';
import classes from './drop-overlay.module.css';

/** Covers the page while files are dragged over it, and says what a drop does. */
export function DropOverlay() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = ({ dataTransfer, target }: DragEvent) => {
      // A field of its own takes them.
      if (target instanceof Element && target.closest('[data-takes-files]')) return setCount(0);
      // Some browsers reveal the number of files only when they are dropped.
      if (dataTransfer?.types.includes('Files')) setCount(Math.max(1, dataTransfer.items.length));
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setCount(0);
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', () => setCount(0), { signal });
    return () => listeners.abort();
  }, []);
  const { messages } = useTool();
  const { t } = useMessages();
  const format = useFormat();
  const { drop, title } = messages;
  if (count === 0) return null;
  return (
    <div className={classes.overlay} role="status">
      <p>{drop === undefined ? t('dropToOpen', { n: count, title }) : format(drop, { n: count })}</p>
    </div>
  );
}
