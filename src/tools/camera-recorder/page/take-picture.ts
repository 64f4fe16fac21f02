export interface TakenPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** A picture of what a video shows now, of a quality in percent; undefined where it shows nothing yet. */
export async function takePicture(
  video: HTMLVideoElement,
  type: string,
  quality: number,
  isMirrored: boolean,
): Promise<TakenPicture | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return undefined;
  if (isMirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(video, 0, 0);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ? { blob, width, height } : undefined), type, quality / 100),
  );
}
