import { type Context, ToolError } from '#core/tool.ts';
import { signedFormat } from '#lib/compression/signature.ts';
import type { Chunk, DecodeReport, Decoder, Format, GzipHeader } from './decoders/decoder.ts';

/** The decoders, each loaded when it is needed. */
const decoders: Readonly<Record<Format, () => Promise<Decoder>>> = {
  gzip: async () => (await import('./decoders/inflate.ts')).inflater('gzip'),
  zlib: async () => (await import('./decoders/inflate.ts')).inflater('zlib'),
  deflate: async () => (await import('./decoders/inflate.ts')).inflater('deflate'),
  brotli: async () => (await import('./decoders/brotli.ts')).unbrotli,
  zstd: async () => (await import('./decoders/zstd.ts')).unzstd,
  bzip2: async () => (await import('./decoders/bzip2.ts')).unbzip2,
  xz: async () => (await import('./decoders/xz.ts')).unxz,
};

/** How much may come of compressed data. */
export interface Limits {
  /** In MiB. */
  readonly maxSize: number;
  /** How many times larger than the compressed data; any where it is null. */
  readonly maxRatio: number | null;
}

/** Up to this size, in bytes, content may be any number of times larger than what it is decompressed from. */
const harmlessSize = 16 * 2 ** 20;

/** Content of a compressed stream, or of several that follow one another. */
export interface Content {
  readonly format: Format;
  readonly blob: Blob;
  /** Of a gzip stream, the first one of several members. */
  readonly header: GzipHeader | undefined;
  /** How many members or frames it has. */
  readonly members: number;
  /** Offset of what follows. */
  readonly end: number;
  /** Why the rest was left out. */
  readonly failure: ToolError | undefined;
}

export interface Decompression extends Limits {
  /** What could be read before an error is the result. */
  readonly recover: boolean;
}

/**
 * Content of all streams of a format that follow one another.
 * @throws ToolError of the decoders, with {read} and {written}; `too-large` {size}, `bomb` {ratio, written}
 */
export async function decompressStreams(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  options: Decompression,
  ctx: Pick<Context, 'signal' | 'progress'>,
): Promise<Content> {
  const decode = await decoders[format]();
  const collected = new Collected(bytes.length, options, ctx);
  const report: DecodeReport = { position: 0 };
  let members = 0;
  let at = 0;
  let failure: ToolError | undefined;
  try {
    do {
      const chunks = decode(bytes, at, report);
      for (;;) {
        const { done, value } = await chunks.next();
        if (done) {
          at = value;
          break;
        }
        await collected.add(value, report.position / bytes.length);
      }
      members++;
      if (format === 'xz') at = skipPadding(bytes, at);
    } while (at < bytes.length && isConcatenable(format) && signedFormat(bytes, at) === format);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, offers } = error;
    const isLimit = code === 'too-large' || code === 'bomb';
    const canRecover = !isLimit && collected.size > 0;
    failure = new ToolError(
      code,
      { ...params, read: bytes.length, written: collected.size },
      undefined,
      canRecover ? [...offers, { recover: true }] : offers,
    );
    if (!(options.recover && canRecover)) throw failure;
  }
  return {
    format,
    blob: collected.toBlob(),
    header: report.header,
    members,
    end: failure ? bytes.length : at,
    failure,
  };
}

/** Whether a file can have several streams of a format, with the contents following one another. */
const isConcatenable = (format: Format): boolean => ['gzip', 'zstd', 'bzip2', 'xz'].includes(format);

/** Zero bytes, four at a time, may follow a stream of the .xz format. */
function skipPadding(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end + 4 <= bytes.length && bytes.subarray(end, end + 4).every((byte) => byte === 0)) end += 4;
  return end;
}

/** Size of a part, in bytes, and how often others in the same thread have their turn. */
const partLength = 4 * 2 ** 20;

/** Chunks of content, of which few blobs are made, up to a limit. */
class Collected {
  readonly #source: number;
  readonly #limits: Limits;
  readonly #ctx: Pick<Context, 'signal' | 'progress'>;
  readonly #parts: Blob[] = [];
  #chunks: Chunk[] = [];
  #held = 0;
  size = 0;

  constructor(source: number, limits: Limits, ctx: Pick<Context, 'signal' | 'progress'>) {
    this.#source = source;
    this.#limits = limits;
    this.#ctx = ctx;
  }

  /** How many bytes more there may be. */
  get room(): number {
    const { maxSize, maxRatio } = this.#limits;
    const most = Math.min(
      maxSize * 2 ** 20,
      maxRatio === null ? Number.POSITIVE_INFINITY : Math.max(harmlessSize, maxRatio * this.#source),
    );
    return most - this.size;
  }

  async add(chunk: Chunk, fraction: number): Promise<void> {
    const { maxSize, maxRatio } = this.#limits;
    const isTooMuch = chunk.length > this.room;
    this.size += chunk.length;
    if (this.size > maxSize * 2 ** 20)
      throw new ToolError('too-large', { limit: maxSize }, undefined, largerLimit(maxSize));
    if (isTooMuch) throw new ToolError('bomb', { ratio: maxRatio ?? 0 }, undefined, [{ maxRatio: null }]);
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    if (this.#held < partLength) return;
    this.#release();
    this.#ctx.progress(fraction);
    await new Promise((resolve) => setTimeout(resolve));
    this.#ctx.signal.throwIfAborted();
  }

  #release(): void {
    this.#parts.push(new Blob(this.#chunks));
    this.#chunks = [];
    this.#held = 0;
  }

  toBlob(): Blob {
    this.#release();
    return new Blob(this.#parts);
  }
}

/** The largest content, in MiB. */
const maxSize = 4_096;

const largerLimit = (limit: number) => (limit < maxSize ? [{ maxSize: Math.min(maxSize, limit * 4) }] : []);
