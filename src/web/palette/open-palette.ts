import { createContext } from 'react';

/** Opens the palette with typed text, or with a value as if it were pasted; while it loads, further text is appended. */
export type OpenPalette = (typed?: string, pasted?: string | File) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});
