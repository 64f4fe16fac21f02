import type { Input } from '#page/services.ts';

/** The longest text, in bytes, that is put into an editor; longer ones stay files, shown but not edited. */
export const editableLength = 2_000_000;

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

/** Whether a text becomes a file instead of being edited. Not where that would change half a surrogate pair. */
export const isTooLongToEdit = (text: string): boolean => text.length > editableLength && text.isWellFormed();

/** Takes a pasted text in. */
export const readPaste = (text: string): Input =>
  isTooLongToEdit(text) ? { file: new File([text], '', { type: 'text/plain' }) } : { text };
