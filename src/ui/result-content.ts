import type { KindInfo } from '#core/kind.ts';
import { bigTextToBlob, isBigText } from '#lib/big-text.ts';

/** A result as it is copied or downloaded: text as text, bytes as a file, data as JSON. */
export function contentOf(value: unknown): string | Blob {
  if (typeof value === 'string') return value;
  if (isBigText(value)) return bigTextToBlob(value, 'text/plain');
  if (value instanceof Blob) return value;
  if (value instanceof Uint8Array) return new Blob([value as BlobPart]);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** Several labelled values as one JSON text; bytes as base64. */
export async function recordToJson(values: Readonly<Record<string, unknown>>): Promise<string> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await toPlain(value)] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(entries)), null, 2);
}

/** A value as JSON has it. */
export async function toPlain(value: unknown): Promise<unknown> {
  if (isBigText(value)) return bigTextToBlob(value, 'text/plain').text();
  if (value instanceof Blob && value.type.startsWith('text/')) return value.text();
  if (!(value instanceof Blob || value instanceof Uint8Array)) return value;
  const { encodeBase64 } = await import('#lib/base64.ts');
  return encodeBase64(value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value);
}

/** A name for a download. Bytes of no declared type get the extension of the type they show themselves to be. */
export async function fileNameOf(base: string, { extension = 'txt' }: KindInfo, blob: Blob): Promise<string> {
  if (extension !== 'bin') return `${base}.${extension}`;
  const { detectFileType } = await import('#lib/detect-file-type.ts');
  const head = new Uint8Array(await blob.slice(0, 4_096).arrayBuffer());
  return `${base}.${detectFileType(head)?.extension ?? extension}`;
}
