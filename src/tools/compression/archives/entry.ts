import { ToolError } from '#core/tool.ts';
import type { Chunk } from '../decoders/decoder.ts';

/** How the content of an entry is stored. */
export type Method = 'stored' | 'deflate' | 'bzip2' | 'zstd' | 'xz' | 'unsupported';

/** A file, folder or link in an archive. */
export interface Entry {
  /** With the slashes of folders between its parts. */
  readonly name: string;
  readonly type: 'file' | 'folder' | 'link' | 'special';
  readonly size: number;
  /** As `YYYY-MM-DD HH:MM:SS`, of an unknown time zone, or in UTC with a `Z`; null where it is absent. */
  readonly modified: string | null;
  /** What a link points to. */
  readonly target: string | null;
  /** The name of its encryption; null where it is not encrypted. */
  readonly encryption: string | null;
  readonly method: Method;
  /** The name of the method, or its number where it has none that is known. */
  readonly methodName: string;
  /** The size in the archive, where it is compressed there. */
  readonly packed: number | null;
  /** Where it begins in a ZIP archive, with a header of its own; null in others. */
  readonly offset: number | null;
  /** The CRC-32 of the content; null where there is none. */
  readonly crc: number | null;
  /**
   * The content as stored.
   * @throws ToolError `archive-truncated`, `archive-corrupt`
   */
  readonly data: () => Chunk;
}

export interface Archive {
  readonly format: 'zip' | 'tar';
  readonly entries: readonly Entry[];
}

/** An archive ends too early. */
export const cutOff = (format: 'ZIP' | 'tar'): ToolError => new ToolError('archive-truncated', { format });

/** An archive is damaged at an offset. */
export const damaged = (format: 'ZIP' | 'tar', at: number): ToolError =>
  new ToolError('archive-corrupt', { format, at });

/** Whether a name leads outside of the folder into which an archive is extracted. */
export const isUnsafe = (name: string): boolean =>
  /^(?:[\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..') || name.includes('\0');
