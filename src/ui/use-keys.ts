import { useEffect, useRef } from 'react';
import { isTextField } from './focus.ts';

/**
 * Runs an action at a press of its key, unless the key is meant for a control that has the focus: where `isForAll`, a text
 * area does not get it while all of its text, or none, is selected, since that key alone would be left there. Function
 * keys are meant for no control. Enter presses a button that has the focus, unless that has `data-takes-keys`.
 */
export function useKeys(
  isOn: boolean,
  actions: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  { isForAll = false }: { readonly isForAll?: boolean } = {},
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      const isReplaced =
        isForAll &&
        target instanceof HTMLTextAreaElement &&
        target.selectionEnd - target.selectionStart === target.value.length;
      // The code editor is in a shadow root.
      const isTyping =
        !isReplaced &&
        !/^F\d/.test(key) &&
        (isTextField(target) || (target instanceof Element && target.closest('input, select')));
      const pressed = target instanceof Element && target.closest('button, a, summary, video');
      const isPressing =
        pressed &&
        (key === ' ' || (key === 'Enter' && !(pressed instanceof HTMLElement && 'takesKeys' in pressed.dataset)));
      const name = key.toLowerCase();
      if (isTyping || isPressing || !Object.hasOwn(latest.current, name)) return;
      event.preventDefault();
      latest.current[name]?.(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, isForAll]);
}
