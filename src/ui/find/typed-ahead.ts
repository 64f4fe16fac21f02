/** Text typed since a find bar was opened; undefined if none is being opened. */
let typed: string | undefined;
/** When it was opened, by the clock of the page. */
let since = 0;

/** How long keys wait for a bar whose code may be missing, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Takes the keys that are typed before the field of a find bar has the focus: they would go into the text, which is to
 * be searched and not changed.
 */
export function collectKeys(): void {
  typed = '';
  since = performance.now();
  document.addEventListener('keydown', collect, { capture: true });
}

/** What was typed in the meantime; from now on the field has the keys. */
export function takeKeys(): string {
  const keys = typed ?? '';
  typed = undefined;
  document.removeEventListener('keydown', collect, { capture: true });
  return keys;
}

function collect(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  // What answers may be a field of another kind, such as the filter of rows.
  const isAnswered = document.activeElement instanceof HTMLInputElement;
  if (isAnswered || performance.now() - since > timeoutMs) return void takeKeys();
  if (key === 'Escape') takeKeys();
  else if (key === 'Backspace') typed = typed?.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
