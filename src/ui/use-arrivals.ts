import { type RefObject, useEffect, useRef } from 'react';
import { toLineFeeds } from '#lib/line-breaks.ts';
import type { EditorHandle } from './editor.tsx';
import { readPaste } from './read-input.ts';
import type { ToolSession } from './use-tool-session.ts';

interface Arrivals {
  readonly pane: RefObject<EditorHandle | null>;
  readonly session: ToolSession;
  readonly openFiles: (files: readonly File[]) => void;
}

/**
 * What reaches the page without being aimed at an element: the focus on arrival (where there is a keyboard), a text
 * pasted with the focus nowhere, files dropped anywhere or pasted.
 */
export function useArrivals({ pane, session, openFiles }: Arrivals): void {
  const latest = useRef({ session, openFiles });
  latest.current = { session, openFiles };

  useEffect(() => {
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (hasKeyboard && document.activeElement === document.body) pane.current?.focus();
  }, [pane]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isAimed =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
      if (files.length > 0) {
        event.preventDefault();
        latest.current.openFiles(files);
      } else if (!isAimed && pane.current) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (text === '') return;
        event.preventDefault();
        latest.current.session.setInput(readPaste(toLineFeeds(text)));
      }
    };
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // Entries must be taken before the first wait: the drop's data is gone after it.
      const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
      const files = [...dataTransfer.files];
      void openDropped(entries, files).then((dropped) => latest.current.openFiles(dropped));
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, [pane]);
}

/** The files of a drop; those of its folders too where the browser tells of folders. */
async function openDropped(entries: readonly FileSystemEntry[], files: readonly File[]): Promise<readonly File[]> {
  if (entries.length === 0) return files;
  const { filesOf } = await import('./dropped-files.ts');
  return filesOf(entries);
}
