export interface TakenPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions {
  readonly type: string;
  /** In percent. */
  readonly quality: number;
  readonly isMirrored: boolean;
  /** Taken by the camera with all pixels that it has, where the browser can ask it to; a video has fewer. */
  readonly isFullSize: boolean;
}

/** A picture of what a video shows now; undefined where it shows nothing yet. */
export async function takePicture(video: HTMLVideoElement, options: PictureOptions): Promise<TakenPicture | undefined> {
  const photo = options.isFullSize ? await takePhoto(video) : undefined;
  if (!photo) return draw(video, video.videoWidth, video.videoHeight, options);
  const bitmap = await createImageBitmap(photo);
  const { width, height } = bitmap;
  // Compressed again, it would lose quality.
  const isAsWanted = photo.type === options.type && !options.isMirrored;
  const taken = isAsWanted ? { blob: photo, width, height } : await draw(bitmap, width, height, options);
  bitmap.close();
  return taken;
}

/** Whether the browser can ask a camera for a picture. */
export const hasPhotos = () => 'ImageCapture' in globalThis;

async function takePhoto({ srcObject }: HTMLVideoElement): Promise<Blob | undefined> {
  const track = srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0] : undefined;
  if (!track || !hasPhotos()) return undefined;
  // Some cameras refuse after all.
  return new ImageCapture(track).takePhoto().catch(() => undefined);
}

async function draw(
  image: CanvasImageSource,
  width: number,
  height: number,
  { type, quality, isMirrored }: PictureOptions,
): Promise<TakenPicture | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return undefined;
  if (isMirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(image, 0, 0);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? { blob, width, height } : undefined), type, quality / 100),
  );
}
