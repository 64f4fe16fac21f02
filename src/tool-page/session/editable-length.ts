/** The longest text, in bytes, that is put into an editor; longer ones stay files, shown but not edited. */
export const editableLength = 2_000_000;

/** Whether a text becomes a file instead of being edited. Not where that would change half a surrogate pair. */
export const isTooLongToEdit = (text: string): boolean => text.length > editableLength && text.isWellFormed();
