import type { ServerResponse } from 'node:http';

/** A client that has read nothing for so many milliseconds makes room for others. */
const silence = 5_000;

interface Sending {
  readonly size: number;
  /** What the connection had written when that was last seen to grow. */
  written: number;
  since: number;
}

/** Bytes of all results that clients are reading. */
export class ResultBudget {
  private held = 0;
  private readonly sending = new Map<ServerResponse, Sending>();
  private readonly maxHeld: number;

  /** @param maxHeld in bytes; the results of calls that run come on top */
  constructor(maxHeld: number) {
    this.maxHeld = maxHeld;
  }

  /** Whether another call may run. Where there is no room, clients that have stopped reading are disconnected. */
  hasRoom(): boolean {
    if (this.held <= this.maxHeld) return true;
    const now = performance.now();
    for (const [response, sending] of this.sending) {
      const written = response.socket?.bytesWritten ?? 0;
      if (written > sending.written) Object.assign(sending, { written, since: now });
      else if (now - sending.since > silence) response.destroy();
    }
    return false;
  }

  /** Counts a result until its response is closed. */
  hold(response: ServerResponse, size: number): void {
    if (response.closed) return;
    this.held += size;
    this.sending.set(response, { size, written: response.socket?.bytesWritten ?? 0, since: performance.now() });
    response.once('close', () => {
      this.held -= size;
      this.sending.delete(response);
    });
  }
}
