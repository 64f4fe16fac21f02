/** Keeps the pieces of a recording until it is complete. */
export interface Spool {
  readonly add: (piece: Blob) => void;
  /** All pieces in their order. */
  readonly finish: () => Promise<Blob>;
}

/**
 * A spool that holds pieces in memory up to a limit; what exceeds it goes to a file, and so on, so that memory stays flat
 * however long the recording is.
 * @param limit in bytes
 * @param store moves content to a file and gives it back from there. Where it is absent, or once it rejects, such as on a
 * full disk, all stays in memory.
 */
export function createSpool(limit: number, type: string, store?: (content: Blob) => Promise<Blob>): Spool {
  const stored: Blob[] = [];
  const held: Blob[] = [];
  let heldBytes = 0;
  let isStoring = false;
  let storing = Promise.resolve();

  /** Pieces that come meanwhile are held until the next file. */
  const move = async (keep: (content: Blob) => Promise<Blob>) => {
    const { length } = held;
    stored.push(await keep(new Blob(held)));
    heldBytes -= held.splice(0, length).reduce((sum, { size }) => sum + size, 0);
    isStoring = false;
  };

  return {
    add: (piece) => {
      held.push(piece);
      heldBytes += piece.size;
      if (heldBytes <= limit || isStoring || !store) return;
      isStoring = true;
      // After a failure it is not tried again.
      storing = move(store).catch(() => {});
    },
    finish: async () => {
      await storing;
      return new Blob([...stored, ...held], { type });
    },
  };
}
