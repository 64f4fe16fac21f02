/** What is left where copying is refused. */
export const byHand = () => import('./copy-by-hand.ts');

/**
 * Copies a text or a file to the clipboard, binary content as hexadecimal bytes; returns whether it worked. Where the
 * clipboard API is missing (plain http), `execCommand` is used.
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
    // Refused, or of a type that the clipboard does not accept: `execCommand` may still work.
  }
  const { copyByCommand, textOf } = await byHand();
  return copyByCommand(typeof content === 'string' ? content : await textOf(content));
}
