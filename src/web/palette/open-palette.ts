import { createContext } from 'react';

/** Opens the palette with typed text, or with a value as if it were pasted; while it loads, further text is appended. */
export type OpenPalette = (typed?: string, pasted?: string | File) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});

/** A pasted text of one line, no longer than this, is treated as typed. */
const maxTypedLength = 80;

/** Whether a pasted text may go into the prompt, which has one line. */
export const isAsTyped = (what: string | File): what is string =>
  typeof what === 'string' && what.length <= maxTypedLength && !/[\r\n]/.test(what.trim());

/** What a paste brings; empty where that is neither a text nor a file. */
export const pastedBy = ({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): string | File =>
  clipboardData?.files[0] ?? clipboardData?.getData('text/plain') ?? '';
