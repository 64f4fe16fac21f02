/** Prints an SVG alone, at its size. */
export function printPicture(svg: string): void {
  const frame = document.createElement('iframe');
  // One that is not displayed would print nothing.
  frame.className = 'visually-hidden';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.onload = () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  };
  frame.srcdoc = `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
  document.body.append(frame);
}
