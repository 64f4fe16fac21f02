import { useEffect, useState } from 'react';
import { loadPalette, type View } from '../load.ts';
import type { Surroundings } from '../surroundings.ts';

interface PaletteHostProps {
  readonly view: View;
  readonly surroundings: Surroundings;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens the palette on Ctrl or ⌘ with K, and on a paste where the page has no input of its own. */
export function PaletteHost({ view, surroundings, isOpen, onOpen, onClose }: PaletteHostProps) {
  const hasInput = view.content.type === 'tool';
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPalette>>>();
  const [prompt, setPrompt] = useState<string>();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onOpen();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isAimed = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (hasInput || isAimed || text === '') return;
      setPrompt(text);
      onOpen();
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
    if (isOpen) void loadPalette(view).then((parts) => !gone && setLoaded(parts));
    return () => {
      gone = true;
    };
  }, [isOpen, view]);

  // What is typed while the palette is still loading must not be lost.
  const isWaiting = isOpen && !loaded;
  useEffect(() => {
    if (!isWaiting) return;
    const collect = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setPrompt((before = '') => before + event.key);
    };
    document.addEventListener('keydown', collect);
    return () => document.removeEventListener('keydown', collect);
  }, [isWaiting]);

  if (!isOpen || !loaded) return null;
  const { Palette, catalog, texts } = loaded;
  const close = () => {
    setPrompt(undefined);
    onClose();
  };
  return (
    <Palette view={view} catalog={catalog} texts={texts} prompt={prompt} detect={surroundings.detect} onClose={close} />
  );
}
