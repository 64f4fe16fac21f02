import type { IncomingMessage, ServerResponse } from 'node:http';
import { DiskBlob } from '../../cli/disk-blob.ts';
import type { Body } from '../job.ts';
import { type Pace, Progress } from './progress.ts';
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

/** Slower than any network that people use. */
const defaultPace: Pace = { grace: 10_000, bytesPerSecond: 8_000 };

/** How often in its grace the size of a body is noted. */
const notes = 40;

/** Under pressure, bodies that lately came slower than this multiple of the pace make room. */
const pressure = 10;

interface Upload {
  readonly spool: Spool;
  readonly progress: Progress;
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
   * @param most the limit of this body, where it is lower than that of all
   * @returns why not: it is too large, or too many bytes are held; undefined where the client went away or is too slow
   */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
    most = this.maxBody,
  ): Promise<Body | 'too-large' | 'overloaded' | undefined> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > most) return 'too-large';
    if (!this.hasRoom(announced)) return 'overloaded';
    if (request.headers.expect !== undefined) response.writeContinue();
    const spool = new Spool();
    const check = () => {
      if (this.isSlow(upload, notes, 1)) this.end(request);
    };
    const progress = new Progress(() => spool.size, { every: this.pace.grace / notes, kept: notes, check });
    const upload: Upload = { spool, progress, isComplete: false };
    this.uploads.set(request, upload);
    onceGone(request, response, () => this.release(request));
    try {
      for await (const chunk of request as AsyncIterable<Buffer<ArrayBuffer>>) {
        if (!this.uploads.has(request)) return undefined;
        if (spool.size + chunk.length > most) return 'too-large';
        if (!this.hasRoom(chunk.length)) return 'overloaded';
        if (!this.uploads.has(request)) return undefined;
        this.held += chunk.length;
        const isStored = await spool.add(chunk).then(
          () => true,
          () => false,
        );
        if (!isStored) return 'overloaded';
      }
    } catch {
      return undefined;
    } finally {
      progress.end();
      upload.isComplete = true;
    }
    return this.uploads.has(request) ? spool.toBody() : undefined;
  }

  /** The body of a request is no longer in use, though its answer may still be read. */
  release(request: IncomingMessage): void {
    const { spool } = this.uploads.get(request) ?? {};
    this.uploads.delete(request);
    this.held -= spool?.size ?? 0;
    spool?.close();
  }

  /** Whether there is room for a number of bytes, if need be after ending the bodies that came slowest of late. */
  private hasRoom(bytes: number): boolean {
    if (this.held + bytes <= this.maxHeld) return true;
    const slow = [...this.uploads].filter(([, upload]) => !upload.isComplete && this.isSlow(upload, 4, pressure));
    for (const [request] of slow.sort(([, a], [, b]) => a.progress.since(4) - b.progress.since(4))) {
      if (this.held + bytes <= this.maxHeld) break;
      this.end(request);
    }
    return this.held + bytes <= this.maxHeld;
  }

  /** Whether a body came slower than `times` the pace in its last `since` notes; one that has fewer is too new. */
  private isSlow(upload: Upload, since: number, times: number): boolean {
    const seconds = (since / notes) * (this.pace.grace / 1_000);
    return upload.progress.since(since) < seconds * this.pace.bytesPerSecond * times;
  }

  /** Ends a request whose body does not come, with the status that Node itself gives it. */
  private end(request: IncomingMessage): void {
    this.release(request);
    const { socket } = request;
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
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
