import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { reportMissingCode } from '#ui/page-hints.ts';
import type { loadPalette } from '../boot/load.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { type OpenPalette, type PastedValue, pastedBy } from './open-palette.ts';

interface PaletteHostProps {
  readonly view: View;
  readonly services: AppServices;
  /** The text typed to open it, or before it was loaded; undefined where it is closed. */
  readonly typed: string | undefined;
  /** The value that it is opened with. */
  readonly pasted: PastedValue | undefined;
  readonly onOpen: OpenPalette;
  readonly onClose: () => void;
}

const loadParts = async (view: View) => (await import('../boot/load.ts')).loadPalette(view);

/** Opens the palette on Ctrl or ⌘ with K, and on a paste on a page without an input. */
export function PaletteHost({ view, services, typed, pasted, onOpen, onClose }: PaletteHostProps) {
  const isOpen = typed !== undefined;
  const hasInput = view.content.type === 'tool' || view.content.name === 'recipe';
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPalette>>>();
  const [isEntered, setEntered] = useState(false);
  const close = useCallback(() => {
    setEntered(false);
    onClose();
  }, [onClose]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onOpen();
    };
    const paste = (event: ClipboardEvent) => {
      const what = pastedBy(event);
      const isAimed = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog');
      if (hasInput || isAimed || !what) return;
      // The prompt has the focus before the browser pastes by itself.
      event.preventDefault();
      onOpen('', what);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('paste', paste);
    };
  }, [hasInput, onOpen]);

  useEffect(() => {
    let gone = false;
    if (isOpen)
      loadParts(view).then(
        (parts) => !gone && setLoaded(parts),
        () => {
          reportMissingCode();
          if (!gone) close();
        },
      );
    return () => {
      gone = true;
    };
  }, [isOpen, view, close]);

  // What is typed or pasted while the palette is still loading must not be lost, nor go to the page.
  const isWaiting = isOpen && !loaded;
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const collect = (event: KeyboardEvent) => {
      // Keys that the page's own field has handled are passed to the palette by that field.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      else if (event.key === 'Enter') setEntered(true);
      else if (event.key.length === 1) onOpen(event.key);
      else return;
      event.preventDefault();
    };
    // Text composed by an input method or a dead key goes to the page's field, if it has the focus.
    const divert = (event: InputEvent) => {
      event.preventDefault();
      onOpen(event.data ?? '');
    };
    const take = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onOpen('', pastedBy(event) || undefined);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', collect, { signal });
    document.addEventListener('beforeinput', divert, { signal });
    // Before the page's own input.
    window.addEventListener('paste', take, { signal, capture: true });
    return () => listeners.abort();
  }, [isWaiting, onOpen, close]);

  if (!isOpen || !loaded) return null;
  const { Palette, ...parts } = loaded;
  const start = {
    ...parts,
    view,
    typed,
    isEntered,
    pasted,
    detect: services.detect,
    findEntries: services.findEntries,
    openHost: services.openHost,
    control: services.control.current,
  };
  return <Palette {...start} onClose={close} />;
}
