import { type Context, ToolError } from '#core/tool.ts';
import { writeZip, type ZipEntry } from '#lib/files/zip.ts';
import { isUnsafe } from './entry.ts';

/** A file for an archive. */
export interface Source {
  readonly name: string;
  readonly content: Blob;
}

/** The format without its extensions ends there, in bytes. */
const maxLength = 2 ** 32 - 1;
const maxCount = 2 ** 16 - 1;

/**
 * A ZIP archive of files, compressed by deflate where that makes them smaller. Names that would lead elsewhere lose what does,
 * and those that are there already get a number; both are reported.
 * @throws ToolError `zip-too-large`
 */
export async function writeArchive(sources: readonly Source[], level: number, ctx: Context): Promise<Blob> {
  const total = sources.reduce((sum, { content }) => sum + content.size, 0);
  if (total > maxLength / 2 || sources.length > maxCount) throw new ToolError('zip-too-large');
  const { deflateRaw } = await import('pako');
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  for (const [index, { name: given, content }] of sources.entries()) {
    ctx.signal.throwIfAborted();
    const name = findFree(clean(given), names);
    names.add(name);
    if (name !== given) ctx.notice('renamed', { given, name });
    const bytes = new Uint8Array(await content.arrayBuffer());
    const deflated = deflateRaw(bytes, { level: level as 6 });
    entries.push({ name, bytes, ...(deflated.length < bytes.length && { deflated }) });
    ctx.progress((index + 1) / sources.length);
  }
  return new Blob([writeZip(entries)], { type: 'application/zip' });
}

function clean(name: string): string {
  if (!isUnsafe(name)) return name;
  const parts = name
    .replaceAll('\0', '')
    .replace(/^[a-z]:/i, '')
    .split(/[\\/]/);
  return parts.filter((part) => part !== '' && part !== '..').join('/') || 'file';
}

/** The name itself or, where it is taken, with the first free number before its extension. */
function findFree(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, extension = ''] = /^(.*?[^/])(\.[^./]*)?$/s.exec(name) ?? [];
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free;
    free = `${stem} (${number})${extension}`;
  }
}

/**
 * Files as data: a list of objects with a `name` and a `text`, its `base64` or, from a page, a `file`.
 * @throws ToolError `not-files`, `not-a-file` {n}
 */
export function readSources(value: unknown, fromBase64: (text: string) => Uint8Array<ArrayBuffer>): readonly Source[] {
  if (!Array.isArray(value) || value.length === 0) throw new ToolError('not-files');
  return value.map((item: unknown, index) => {
    const { name, text, base64, file } = (typeof item === 'object' && item !== null ? item : {}) as Readonly<
      Record<string, unknown>
    >;
    const content =
      file instanceof Blob
        ? file
        : typeof text === 'string'
          ? new Blob([text.toWellFormed()])
          : typeof base64 === 'string'
            ? new Blob([fromBase64(base64)])
            : undefined;
    if (typeof name !== 'string' || name === '' || !content) throw new ToolError('not-a-file', { n: index + 1 });
    return { name, content };
  });
}
