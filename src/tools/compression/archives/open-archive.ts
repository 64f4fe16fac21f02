import { type Context, ToolError } from '#core/tool.ts';
import { endsAsZip } from '#lib/compression/signature.ts';
import { detectFileType } from '#lib/files/detect-file-type.ts';
import { crc32 } from '#lib/hashing/crc32.ts';
import { type Decompression, decompressStreams } from '../decompress.ts';
import { readCompressed, type Writing } from '../read-compressed.ts';
import type { Archive, Entry } from './entry.ts';
import { isTarHeader, readTar } from './read-tar.ts';
import { readZip } from './read-zip.ts';

export interface Opening extends Decompression {
  readonly inputAs: Writing | 'auto';
}

/** Archives that are known by name only. */
const others = ['7z', 'RAR', 'CAB', 'ar', 'Debian'];

/** An archive, and how it was compressed as a whole. */
export interface OpenedArchive extends Archive {
  readonly compression: string | null;
}

/**
 * Opens a ZIP or tar archive, or a compressed tar archive, by its content.
 * @throws ToolError `not-archive`, `other-archive` {name}; of `readZip`, `readTar` and the decoders
 */
export async function openArchive(file: Blob, options: Opening, ctx: Context): Promise<OpenedArchive> {
  const readings = await readCompressed(file, options.inputAs, ctx);
  const [{ bytes, signed }] = readings;
  if (signed === 'zip') return { ...readZip(bytes), compression: null };
  const tar = readings.find((reading) => isTarHeader(reading.bytes))?.bytes;
  if (tar) return { ...readTar(tar), compression: null };
  if (!signed) {
    const zip = readings.find((reading) => endsAsZip(reading.bytes))?.bytes;
    if (zip) return { ...readZip(zip), compression: null };
    const name = readings
      .map((reading) => detectFileType(reading.bytes)?.name ?? '')
      .find((type) => others.includes(type));
    throw name ? new ToolError('other-archive', { name }) : new ToolError('not-archive');
  }
  const { blob, failure } = await decompressStreams(bytes, signed, options, ctx);
  if (failure) ctx.notice('recovered', { n: blob.size });
  const content = new Uint8Array(await blob.arrayBuffer());
  if (!isTarHeader(content))
    throw new ToolError('no-archive-inside', { given: signed }, undefined, [{ operation: 'decompress' }]);
  return { ...readTar(content, failure !== undefined), compression: signed };
}

/**
 * Content of an entry, checked; one of another size than the archive says is reported.
 * @throws ToolError `encrypted` {name, method}, `unsupported-method` {name, method}; of the decoders; `entry-checksum` {name}
 */
export async function extractEntry(entry: Entry, options: Decompression, ctx: Context): Promise<Blob> {
  const { name, size, method, methodName, encryption, crc } = entry;
  if (encryption !== null) throw new ToolError('encrypted', { name, method: encryption });
  if (method === 'unsupported') throw new ToolError('unsupported-method', { name, method: methodName });
  const data = entry.data();
  const blob = method === 'stored' ? new Blob([data]) : (await decompressStreams(data, method, options, ctx)).blob;
  if (crc !== null && !options.recover && crc32(new Uint8Array(await blob.arrayBuffer())) !== crc)
    throw new ToolError('entry-checksum', { name });
  if (blob.size !== size && !options.recover) ctx.notice('wrong-size', { name, size, n: blob.size });
  return blob;
}
