/** Copies formatted text, which editors and mails take as HTML, others as plain text; returns whether it worked. */
export function copyFormatted(html: string, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', onCopy, { capture: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return isCopied;
}
