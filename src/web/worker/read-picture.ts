import type { Picture } from '#core/kinds/picture.ts';
import { exceedsMaxPixels, maxSide } from '#lib/picture/picture-size.ts';

/** Reads a picture of any format that the browser knows; rejects for any other file and one of too many pixels. */
export async function readPicture(file: Blob): Promise<Picture> {
  if (await exceedsMaxPixels(file)) throw new Error('too many pixels');
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  // Codes on nothing are read as on paper.
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, width, height);
  canvas.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = canvas.getImageData(0, 0, width, height);
  return { width, height, data };
}
