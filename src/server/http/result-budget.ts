import type { IncomingMessage, ServerResponse } from 'node:http';
import { onceGone } from './body.ts';

interface Sending {
  size: number;
  /** What the connection had written when that was last seen to grow. */
  written: number;
  since: number;
}

/** Bytes of all results that clients are reading. */
export class ResultBudget {
  private held = 0;
  private readonly sending = new Map<IncomingMessage, Sending>();
  private readonly maxHeld: number;
  private readonly silence: number;

  /**
   * @param maxHeld in bytes; the results of calls that run come on top
   * @param silence a client that has read nothing for so many milliseconds makes room for others
   */
  constructor(maxHeld: number, silence = 5_000) {
    this.maxHeld = maxHeld;
    this.silence = silence;
  }

  /** Whether another call may run. Where there is no room, clients that have stopped reading are disconnected. */
  hasRoom(): boolean {
    if (this.held <= this.maxHeld) return true;
    const now = performance.now();
    for (const [{ socket }, sending] of this.sending) {
      const written = socket.bytesWritten;
      if (written > sending.written) Object.assign(sending, { written, since: now });
      else if (now - sending.since > this.silence) socket.destroy();
    }
    return false;
  }

  /** Counts a result, or a further part of it, until its response or its client is gone. */
  hold(request: IncomingMessage, response: ServerResponse, size: number): void {
    if (response.closed || request.socket.destroyed) return;
    this.held += size;
    const known = this.sending.get(request);
    if (known) {
      known.size += size;
      return;
    }
    const sending = { size, written: request.socket.bytesWritten, since: performance.now() };
    this.sending.set(request, sending);
    onceGone(request, response, () => {
      this.held -= sending.size;
      this.sending.delete(request);
    });
  }
}
