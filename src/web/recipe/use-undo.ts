import { useCallback, useEffect, useRef } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { isTextField } from '#ui/focus.ts';
import { actions, inputAfter, inputBefore, type RecipeState } from './steps.ts';

/**
 * How the pane of the input undoes: with the steps where they came with it, not at all where these have changed since
 * (null), else the input alone (undefined).
 */
export type InputUndo = (() => void) | null | undefined;

interface Undoing {
  readonly state: RecipeState;
  readonly session: Pick<ToolSession, 'input' | 'setInput' | 'replaceCount'>;
  readonly change: (next: (state: RecipeState) => RecipeState) => void;
  readonly onInputUndo: (undo: InputUndo) => void;
}

/** A function that stays the same and does what the one of the latest rendering does. */
function useLatestCallback(callback: () => void): () => void {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback(() => latest.current(), []);
}

/** Undoes and redoes changes of the steps, by keys too, with the input that they have brought. */
export function useUndo({ state, session, change, onInputUndo }: Undoing) {
  const { input, setInput, replaceCount } = session;
  const undo = useLatestCallback(() => {
    const back = inputBefore(state, input);
    change(actions.undo);
    if (back) setInput(back);
  });
  const redo = useLatestCallback(() => {
    const again = inputAfter(state, input);
    change(actions.redo);
    if (again) setInput(again);
  });
  const isJoint = inputBefore(state, input) !== undefined;
  /** How often the input had been replaced when the steps last changed. */
  const changed = useRef({ past: state.past, replaceCount });
  if (changed.current.past !== state.past) changed.current = { past: state.past, replaceCount };
  const isOlder = state.past.length > 0 && replaceCount <= changed.current.replaceCount;
  useEffect(() => {
    onInputUndo(isJoint ? undo : isOlder ? null : undefined);
  }, [isJoint, isOlder, undo, onInputUndo]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndo || isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
  return {
    undo: state.past.length > 0 ? undo : undefined,
    redo: state.future.length > 0 ? redo : undefined,
  };
}
