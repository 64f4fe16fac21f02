/** Longer texts, in bytes, go on as files, without being decoded first. */
export const maxDecodedLength = 5_000_000;

/** Longer texts, in characters, are cut in the tree. */
export const maxShownLength = 500;

export const cutText = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
