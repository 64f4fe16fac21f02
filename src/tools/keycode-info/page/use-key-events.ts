import { type RefObject, useEffect, useRef } from 'react';
import { hasKeyboard, isTextField } from '#ui/focus.ts';

interface Wanted {
  /** Where the browser does nothing of its own with a key, if `isBlocking`. */
  readonly area: RefObject<HTMLElement | null>;
  readonly isBlocking: boolean;
  readonly onEvent: (event: KeyboardEvent) => void;
}

/** Marks a field for virtual keyboards, whose keys count too. */
export const phoneField = 'data-phone';

const controls = 'a, button, input, select, textarea, summary, [contenteditable]';

/**
 * Reports the keys pressed and released anywhere on the page but in controls. The area has the focus on arrival; pressing
 * Escape or Tab twice in a row leaves it.
 */
export function useKeyEvents({ area, isBlocking, onEvent }: Wanted): void {
  const latest = useRef({ isBlocking, onEvent });
  latest.current = { isBlocking, onEvent };

  useEffect(() => {
    // Somebody who has just chosen an operation by keyboard goes on choosing.
    const isChoosing = document.activeElement instanceof HTMLInputElement;
    if (hasKeyboard() && !isChoosing) area.current?.focus({ preventScroll: true });
  }, [area]);

  useEffect(() => {
    let last = '';
    /** Whether a key leaves the area: the second of two that could. */
    const isLeaving = ({ type, key, repeat }: KeyboardEvent): boolean => {
      if (type !== 'keydown' || repeat || key === 'Shift') return false;
      const isSecond = key === last && (key === 'Escape' || key === 'Tab');
      last = isSecond ? '' : key;
      return isSecond;
    };
    const hear = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isInArea = area.current?.contains(target) === true;
      const isElsewhere = target.closest(controls) !== null || isTextField(target);
      if (document.querySelector('dialog[open]')) return;
      if (!isInArea && isElsewhere && !target.closest(`[${phoneField}]`)) return;
      latest.current.onEvent(event);
      if (!isInArea || !latest.current.isBlocking) return;
      if (isLeaving(event)) {
        if (event.key === 'Escape') area.current?.blur();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listeners = new AbortController();
    // Before shortcuts of the site, which would act on the keys.
    const how = { capture: true, signal: listeners.signal };
    addEventListener('keydown', hear, how);
    addEventListener('keyup', hear, how);
    return () => listeners.abort();
  }, [area]);
}
