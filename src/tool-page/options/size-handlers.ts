import type { ClipboardEvent, KeyboardEvent } from 'react';

type Sides = readonly [first: number, second: number];

/** The sides of a size that is written as one, such as `300x200` or `300 × 200 px`. */
export function readSize(text: string): Sides | undefined {
  const [, first, second] = /^\s*(\d+)\s*(?:px\s*)?[x×*]\s*(\d+)\s*(?:px\s*)?$/i.exec(text) ?? [];
  return first && second ? [Number(first), Number(second)] : undefined;
}

/** A size in the field of its first side: pasted, it sets both; typed, its sign goes on to the field of the second one. */
export const sizeHandlers = (second: string, onSize: (sides: Sides) => void) => ({
  onPaste(event: ClipboardEvent) {
    const sides = readSize(event.clipboardData.getData('text/plain'));
    if (!sides) return;
    event.preventDefault();
    onSize(sides);
  },
  onKeyDown(event: KeyboardEvent) {
    const [field] = document.getElementsByName(second);
    const isSign = /^[x×*]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isSign || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.select();
  },
});
