import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes where they are few, since a Blob costs more than their copy; a Blob crosses to a thread without one. */
export type Body = Uint8Array | Blob;

/** In bytes. */
const maxCopied = 262_144;

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

/** Bytes that all bodies take together, of the requests that are not yet answered. */
export class BodyBudget {
  private held = 0;
  private readonly sizes = new WeakMap<IncomingMessage, number>();
  readonly maxBody: number;
  private readonly maxHeld: number;

  /** @param maxBody the limit of one body in bytes; all together may have four times as many */
  constructor(maxBody: number) {
    this.maxBody = maxBody;
    this.maxHeld = 4 * maxBody;
  }

  /**
   * Reads the body of a request. Its bytes are held until it is released, or the client is gone.
   * @returns why not: it is too large, or too many bytes are held; undefined where the client went away
   */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Body | 'too-large' | 'overloaded' | undefined> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > this.maxBody) return 'too-large';
    if (this.held + announced > this.maxHeld) return 'overloaded';
    if (request.headers.expect !== undefined) response.writeContinue();
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    this.sizes.set(request, 0);
    onceGone(request, response, () => this.release(request));
    try {
      for await (const chunk of request as AsyncIterable<Buffer<ArrayBuffer>>) {
        if (!this.sizes.has(request)) return undefined;
        size += chunk.length;
        this.sizes.set(request, size);
        this.held += chunk.length;
        if (size > this.maxBody) return 'too-large';
        if (this.held > this.maxHeld) return 'overloaded';
        chunks.push(chunk);
      }
    } catch {
      return undefined;
    }
    return size > maxCopied ? new Blob(chunks) : new Uint8Array(Buffer.concat(chunks));
  }

  /** The body of a request is no longer in use, though its answer may still be read. */
  release(request: IncomingMessage): void {
    this.held -= this.sizes.get(request) ?? 0;
    this.sizes.delete(request);
  }
}

/**
 * The JSON of a body.
 * @throws SyntaxError, or TypeError where it is not in UTF-8
 */
export async function parseJson(body: Body): Promise<unknown> {
  const bytes = body instanceof Blob ? await body.arrayBuffer() : body;
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
