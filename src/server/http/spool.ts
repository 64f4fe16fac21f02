/** The body of a request while it arrives: in memory at first, in a file of its own when it is long. */
import { randomUUID } from 'node:crypto';
import { close, openSync, unlinkSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Body } from '../job.ts';

/** In bytes. */
export const maxInMemory = 262_144;

/** Opens a file for the owner only and takes its name away: it is gone once it is closed, however the process ends. */
function openNameless(folder: string): number | undefined {
  const path = join(folder, `penknife-${randomUUID()}`);
  try {
    const descriptor = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    return descriptor;
  } catch {
    return undefined;
  }
}

const writeAll = promisify(write);

/** Takes the chunks of one body. Where no file can be made, as in a read-only container, it stays in memory. */
export class Spool {
  private chunks: Buffer<ArrayBuffer>[] = [];
  private descriptor: number | undefined;
  private written = 0;
  private isClosed = false;
  private isWriting = false;
  size = 0;
  private readonly folder: string;

  constructor(folder = tmpdir()) {
    this.folder = folder;
  }

  /** @throws where the disk is full */
  async add(chunk: Buffer<ArrayBuffer>): Promise<void> {
    const wasShort = this.size <= maxInMemory;
    this.size += chunk.length;
    this.chunks.push(chunk);
    if (this.size <= maxInMemory) return;
    if (wasShort) this.descriptor = openNameless(this.folder);
    if (this.descriptor === undefined) return;
    this.isWriting = true;
    try {
      for (const part of this.chunks.splice(0))
        for (let at = 0; at < part.length; ) {
          const { bytesWritten } = await writeAll(this.descriptor, part, at, part.length - at, this.written);
          at += bytesWritten;
          this.written += bytesWritten;
        }
    } finally {
      this.isWriting = false;
      if (this.isClosed) this.closeFile();
    }
  }

  /** Bytes where they are few, since a Blob costs more than their copy; a Blob crosses to a thread without one. */
  toBody(): Body {
    if (this.descriptor !== undefined) return { descriptor: this.descriptor, size: this.size };
    return this.size > maxInMemory ? new Blob(this.chunks) : new Uint8Array(Buffer.concat(this.chunks));
  }

  /** Frees what the body takes. */
  close(): void {
    this.isClosed = true;
    this.chunks = [];
    // The number of a closed file may belong to another one at once.
    if (!this.isWriting) this.closeFile();
  }

  private closeFile(): void {
    if (this.descriptor !== undefined) close(this.descriptor, () => {});
    this.descriptor = undefined;
  }
}
