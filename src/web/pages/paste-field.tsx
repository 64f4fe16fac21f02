import { useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/display/icon.tsx';
import { takeDrops } from '#ui/dropped-files.ts';
import { OpenPaletteContext } from '../palette/open-palette.ts';
import classes from './pages.module.css';

/**
 * The field of the home page to paste or type into, which opens the palette, as a file dropped on the page does. Has the
 * focus from the start.
 */
export function PasteField({ label }: { readonly label: string }) {
  const open = useContext(OpenPaletteContext);
  const field = useRef<HTMLButtonElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      // Behind the top bar.
      rootMargin: '-48px 0px 0px',
    });
    if (field.current) observer.observe(field.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (hasKeyboard && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const listeners = new AbortController();
    takeDrops(document, listeners.signal, ([file]) => file && open('', file));
    return () => listeners.abort();
  }, [open]);
  return (
    <button
      ref={field}
      type="button"
      className={classes.pasteField}
      aria-haspopup="dialog"
      data-paste-field
      data-away={isAway || undefined}
      onClick={() => open()}
      onKeyDown={(event) => {
        const isTyped =
          event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!isTyped) return;
        event.preventDefault();
        open(event.key);
      }}
    >
      <Icon name="search" />
      {label}
    </button>
  );
}
