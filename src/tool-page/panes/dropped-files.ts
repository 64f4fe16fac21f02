/** All files of entries, those in folders too, named by their path within what was dropped and in its order. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
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

/** A reader hands out a directory in parts; an empty part is the end. */
async function readDirectory(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await readDirectory(reader))];
}
