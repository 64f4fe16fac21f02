import type { MouseEvent } from 'react';

const copyButton = ':is([data-action="copy"], [data-action="copyOld"])';

/** Copies what was pressed, by the button that belongs to it, unless text is being selected or another control pressed. */
export function pressCopy({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('button, a, input, textarea, summary') || !getSelection()?.isCollapsed) return;
  const own = currentTarget.querySelector<HTMLElement>('[data-state]');
  (own ?? currentTarget.closest('[data-pane]')?.querySelector<HTMLElement>(copyButton))?.click();
}
