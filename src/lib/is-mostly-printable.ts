/** Whether bytes are UTF-8, cut off perhaps, of which nine characters in ten can be printed. */
export function isMostlyPrintable(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    const unprintable = text.match(/(?![\t\n\r])\p{C}/gu)?.length ?? 0;
    return text !== '' && unprintable <= text.length / 10;
  } catch {
    return false;
  }
}
