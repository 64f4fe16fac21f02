/** Runs it now, or at the end of a press of the pointer: a button that is being pressed must not move away from it. */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) run();
  // The click comes right after it.
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true });
}
