import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { onceGone } from './body.ts';
import { type Pace, Progress } from './progress.ts';

/** What a connection has given to the network: what waits in it counts as written for Node. */
const writtenBy = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

/**
 * At this pace, the largest result is read in about two minutes. The system takes megabytes ahead of a client, and more
 * only once it has read about half of them, so the grace is long: 60 MB that are read within it are never too slow.
 */
const defaultPace: Pace = { grace: 60_000, bytesPerSecond: 1_000_000 };

/** How often in its grace it is noted what a client has taken. */
const notes = 12;

/** In bytes: smaller results have room of their own, so that they never wait for the clients of larger ones. */
const maxSmall = 1_048_576;

interface Reader {
  readonly socket: Socket;
  /** What its connection has taken. */
  readonly progress: Progress;
  size: number;
}

/** How many bytes a client has taken in the whole grace; infinite where it has not passed yet. */
const takenOf = ({ progress }: Reader): number => progress.since(notes + 1);

/** Bytes of all results that clients are reading. */
export class ResultBudget {
  private readonly readers = new Map<IncomingMessage, Reader>();
  private readonly maxHeld: number;
  private readonly pace: Pace;

  /** @param maxHeld in bytes, for small and for large results each; those of calls that run come on top */
  constructor(maxHeld: number, pace = defaultPace) {
    this.maxHeld = maxHeld;
    this.pace = pace;
  }

  /**
   * Whether a result can be held. Clients that read slowest of late are disconnected if it can be held without them.
   * @param size in bytes
   * @param owner the request of which it is a further part: all parts are one result
   */
  makeRoom(size: number, owner?: IncomingMessage): boolean {
    const whole = size + ((owner && this.readers.get(owner)?.size) ?? 0);
    const rivals = [...this.readers].filter(
      ([request, reader]) => request !== owner && reader.size > maxSmall === whole > maxSmall,
    );
    let held = rivals.reduce((sum, [, reader]) => sum + reader.size, whole);
    const least = (this.pace.bytesPerSecond * this.pace.grace) / 1_000;
    const slow = rivals.filter(([, reader]) => takenOf(reader) < least);
    const ended: typeof slow = [];
    for (const one of slow.sort(([, a], [, b]) => takenOf(a) - takenOf(b))) {
      if (held <= this.maxHeld) break;
      held -= one[1].size;
      ended.push(one);
    }
    if (held > this.maxHeld) return false;
    for (const [request, { socket }] of ended) {
      this.readers.delete(request);
      socket.destroy();
    }
    return true;
  }

  /** Counts a result, or a further part of it, until its response or its client is gone. */
  hold(request: IncomingMessage, response: ServerResponse, size: number): void {
    const { socket } = request;
    if (response.closed || socket.destroyed) return;
    const known = this.readers.get(request);
    if (known) {
      known.size += size;
      return;
    }
    const progress = new Progress(() => writtenBy(socket), { every: this.pace.grace / notes, kept: notes + 1 });
    this.readers.set(request, { socket, progress, size });
    onceGone(request, response, () => {
      progress.end();
      this.readers.delete(request);
    });
  }
}
