import { useEffect, useRef } from 'react';
import { isTextField } from './focus.ts';

/**
 * Runs an action at a press of its key, unless the key is meant for a control that has the focus: where `inEmptyFields`,
 * not for a text area without a text, in which it would be of no use. Enter presses a button that has the focus, unless
 * that has `data-takes-keys`.
 */
export function useKeys(
  isOn: boolean,
  actions: Readonly<Record<string, () => void>>,
  { inEmptyFields = false }: { readonly inEmptyFields?: boolean } = {},
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      const isEmpty = inEmptyFields && target instanceof HTMLTextAreaElement && target.value === '';
      // The code editor is in a shadow root.
      const isTyping =
        !isEmpty && (isTextField(target) || (target instanceof Element && target.closest('input, select')));
      const pressed = target instanceof Element && target.closest('button, a, summary, video');
      const isPressing =
        pressed &&
        (key === ' ' || (key === 'Enter' && !(pressed instanceof HTMLElement && 'takesKeys' in pressed.dataset)));
      const name = key.toLowerCase();
      if (isTyping || isPressing || !Object.hasOwn(latest.current, name)) return;
      event.preventDefault();
      latest.current[name]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, inEmptyFields]);
}
