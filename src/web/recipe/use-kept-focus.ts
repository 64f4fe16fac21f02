import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Focused {
  /** The number of the step that has it, from 1. */
  readonly step: string | undefined;
  /** The name of a control that another form of the step has too. */
  readonly control: string | undefined;
}

/**
 * Where what has the focus goes with a change, or is disabled by it, gives it to the step that is there now, or without
 * one to the button that adds one.
 * @param version changes with what may take the focus
 * @param shown the number of the step to go to where no step had the focus
 * @returns handlers for the elements around all steps and their results
 */
export function useKeptFocus(version: unknown, shown: number) {
  const focused = useRef<Focused>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what takes the focus
  useLayoutEffect(() => {
    const { step = String(shown), control } = focused.current ?? {};
    const { activeElement } = document;
    // A button that the change disables, such as *Undo*, loses it only with the next frame.
    const isLost = activeElement === document.body ? focused.current : activeElement?.matches(':disabled');
    if (!isLost) return;
    focused.current = undefined;
    const next = document.querySelector<HTMLElement>(`[data-step="${step}"]`);
    const same = next?.querySelector<HTMLElement>(`[data-control="${control}"] :is(select, button)`);
    (same ?? next ?? document.querySelector<HTMLElement>('[data-add-step]'))?.focus();
  }, [version, shown]);
  return {
    // React reports none of a focus that goes with its element.
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
      focused.current = { step, control: target.closest<HTMLElement>('[data-control]')?.dataset['control'] };
    },
    onBlur() {
      focused.current = undefined;
    },
  };
}
