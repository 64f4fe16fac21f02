import { startTransition, useEffect, useRef, useState } from 'react';

/** What is selected in the field that holds a text, by offsets; both are the place of the cursor where nothing is. */
export function useSelection(text: string): { readonly start: number; readonly end: number } {
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const read = () => {
      const { activeElement: field } = document;
      if (!(field instanceof HTMLTextAreaElement) || field.value !== latest.current) return;
      const { selectionStart: start, selectionEnd: end } = field;
      // The key that moved it is answered first.
      startTransition(() => setSelection({ start, end }));
    };
    read();
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return { start: Math.min(selection.start, text.length), end: Math.min(selection.end, text.length) };
}
