import type { Picture } from '#core/tool.ts';

/** Frames are scaled down to this many pixels on a side: enough for dense codes, and quickly searched. */
const maxSide = 1_024;

/**
 * Looks for a QR code in what a video shows, frame after frame, until one is found or the signal is aborted.
 * @param seeCode whether a frame holds one; `turn` counts them
 * @returns the frame with the code, as PNG, whose pixels are those that were searched; undefined where it was aborted
 */
export async function findCode(
  video: HTMLVideoElement,
  seeCode: (frame: Picture, turn: number) => Promise<boolean>,
  signal: AbortSignal,
): Promise<File | undefined> {
  const canvas = new OffscreenCanvas(1, 1);
  for (let turn = 0; !signal.aborted; turn++) {
    await nextFrame();
    const frame = drawFrame(video, canvas);
    if (frame && (await seeCode(frame, turn)) && !signal.aborted)
      return new File([await canvas.convertToBlob({ type: 'image/png' })], 'camera.png', { type: 'image/png' });
  }
  return undefined;
}

/** Hidden pages have none: nothing is looked for there. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What the video shows; undefined where it shows nothing yet. */
function drawFrame(video: HTMLVideoElement, canvas: OffscreenCanvas): Picture | undefined {
  const { videoWidth, videoHeight } = video;
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  if (!surface || videoWidth === 0) return undefined;
  const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  // Setting a size, even the same one, makes a canvas anew.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  surface.drawImage(video, 0, 0, width, height);
  const { data } = surface.getImageData(0, 0, width, height);
  return { width, height, data };
}
