import { createContext } from 'react';

/** Opens the palette with what was typed for it; while it is on its way, more is added. */
export type OpenPalette = (typed?: string) => void;

export const OpenPaletteContext = createContext<OpenPalette>(() => {});
