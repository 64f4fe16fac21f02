import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { onceGone } from './body.ts';

/** What a connection has given to the network: what waits in it counts as written for Node. */
const writtenBy = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;

const checksInSilence = 5;

/** Bytes of all results that clients are reading. */
export class ResultBudget {
  private held = 0;
  private readonly sizes = new Map<IncomingMessage, number>();
  private readonly maxHeld: number;
  private readonly silence: number;

  /**
   * @param maxHeld in bytes; the results of calls that run come on top
   * @param silence a client that has read nothing for so many milliseconds makes room for others. The system takes
   *   megabytes ahead of a client, and more only once it has read about half of them: 100 kB/s may look silent for long
   */
  constructor(maxHeld: number, silence = 30_000) {
    this.maxHeld = maxHeld;
    this.silence = silence;
  }

  /** Whether another call may run. */
  hasRoom(): boolean {
    return this.held <= this.maxHeld;
  }

  /**
   * Counts a result, or a further part of it, until its response or its client is gone. Where there is no room,
   * a client that has stopped reading is disconnected.
   */
  hold(request: IncomingMessage, response: ServerResponse, size: number): void {
    const { socket } = request;
    if (response.closed || socket.destroyed) return;
    this.held += size;
    const known = this.sizes.get(request);
    this.sizes.set(request, (known ?? 0) + size);
    if (known !== undefined) return;
    let written = writtenBy(socket);
    let silentChecks = 0;
    // Checks are counted, not time: a busy machine may be late with reading too.
    const watch = setInterval(() => {
      const now = writtenBy(socket);
      silentChecks = now > written ? 0 : silentChecks + 1;
      written = now;
      if (silentChecks >= checksInSilence && !this.hasRoom()) socket.destroy();
    }, this.silence / checksInSilence).unref();
    onceGone(request, response, () => {
      clearInterval(watch);
      this.held -= this.sizes.get(request) ?? 0;
      this.sizes.delete(request);
    });
  }
}
