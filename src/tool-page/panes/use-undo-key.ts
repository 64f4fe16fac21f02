import { useEffect } from 'react';
import { isTextField } from '#ui/focus.ts';

/** Brings back a replaced input by the key that undoes, unless another text field has the focus. */
export function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      const { activeElement } = document;
      if (isTextField(activeElement) && !activeElement?.closest('[data-input-pane]')) return;
      event.preventDefault();
      event.stopPropagation();
      undo();
    };
    // Before an editor undoes something of its own.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [undo]);
}
