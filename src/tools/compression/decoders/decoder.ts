import { ToolError } from '#core/tool.ts';

/** Formats of one compressed stream, in the order in which they are offered. */
export const formats = ['gzip', 'zlib', 'deflate', 'brotli', 'zstd', 'bzip2', 'xz'] as const;
export type Format = (typeof formats)[number];

export type Chunk = Uint8Array<ArrayBuffer>;

/** What a gzip header says (RFC 1952 section 2.3). */
export interface GzipHeader {
  readonly name: string | null;
  readonly comment: string | null;
  /** In seconds since 1970; 0 where it is absent. */
  readonly time: number;
}

/** What a decoder reports besides the bytes. */
export interface DecodeReport {
  /** Offset up to which it has read. */
  position: number;
  /** That of the first member of a gzip stream. */
  header?: GzipHeader;
}

/**
 * Decodes one stream (a gzip member, a frame of Zstandard, …) that begins at an offset. Gives its content in chunks that are not
 * used again, and returns the offset behind it.
 * @throws ToolError `truncated`, `corrupt`, `checksum` {given}, and what only one format has
 */
export type Decoder = (
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  report: DecodeReport,
) => AsyncGenerator<Chunk, number>;

/** The data ends within a stream. */
export const truncated = (given: Format): ToolError => new ToolError('truncated', { given });

/** The data is damaged at about this offset. */
export const corrupt = (given: Format, at: number): ToolError => new ToolError('corrupt', { given, at });

/** The content is not what its checksum says. */
export const wrongChecksum = (given: Format): ToolError => new ToolError('checksum', { given });
