import { type Input, inputValue } from '#page/services.ts';

/** The longest text, in bytes, that is put into an editor; longer ones stay files, shown but not edited. */
export const editableLength = 2_000_000;

/** Whether a text becomes a file instead of being edited. Not where that would change half a surrogate pair. */
export const isTooLongToEdit = (text: string): boolean => text.length > editableLength && text.isWellFormed();

/** An input as the value of an option that holds a document. */
export function toOption(input: Input): string | File {
  const value = inputValue(input);
  return typeof value === 'string' || value instanceof File ? value : value.toString();
}

/** The value of an option that holds a document, as an input. */
export const fromOption = (value: string | File): Input =>
  typeof value === 'string' ? { text: value } : { file: value };
