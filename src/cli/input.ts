/** Reads input from a file or standard input. */
import { constants, isUtf8 } from 'node:buffer';
import { createReadStream, openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import { DiskBlob } from './disk-blob.ts';
import { decode, decodeMarked } from './encoding.ts';
import type { Streams } from './streams.ts';
import { UsageError } from './usage-error.ts';

/**
 * A file as a Blob that is read in slices, so that memory stays constant; a pipe or device, which cannot be, is read
 * whole.
 * @throws UsageError when it cannot be read
 */
export async function openFile(path: string): Promise<Blob> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new UsageError(`Cannot read ${path}: it is a folder.`);
    if (!found.isFile()) return await readAll(createReadStream(path));
    const blob = await openAsBlob(path);
    return blob.size === found.size ? blob : new DiskBlob(path, found.size);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * The first bytes of a file, however long it is, also of a device that never ends.
 * @throws UsageError when it cannot be read
 */
export async function readBeginning(path: string, maxBytes: number): Promise<Blob> {
  try {
    return await readAll(createReadStream(path, { end: maxBytes - 1 }));
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * The text of an option given as a path, in UTF-8 unless another encoding is given or announced by a byte-order mark,
 * which `marked` names.
 * @param isLine the final line break is removed, as of a secret
 * @throws UsageError when it cannot be read, InputError when it is not in that encoding
 */
export async function readTextFile(
  path: string,
  isLine: boolean,
  encoding?: TextEncoding,
): Promise<{ readonly text: string; readonly marked?: string }> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const marked = encoding ? undefined : decodeMarked(bytes);
  if (!encoding && !marked && !isUtf8(bytes)) throw new UsageError(`${path} is not UTF-8 text.`);
  const written = marked?.text ?? (encoding ? decode(bytes, encoding) : bytes.toString('utf8'));
  const text = isLine ? written.replace(/\r?\n$/, '') : written;
  return marked ? { text, marked: marked.encoding } : { text };
}

/** Standard input, byte for byte. On a terminal, prints how to end it. */
export async function readStandardInput({ stdin, stderr }: Streams): Promise<Blob> {
  if (stdin.isTTY) stderr.write('Type the input, then press Ctrl-D on an empty line.\n');
  return readAll(stdin);
}

/** Whether a Blob is UTF-8 text and fits into one string. */
export const isText = async (blob: Blob): Promise<boolean> =>
  blob.size <= constants.MAX_STRING_LENGTH && isUtf8(await blob.arrayBuffer());

async function readAll(stream: Readable): Promise<Blob> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new Blob(chunks);
}

function unreadable(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = { ENOENT: 'no such file', EISDIR: 'it is a folder' }[String(error.code)] ?? error.message;
  return new UsageError(`Cannot read ${path}: ${reason}.`);
}
