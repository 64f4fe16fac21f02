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
  const plain = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value] as const;
      const content = contentOf(value);
      return [name, isBigText(value) ? await (content as Blob).text() : value] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(plain), null, 2);
}

/** A name for a download. Bytes of no declared type get the extension of the type they show themselves to be. */
export async function fileNameOf(id: string, { extension = 'txt' }: KindInfo, blob: Blob): Promise<string> {
  if (extension !== 'bin') return `${id}.${extension}`;
  const { detectFileType } = await import('#lib/detect-file-type.ts');
  const head = new Uint8Array(await blob.slice(0, 4_096).arrayBuffer());
  return `${id}.${detectFileType(head)?.extension ?? extension}`;
}
