/** Where one recording is kept. */
export interface RecordingFile {
  /** Moves content to a file and gives it back from there; rejects where there is no room. */
  readonly store: (content: Blob) => Promise<Blob>;
  /** Removes what was stored. */
  readonly discard: () => Promise<void>;
}

/** Files of the tab's recordings, in the browser's private file system, of which nothing stays when the tab is closed. */
export interface RecordingFiles {
  readonly open: () => RecordingFile;
  /** Removes all of them; nothing is stored any more. */
  readonly close: () => Promise<void>;
}

/** Each tab has a folder, and under its name a lock that the browser ends with the tab. */
const prefix = 'camera-recorder-';

const canStore = () =>
  'FileSystemFileHandle' in globalThis && 'createWritable' in FileSystemFileHandle.prototype && 'locks' in navigator;

/** The files of this tab; undefined where the browser has no place for them. Nothing is written before it is needed. */
export function openRecordingFiles(): RecordingFiles | undefined {
  if (!canStore()) return undefined;
  const name = `${prefix}${crypto.randomUUID()}`;
  const closing = new AbortController();
  const writing = new Set<Promise<Blob>>();
  let opening: Promise<Folders> | undefined;
  let count = 0;

  const write = async (file: string, content: Blob): Promise<Blob> => {
    opening ??= openFolder(name, closing.signal);
    const handle = await (await opening).own.getFileHandle(file, { create: true });
    const writable = await handle.createWritable();
    await writable.write(content);
    await writable.close();
    return handle.getFile();
  };
  return {
    open: () => {
      const stored: string[] = [];
      return {
        store: (content) => {
          if (closing.signal.aborted) return Promise.reject(new Error('closed'));
          const file = String(count++);
          stored.push(file);
          const written = write(file, content);
          writing.add(written);
          return written.finally(() => writing.delete(written));
        },
        discard: async () => {
          for (const file of stored) await (await opening)?.own.removeEntry(file);
        },
      };
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled(writing);
      await (await opening)?.root.removeEntry(name, { recursive: true });
    },
  };
}

/** Removes what tabs have left that ended without doing so. */
export async function removeLeftovers(): Promise<void> {
  if (!canStore()) return;
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys())
    if (name.startsWith(prefix))
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await root.removeEntry(name, { recursive: true });
      });
}

interface Folders {
  readonly root: FileSystemDirectoryHandle;
  readonly own: FileSystemDirectoryHandle;
}

/** Makes a folder, under its lock until the signal is aborted. */
async function openFolder(name: string, signal: AbortSignal): Promise<Folders> {
  await new Promise<void>((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise<void>((end) => signal.addEventListener('abort', () => end()));
    };
    navigator.locks.request(name, hold).catch(reject);
  });
  const root = await navigator.storage.getDirectory();
  return { root, own: await root.getDirectoryHandle(name, { create: true }) };
}
