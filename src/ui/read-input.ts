import type { Input } from './tool.ts';

/** The longest text, in bytes, that is put into an editor; longer ones stay files, shown but not edited. */
export const editableLength = 2_000_000;

/** Takes a file in: as text where it is wanted, short enough and UTF-8, so that it can be edited; else as it is. */
export async function readInput(file: File, asText: boolean): Promise<Input> {
  if (!asText || file.size > editableLength) return { file };
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(await file.arrayBuffer()) };
  } catch {
    return { file };
  }
}

/** Takes a pasted text in. One too long to be edited becomes a file, unless that would change half a surrogate pair. */
export const readPaste = (text: string): Input =>
  text.length > editableLength && text.isWellFormed()
    ? { file: new File([text], '', { type: 'text/plain' }) }
    : { text };
