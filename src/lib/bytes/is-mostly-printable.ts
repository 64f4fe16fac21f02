/** Whether bytes are UTF-8, possibly cut off, with at least nine printable characters in ten. */
export function isMostlyPrintable(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    const unprintable = text.match(/(?![\t\n\r])\p{C}/gu)?.length ?? 0;
    return text !== '' && unprintable <= text.length / 10;
  } catch {
    return false;
  }
}
