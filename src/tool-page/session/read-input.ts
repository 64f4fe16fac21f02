import { sliceLength } from '#lib/big-text.ts';
import { type Input, inputValue } from '#page/services.ts';

/** The longest text, in bytes, that is put into an editor; longer ones stay files, shown but not edited. */
export const editableLength = 2_000_000;

/** Whether a text becomes a file instead of being edited. Not where that would change half a surrogate pair. */
export const isTooLongToEdit = (text: string): boolean => text.length > editableLength && text.isWellFormed();

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

/** An input as the value of an option that holds a document. */
export function toOption(input: Input): string | File {
  const value = inputValue(input);
  return typeof value === 'string' || value instanceof File ? value : value.toString();
}

/** The value of an option that holds a document, as an input. */
export const fromOption = (value: string | File): Input =>
  typeof value === 'string' ? { text: value } : { file: value };
