import type { IncomingMessage, ServerResponse } from 'node:http';
import { DiskBlob } from '../../cli/disk-blob.ts';
import type { Body } from '../job.ts';
import { Spool } from './spool.ts';

/** Calls back once, when a response is closed or its connection is: one that waits behind another never gets it. */
export function onceGone({ socket }: IncomingMessage, response: ServerResponse, act: () => void): void {
  const end = () => {
    response.off('close', end);
    socket.off('close', end);
    act();
  };
  response.once('close', end);
  socket.once('close', end);
}

/** A body that may be slow for `grace` milliseconds, and then has to have come at this rate since its start. */
export interface Pace {
  readonly grace: number;
  readonly bytesPerSecond: number;
}

/** Slower than any network that people use. */
const defaultPace: Pace = { grace: 10_000, bytesPerSecond: 8_000 };

/** After so many milliseconds without a byte, a body makes room for others. */
const silence = 1_000;

interface Upload {
  readonly spool: Spool;
  readonly start: number;
  latest: number;
  isComplete: boolean;
}

/** Bytes that all bodies take together, of the requests that are not yet answered. */
export class BodyBudget {
  private held = 0;
  private readonly uploads = new Map<IncomingMessage, Upload>();
  readonly maxBody: number;
  private readonly maxHeld: number;
  private readonly pace: Pace;

  /** @param maxBody the limit of one body in bytes; all together may have four times as many */
  constructor(maxBody: number, pace = defaultPace) {
    this.maxBody = maxBody;
    this.maxHeld = 4 * maxBody;
    this.pace = pace;
  }

  /**
   * Reads the body of a request, as its client sends it. Its bytes are held until it is released, or the client is gone.
   * @returns why not: it is too large, or too many bytes are held; undefined where the client went away or is too slow
   */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Body | 'too-large' | 'overloaded' | undefined> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > this.maxBody) return 'too-large';
    if (!this.hasRoom(announced)) return 'overloaded';
    if (request.headers.expect !== undefined) response.writeContinue();
    const now = performance.now();
    const upload: Upload = { spool: new Spool(), start: now, latest: now, isComplete: false };
    this.uploads.set(request, upload);
    onceGone(request, response, () => this.release(request));
    const watch = setInterval(() => this.isTooSlow(upload) && this.end(request), 1_000).unref();
    try {
      for await (const chunk of request as AsyncIterable<Buffer<ArrayBuffer>>) {
        if (!this.uploads.has(request)) return undefined;
        upload.latest = performance.now();
        if (upload.spool.size + chunk.length > this.maxBody) return 'too-large';
        if (!this.hasRoom(chunk.length)) return 'overloaded';
        this.held += chunk.length;
        const isStored = await upload.spool.add(chunk).then(
          () => true,
          () => false,
        );
        if (!isStored) return 'overloaded';
      }
    } catch {
      return undefined;
    } finally {
      clearInterval(watch);
      upload.isComplete = true;
    }
    return this.uploads.has(request) ? upload.spool.toBody() : undefined;
  }

  /** The body of a request is no longer in use, though its answer may still be read. */
  release(request: IncomingMessage): void {
    const { spool } = this.uploads.get(request) ?? {};
    this.uploads.delete(request);
    this.held -= spool?.size ?? 0;
    spool?.close();
  }

  /** Whether so many bytes can come, without the bodies that have stopped coming if need be. */
  private hasRoom(bytes: number): boolean {
    const now = performance.now();
    for (const [request, { latest, isComplete }] of this.uploads) {
      if (this.held + bytes <= this.maxHeld) break;
      if (!isComplete && now - latest > silence) this.end(request);
    }
    return this.held + bytes <= this.maxHeld;
  }

  private isTooSlow({ start, spool }: Upload): boolean {
    const late = performance.now() - start - this.pace.grace;
    return late > 0 && spool.size < (late / 1_000) * this.pace.bytesPerSecond;
  }

  /** Ends a request whose body does not come, with the status that Node itself gives it. */
  private end(request: IncomingMessage): void {
    this.release(request);
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => request.socket.destroy());
  }
}

/** A body as a Blob. */
export const toBlob = (body: Body): Blob => {
  if (body instanceof Blob) return body;
  return 'descriptor' in body ? new DiskBlob(body.descriptor, body.size) : new Blob([body as Uint8Array<ArrayBuffer>]);
};

/**
 * The JSON of a body.
 * @throws SyntaxError, or TypeError where it is not in UTF-8
 */
export async function parseJson(body: Body): Promise<unknown> {
  const bytes = body instanceof Uint8Array ? body : await toBlob(body).arrayBuffer();
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
