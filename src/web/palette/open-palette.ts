import { createContext } from 'react';

/** Opens the palette with typed text; while it loads, further text is appended. */
export type OpenPalette = (typed?: string) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});
