/** Puts the focus into the input of the page, where that is a text. */
export const focusInput = (): void => document.querySelector<HTMLElement>('[data-input-pane] [data-input]')?.focus();
