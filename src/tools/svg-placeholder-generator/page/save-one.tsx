import { pictureSizes } from '#page/results/pictures/rasterize.ts';
import { SavePicture } from '#page/results/pictures/save-picture.tsx';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Saves the picture that is shown in other formats and sizes. */
export function SaveOne({ session }: { readonly session: SessionOf<typeof tool> }) {
  const svg = resultOf(session, 'generate')?.svg;
  return svg && <SavePicture session={session} svg={svg} sizes={pictureSizes(svg)} />;
}
