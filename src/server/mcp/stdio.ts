import { PassThrough, type Readable, type Writable } from 'node:stream';
import { type JSONRPCMessage, ProtocolErrorCode, type RequestId } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { fileRoots } from './files.ts';
import { readMessage, repeatedId, type WrongMessage } from './read-message.ts';

/** In bytes: the longest message. */
const maxMessage = 64_000_000;

const lineFeed = 0x0a;

/**
 * The transport over standard input and output. That of the SDK drops messages that are wrong, so that their clients wait
 * for ever, and takes time with the square of their length: here it gets only the end of the input.
 */
export class StdioTransport extends StdioServerTransport {
  /** Called when it is closed: at the end of standard input, and after a message that is too long. */
  onEnd = () => {};
  private readonly source: Readable;
  private readonly gate: PassThrough;
  private parts: Buffer[] = [];
  private size = 0;
  /** The requests that are not answered yet. */
  private readonly waiting = new Set<unknown>();
  /** The methods of the requests to the client that it has not answered yet. */
  private readonly asked = new Map<RequestId, string>();
  private isEnded = false;

  constructor(stdin: Readable, stdout: Writable) {
    const gate = new PassThrough();
    super(gate, stdout);
    this.gate = gate;
    this.source = stdin;
  }

  override async start(): Promise<void> {
    await super.start();
    if (this.source.readableEnded || this.source.destroyed) this.end();
    this.source.on('data', this.take);
    for (const event of ['end', 'close', 'error']) this.source.on(event, () => this.end());
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message && 'id' in message) this.asked.set(message.id, message.method);
    try {
      await super.send(message);
    } finally {
      if (this.isEnded) this.failAsked();
      if (!('method' in message) && 'id' in message) this.settle(message.id);
    }
  }

  override close(): Promise<void> {
    this.source.off('data', this.take);
    this.parts = [];
    this.onEnd();
    return super.close();
  }

  /** Ends once the requests before are answered: a script may send all at once. */
  private end(): void {
    this.isEnded = true;
    this.failAsked();
    if (this.waiting.size === 0) this.gate.end();
  }

  /** No answer can come any more: what the calls wait for fails, so that they are answered. */
  private failAsked(): void {
    const error = { code: ProtocolErrorCode.InternalError, message: 'The client sends nothing more.' };
    for (const id of this.asked.keys()) {
      this.asked.delete(id);
      this.onmessage?.({ jsonrpc: '2.0', id, error });
    }
  }

  /** A request has its answer, or gets none. */
  private settle(id: unknown): void {
    this.waiting.delete(id);
    if (this.isEnded) this.end();
  }

  private readonly take = (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      this.parts.push(chunk.subarray(start, end));
      const line = Buffer.concat(this.parts);
      this.parts = [];
      this.size = 0;
      start = end + 1;
      this.receive(line);
    }
    this.parts.push(chunk.subarray(start));
    this.size += chunk.length - start;
    if (this.size > maxMessage) void this.close();
  };

  private receive(line: Buffer): void {
    if (line.toString('latin1', 0, 100).trim() === '' && line.toString('latin1').trim() === '') return;
    const read = readMessage(line);
    if ('message' in read) {
      const { message } = read;
      if (!('method' in message)) {
        const id = message.id as RequestId;
        if (this.asked.get(id) === 'roots/list' && 'result' in message)
          message.result = fileRoots(message.result as { readonly roots?: unknown });
        this.asked.delete(id);
      } else if ('id' in message) {
        if (this.waiting.has(message.id)) {
          this.refuse(repeatedId(message.id));
          return;
        }
        this.waiting.add(message.id);
      }
      this.onmessage?.(message);
      // What is cancelled is not answered.
      if ('method' in message && message.method === 'notifications/cancelled')
        this.settle(message.params?.['requestId']);
    } else this.refuse(read.wrong);
  }

  /** Answers a message that is wrong; a request of the same id still waits. */
  private refuse(wrong: WrongMessage): void {
    // JSON-RPC requires an id of null where there is none; the types of the SDK do not know that.
    super.send(wrong as JSONRPCMessage).catch(() => {});
  }
}
