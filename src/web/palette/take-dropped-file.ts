/**
 * Takes the first of the files that are dropped anywhere on the page, until the signal is aborted.
 * @param place what listens on the window comes before what listens on the document, and instead of it
 */
export function takeDroppedFile(place: Document | Window, signal: AbortSignal, take: (file: File) => void): void {
  const onDrag = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    // There are none before the drop.
    const [file] = dataTransfer.files;
    if (event.type === 'drop' && file) take(file);
  };
  place.addEventListener('dragover', onDrag, { signal, capture: true });
  place.addEventListener('drop', onDrag, { signal, capture: true });
}
