/** Does something once the document is loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  const request = () => (globalThis.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') request();
  else addEventListener('load', request, { once: true });
}
