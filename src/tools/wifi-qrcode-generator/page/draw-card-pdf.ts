import { writePdf } from '#lib/files/write-pdf.ts';
import { rasterize } from '#page/results/pictures/rasterize.ts';

/** Dots of the picture to a pixel of CSS, of which an inch has 96. */
const scale = 300 / 96;
const pointsPerPixel = 0.75;

/**
 * A card as a PDF of its size, given in CSS pixels: a picture of 300 dots per inch, because the names of networks have
 * characters that the fonts of PDF lack.
 */
export async function drawCardPdf(svg: string, width: number, height: number): Promise<Blob> {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const jpeg = new Uint8Array(await (await rasterize(svg, 'jpeg', columns, rows)).arrayBuffer());
  const [wide, high] = [width * pointsPerPixel, height * pointsPerPixel];
  const pdf = writePdf({
    width: wide,
    height: high,
    content: `${wide} 0 0 ${high} 0 0 cm\n/Picture Do\n`,
    picture: { jpeg, width: columns, height: rows },
  });
  return new Blob([pdf], { type: 'application/pdf' });
}
