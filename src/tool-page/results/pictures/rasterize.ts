export type PictureType = 'png' | 'jpeg' | 'webp';

const quality = 0.92;
const scales = [1, 2, 3] as const;

/** Browsers draw no more pixels on a side, nor many more in all. */
const maxSide = 16_384;
const maxArea = 120_000_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes, in pixels, in which an SVG can be drawn: once, twice and three times its own. */
export function pictureSizes(svg: string): readonly PictureSize[] {
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return scales
    .map((scale) => ({ width: scale * Number(width), height: scale * Number(height) }))
    .filter((size) => Math.max(size.width, size.height) <= maxSide && size.width * size.height <= maxArea);
}

/** The largest size, up to its own, at which the units of an SVG, such as the modules of a QR code, are whole pixels. */
export function pixelSize(svg: string): PictureSize {
  const [, width = 0, height = 0] = / viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  const own = Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  const scale = Math.max(1, Math.floor(own / width));
  return { width: scale * width, height: scale * height };
}

/** The name of the file of a picture, wherever on the page it is saved. */
export const pictureName = (base: string, type: PictureType, { width, height }: PictureSize): string =>
  `${base}-${width}x${height}.${type === 'jpeg' ? 'jpg' : type}`;

/**
 * Draws an SVG as a picture of a size in pixels; what is transparent is white in a JPEG, which has no transparency.
 * @throws where the browser cannot draw it
 */
export async function rasterize(svg: string, type: PictureType, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([withSize(svg, width, height)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const surface = canvas.getContext('2d');
    if (!surface) throw new Error('no canvas');
    if (type === 'jpeg') {
      surface.fillStyle = '#ffffff';
      surface.fillRect(0, 0, width, height);
    }
    surface.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('too large')));
      canvas.toBlob(done, `image/${type}`, quality);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The longest side of what is embedded in another picture. */
const maxEmbedded = 384;

/**
 * A picture that the browser knows as a PNG small enough to be embedded, in a data URI.
 * @throws where the browser does not know it
 */
export async function toEmbedded(file: Blob): Promise<string> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG may have no size.
    const [width, height] = [image.naturalWidth || maxEmbedded, image.naturalHeight || maxEmbedded];
    const scale = Math.min(1, maxEmbedded / Math.max(width, height));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture with a size of its own, without which Firefox draws none, and at which it is sharp. */
const withSize = (svg: string, width: number, height: number): string =>
  svg.replace(
    /^(<svg xmlns="[^"]*")(?: width="\d+" height="\d+")?/,
    (_, start: string) => `${start} width="${width}" height="${height}"`,
  );
