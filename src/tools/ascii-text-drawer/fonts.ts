import figlet from 'figlet';
import tool from './tool.ts';

export const fontIds = tool.operations.draw.options.font.values;
export type FontId = (typeof fontIds)[number];

/** Each font is a part of its own, loaded when it is used. */
const parts: Readonly<Record<FontId, () => Promise<{ readonly default: string }>>> = {
  standard: () => import('figlet/fonts/Standard'),
  slant: () => import('figlet/fonts/Slant'),
  small: () => import('figlet/fonts/Small'),
  big: () => import('figlet/fonts/Big'),
  ansiShadow: () => import('figlet/fonts/ANSI Shadow'),
  doom: () => import('figlet/fonts/Doom'),
  block: () => import('figlet/fonts/Block'),
  banner: () => import('figlet/fonts/Banner'),
  ogre: () => import('figlet/fonts/Ogre'),
  smallSlant: () => import('figlet/fonts/Small Slant'),
  mini: () => import('figlet/fonts/Mini'),
  shadow: () => import('figlet/fonts/Shadow'),
  script: () => import('figlet/fonts/Script'),
  lean: () => import('figlet/fonts/Lean'),
  digital: () => import('figlet/fonts/Digital'),
  bubble: () => import('figlet/fonts/Bubble'),
  calvinS: () => import('figlet/fonts/Calvin S'),
  graffiti: () => import('figlet/fonts/Graffiti'),
  starWars: () => import('figlet/fonts/Star Wars'),
  larry3d: () => import('figlet/fonts/Larry 3D'),
  colossal: () => import('figlet/fonts/Colossal'),
  roman: () => import('figlet/fonts/Roman'),
  speed: () => import('figlet/fonts/Speed'),
  chunky: () => import('figlet/fonts/Chunky'),
  rectangles: () => import('figlet/fonts/Rectangles'),
  ansiRegular: () => import('figlet/fonts/ANSI Regular'),
  broadway: () => import('figlet/fonts/Broadway'),
  isometric: () => import('figlet/fonts/Isometric1'),
  threeDimensional: () => import('figlet/fonts/3-D'),
  bloody: () => import('figlet/fonts/Bloody'),
};

/** Whether a font has a character, by its code point. */
export type Knows = (codePoint: number) => boolean;

/** Loads a font; returns which characters it has, and of how many lines. */
export async function loadFont(id: FontId): Promise<{ readonly knows: Knows; readonly height: number }> {
  if (!figlet.loadedFonts().includes(id)) figlet.parseFont(id, (await parts[id]()).default);
  const font = figlet.figFonts[id];
  // A few fonts draw letters beyond ASCII as bytes of another encoding.
  const isReadable = (lines: readonly string[]) => !lines.some((line) => line.includes('\ufffd'));
  return {
    knows: (codePoint) => font !== undefined && Object.hasOwn(font, codePoint) && isReadable(font[codePoint] ?? []),
    height: font?.options.height ?? 1,
  };
}
