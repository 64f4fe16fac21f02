import { type FormEvent, useMemo, useRef } from 'react';

/**
 * Whether the device probably has a keyboard: elsewhere the focus would open an on-screen keyboard over half the page.
 */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

const notWrittenIn = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** What the focus can be put into. */
export interface FocusHandle {
  /** Optionally selects the whole text. */
  focus(isSelected?: boolean): void;
  hasFocus(): boolean;
}

/** Whether an element accepts text. In a shadow root, the focused element counts. */
export function isTextField(target: EventTarget | null | undefined): boolean {
  if (!target || !(target instanceof HTMLElement)) return false;
  if (target.shadowRoot?.activeElement) return isTextField(target.shadowRoot.activeElement);
  if (target instanceof HTMLInputElement) return !notWrittenIn.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/**
 * Handlers for an element around options: a choice made with the pointer is followed by `onChoice`, one made by
 * keyboard leaves the focus where it is. Only choices count: in a text field or on a slider, further changes may
 * follow.
 */
export function usePointerChoice(onChoice: (control: HTMLElement) => void) {
  const isByPointer = useRef(false);
  const latest = useRef(onChoice);
  latest.current = onChoice;
  return useMemo(
    () => ({
      onPointerDownCapture: () => {
        isByPointer.current = true;
      },
      onKeyDownCapture: () => {
        isByPointer.current = false;
      },
      onChange: ({ target }: FormEvent) => {
        const isChoice =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type));
        // After the choice has been rendered.
        if (isChoice && isByPointer.current && hasKeyboard()) setTimeout(() => latest.current(target));
      },
    }),
    [],
  );
}
