import { useEffect } from 'react';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';

/** A text file that is dropped or pasted on a field that takes files becomes its text, which Undo takes back. */
export function useFieldFiles(): void {
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const { target } = event;
      const [file] = data?.files ?? [];
      if (!file || !(target instanceof HTMLTextAreaElement) || !('takesFiles' in target.dataset)) return;
      event.preventDefault();
      // It is no input of the page.
      event.stopPropagation();
      void file.text().then((text) => {
        if (/[\0\ufffd]/.test(text)) return;
        target.focus();
        // It may have been disabled or removed meanwhile.
        if (document.activeElement !== target) return;
        target.select();
        // Dispatch it like typing, so that the field reports it and can undo it.
        document.execCommand('insertText', false, dropFinalLineBreak(text));
      });
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), options);
    document.addEventListener('paste', (event) => take(event, event.clipboardData), options);
    return () => listeners.abort();
  }, []);
}
