/** In any `grace` milliseconds, bytes have to come or to be taken at this rate: what was fast before does not count. */
export interface Pace {
  readonly grace: number;
  readonly bytesPerSecond: number;
}

interface Noting {
  /** In milliseconds. */
  readonly every: number;
  /** How many notes are kept. */
  readonly kept: number;
  /** Called before each note. */
  readonly check?: () => void;
}

/** How far a transfer has come. It is noted from time to time: notes are counted, since a busy machine may be late. */
export class Progress {
  private readonly read: () => number;
  /** The oldest first. */
  private readonly notes: number[];
  private readonly timer: ReturnType<typeof setInterval>;

  /** @param read the bytes that are transferred, of which it begins with those of now */
  constructor(read: () => number, { every, kept, check }: Noting) {
    this.read = read;
    this.notes = [read()];
    this.timer = setInterval(() => {
      check?.();
      if (this.notes.push(read()) > kept) this.notes.shift();
    }, every).unref();
  }

  /** The bytes since the note before the last `count - 1`; infinite where there are fewer notes. */
  since(count: number): number {
    return this.read() - (this.notes.at(-count) ?? Number.NEGATIVE_INFINITY);
  }

  /** Takes no further notes. */
  end(): void {
    clearInterval(this.timer);
  }
}
