import { bigTextToBlob, isBigText } from '#lib/big-text.ts';
import { sliceLength } from '#lib/text-document.ts';
import type { Input } from '#page/services.ts';
import { editableLength } from './editable-length.ts';

/**
 * Takes a file in: as text where it is wanted, short enough and UTF-8, so that it can be edited; else as it is. No text
 * that is edited has zeros, which may be those of UTF-16.
 */
export async function readInput(file: File, asText: boolean): Promise<Input> {
  if (!asText || file.size > editableLength) return { file };
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await file.arrayBuffer());
    return text.includes('\0') ? { file } : { text };
  } catch {
    return { file };
  }
}

/** A result as the input of an operation; undefined where it is neither text nor a file. */
export async function toInput(value: unknown): Promise<Input | undefined> {
  if (typeof value === 'string') return { text: value };
  const blob = isBigText(value)
    ? bigTextToBlob(value, 'text/plain')
    : value instanceof Uint8Array
      ? new Blob([value as BlobPart])
      : value;
  return blob instanceof Blob ? readInput(new File([blob], ''), isBigText(value)) : undefined;
}

/** A well-formed text as a file, a slice in each task: encoding it whole would hold up the page. */
export async function textToFile(text: string): Promise<File> {
  const parts: Blob[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = Math.min(from + 4 * sliceLength, text.length);
    // Not between the halves of a surrogate pair.
    if ((text.charCodeAt(to - 1) & 0xfc00) === 0xd800) to++;
    parts.push(new Blob([text.slice(from, to)]));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new File(parts, '', { type: 'text/plain' });
}
