import { createContext } from 'react';

/**
 * Opens the palette with typed text, or with a value as if it were pasted. While it loads, further text is appended and a
 * further value replaces all before it.
 */
export type OpenPalette = (typed?: string, pasted?: string | File) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});

/** What a paste brings; empty where that is neither a text nor a file. */
export const pastedBy = ({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): string | File =>
  clipboardData?.files[0] ?? clipboardData?.getData('text/plain') ?? '';
