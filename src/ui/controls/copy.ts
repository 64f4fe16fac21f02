/**
 * Puts a text or a file on the clipboard; says whether it worked. Where the browser has no clipboard to offer (plain
 * http), the old command does it.
 */
export async function copy(content: string | Blob): Promise<boolean> {
  try {
    if (navigator.clipboard && typeof content === 'string') {
      await navigator.clipboard.writeText(content);
      return true;
    }
    if (navigator.clipboard && typeof content !== 'string') {
      await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
      return true;
    }
  } catch {
    // Refused, or not of a type the clipboard takes: the old way may still do.
  }
  return copyByCommand(typeof content === 'string' ? content : await content.text());
}

function copyByCommand(text: string): boolean {
  const carrier = document.createElement('textarea');
  const focused = document.activeElement;
  carrier.value = text;
  carrier.setAttribute('readonly', '');
  carrier.setAttribute('aria-hidden', 'true');
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  document.body.append(carrier);
  carrier.select();
  const copied = document.execCommand('copy');
  carrier.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Marks the text of an element, so that the reader can copy it by hand. */
export function selectText(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}
