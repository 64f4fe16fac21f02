import { type RefObject, useEffect } from 'react';
import { isTextField } from '#ui/focus.ts';

interface Undoing {
  readonly undo: (() => void) | undefined;
  readonly redo?: (() => void) | undefined;
  /** The pane of what is brought back, whose text fields may have the focus. */
  readonly pane?: RefObject<HTMLElement | null>;
}

/** Brings back what was replaced by the keys that undo and redo, unless a text field elsewhere has the focus. */
export function useUndoKey({ pane, undo, redo }: Undoing): void {
  useEffect(() => {
    if (!undo && !redo) return;
    const press = (event: KeyboardEvent) => {
      const act = isKey(event, 'undo') ? undo : isKey(event, 'redo') ? redo : undefined;
      const { activeElement } = document;
      if (!act || (isTextField(activeElement) && !pane?.current?.contains(activeElement))) return;
      event.preventDefault();
      // Nor does another pane act.
      event.stopImmediatePropagation();
      act();
    };
    // Before an editor undoes something of its own.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [pane, undo, redo]);
}

type KeyState = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl Z or ⌘ Z undoes; with Shift it redoes, as does Ctrl Y. */
export function isKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyState, what: 'undo' | 'redo'): boolean {
  if (altKey || !(ctrlKey || metaKey)) return false;
  const isRedo = shiftKey ? key.toLowerCase() === 'z' : key.toLowerCase() === 'y';
  return what === 'redo' ? isRedo : !shiftKey && key.toLowerCase() === 'z';
}
