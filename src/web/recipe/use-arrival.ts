import { useEffect, useRef } from 'react';
import { isTextField } from '#ui/focus.ts';

/**
 * Brings a step that was just added into view, and gives the focus to the first field that it lacks a text in.
 * @returns for the element of the step
 */
export function useArrival(isAdded: boolean, lacksText: boolean) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAdded) article.current?.scrollIntoView({ block: 'nearest' });
  }, [isAdded]);
  useEffect(() => {
    const controls = article.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    if (isAdded && lacksText) [...controls].find((control) => isTextField(control) && control.value === '')?.focus();
  }, [isAdded, lacksText]);
  return article;
}
