/** All files of a drop, those in dropped folders too, named by their path within the drop and in its order. */
export async function filesOf(transfer: DataTransfer): Promise<readonly File[]> {
  // Entries must be taken before the first wait: the drop's data is gone after it.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : [...transfer.files];
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

/** A reader hands out a directory in parts; an empty part is the end. */
async function readDirectory(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await readDirectory(reader))];
}
