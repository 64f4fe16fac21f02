/** What is left where the clipboard cannot be written to: rarely needed, so not part of a page. */

import { readText } from '#lib/bytes/read-text.ts';
import { encodeHex } from '#lib/encoding/hex.ts';

/** A file as the text that it holds, or as its bytes in hexadecimal, which a text could not hold. */
export const textOf = async (content: Blob): Promise<string> =>
  (await readText(content)) ?? encodeHex(new Uint8Array(await content.arrayBuffer())).replace(/..(?=.)/g, '$& ');

/** Copies a text by the command of the page; returns whether it worked. */
export function copyByCommand(text: string): boolean {
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

/** Asks an editor to select its text: a selection of the page does not reach into it. */
export const selectAllEvent = 'penknife-select-all';

/** Selects the text of an element, so that the user can copy it by hand. */
export function selectText(element: Element): void {
  const editor = element.querySelector('[data-editor]');
  if (editor?.checkVisibility()) {
    editor.dispatchEvent(new Event(selectAllEvent));
    return;
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}
