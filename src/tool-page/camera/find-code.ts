import type { Picture } from '#core/kinds/picture.ts';
import type { Region } from '#ui/display/media/area-select.tsx';

export interface Looking {
  /** Maximum side of a scanned frame in pixels: enough for dense codes, and quick to search. */
  readonly maxSide: number;
  /** The part of a frame to look at; the whole where undefined. */
  readonly region?: Region | undefined;
}

/**
 * Looks for a code in what a video shows, frame after frame, until one is found or the signal is aborted.
 * @param seeCode whether a frame holds one; `turn` counts them
 * @param lookingNow how to look at the next frame
 * @returns the frame with the code, as PNG, whose pixels are those that were searched; undefined where it was aborted
 */
export async function findCode(
  video: HTMLVideoElement,
  seeCode: (frame: Picture, turn: number) => Promise<boolean>,
  signal: AbortSignal,
  lookingNow: () => Looking,
): Promise<File | undefined> {
  const canvas = new OffscreenCanvas(1, 1);
  for (let turn = 0; !signal.aborted; turn++) {
    await nextFrame();
    const frame = drawFrame(video, canvas, lookingNow());
    if (frame && (await seeCode(frame, turn)) && !signal.aborted)
      return new File([await canvas.convertToBlob({ type: 'image/png' })], 'code.png', { type: 'image/png' });
  }
  return undefined;
}

/** Hidden pages have none: nothing is looked for there. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What the video shows; undefined where it shows nothing yet. */
function drawFrame(video: HTMLVideoElement, canvas: OffscreenCanvas, looking: Looking): Picture | undefined {
  const { videoWidth, videoHeight } = video;
  const part = looking.region ?? { x: 0, y: 0, width: videoWidth, height: videoHeight };
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (!surface || videoWidth === 0) return undefined;
  const scale = Math.min(1, looking.maxSide / Math.max(part.width, part.height));
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  // Setting a size, even the same one, makes a canvas anew.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  surface.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const { data } = surface.getImageData(0, 0, width, height);
  return { width, height, data };
}
