/** Makes an input of what is not one yet. The session loads this when it is needed. */
import { bigTextToBlob, isBigText, sliceLength } from '#lib/big-text/big-text.ts';
import type { Input } from '#page/services.ts';
import { editableLength, isTooLongToEdit } from './read-input.ts';

/**
 * Reads a file as text if that is possible, short enough and UTF-8, so that it can be edited; else returns the file.
 * Text with zeros is not edited, because it may be UTF-16.
 */
async function readInput(file: File, asText: boolean): Promise<Input> {
  if (!asText || file.size > editableLength) return { file };
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await file.arrayBuffer());
    return text.includes('\0') ? { file } : { text };
  } catch {
    return { file };
  }
}

/** A well-formed text as a file, a slice in each task: encoding it whole would hold up the page. */
export async function textToFile(text: string): Promise<File> {
  const parts: Blob[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    // Before the first slice too: what brought the text has taken its part of the frame.
    await new Promise((resolve) => setTimeout(resolve));
    to = Math.min(from + sliceLength, text.length);
    // Not between the halves of a surrogate pair.
    if ((text.charCodeAt(to - 1) & 0xfc00) === 0xd800) to++;
    parts.push(new Blob([text.slice(from, to)]));
  }
  return new File(parts, '', { type: 'text/plain' });
}

/** A text, a file or a result as the input of an operation; undefined where it is neither text nor a file. */
export async function toInput(value: unknown, asText = false): Promise<Input | undefined> {
  if (typeof value === 'string') return isTooLongToEdit(value) ? { file: await textToFile(value) } : { text: value };
  if (value instanceof File) return readInput(value, asText);
  const blob = isBigText(value)
    ? bigTextToBlob(value, 'text/plain')
    : value instanceof Uint8Array
      ? new Blob([value as BlobPart])
      : value;
  return blob instanceof Blob ? readInput(new File([blob], ''), isBigText(value)) : undefined;
}
