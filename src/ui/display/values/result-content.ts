import { bigTextToBlob, isBigText } from '#lib/big-text/big-text.ts';

/** A result as it is copied or downloaded: text as text, bytes as a file, data as JSON. */
export function contentOf(value: unknown): string | Blob {
  if (typeof value === 'string') return value;
  if (isBigText(value)) return bigTextToBlob(value, 'text/plain');
  if (value instanceof Blob) return value;
  if (value instanceof Uint8Array) return new Blob([value as BlobPart]);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
