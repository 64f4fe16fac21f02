/**
 * Takes files and folders that are dropped anywhere on the page, until `signal` is aborted.
 * @param place the window comes before the document, and instead of it
 */
export function takeDrops(
  place: Document | Window,
  signal: AbortSignal,
  onFiles: (files: readonly File[]) => void,
): void {
  const onDrag = (event: Event) => {
    const { type, dataTransfer } = event as DragEvent;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    // There are none before the drop.
    if (type !== 'drop') return;
    // Entries must be taken before the first wait: the drop's data is gone after it.
    const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
    // Includes those of folders, if the browser supports folders.
    if (entries.length > 0) void filesOf(entries).then(onFiles);
    else onFiles([...dataTransfer.files]);
  };
  const options = { signal, capture: place === window };
  place.addEventListener('dragover', onDrag, options);
  place.addEventListener('drop', onDrag, options);
}

/** All files of entries, those in folders too, named by their path within what was dropped and in its order. */
async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files = (await Promise.all(entries.map(filesIn))).flat();
  return files.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isDirectory) {
    const inner = await readDirectory((entry as FileSystemDirectoryEntry).createReader());
    return (await Promise.all(inner.map(filesIn))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  const path = entry.fullPath.replace(/^\//, '');
  return [path === file.name ? file : new File([file], path, { type: file.type, lastModified: file.lastModified })];
}

/** A directory is read in parts; an empty part is the end. */
async function readDirectory(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await readDirectory(reader))];
}
