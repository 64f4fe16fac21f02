import { createContext } from 'react';

/** A result of a page, and what has made it, as a link has steps. */
export interface SentResult {
  readonly value: string | File;
  readonly step: string | undefined;
}

export type PastedValue = string | File | SentResult;

/**
 * Opens the palette with typed text, or with a value as if it were pasted. While it loads, further text is appended and a
 * further value replaces all before it.
 */
export type OpenPalette = (typed?: string, pasted?: PastedValue) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});

/** What a paste brings; empty where that is neither a text nor a file. */
export const pastedBy = ({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): string | File =>
  clipboardData?.files[0] ?? clipboardData?.getData('text/plain') ?? '';
