import { concatenate } from '#lib/bytes/concatenate.ts';

/** A page of a PDF; sizes are in points, 72 to an inch. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Operators that draw it, in ASCII; `/Picture Do` draws the picture in a square of one point. */
  readonly content: string;
  readonly picture?: PdfPicture | undefined;
}

/** A JPEG in colour, and its size in pixels. */
export interface PdfPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A PDF 1.4 of one page (ISO 32000-1). */
export function writePdf({ width, height, content, picture }: PdfPage): Uint8Array<ArrayBuffer> {
  const resources = picture ? '/XObject<</Picture 5 0 R>>' : '';
  const objects = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<${resources}>>/Contents 4 0 R>>`],
    [`<</Length ${content.length}>>stream\n${content}endstream`],
    ...(picture ? [drawPicture(picture)] : []),
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (written: readonly (string | Uint8Array)[]) => {
    for (const part of written) {
      const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  write(['%PDF-1.4\n']);
  const offsets = objects.map((object, at) => {
    const offset = length;
    write([`${at + 1} 0 obj\n`, ...object, '\nendobj\n']);
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  const count = objects.length + 1;
  write([
    `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  ]);
  return concatenate(parts);
}

const drawPicture = ({ jpeg, width, height }: PdfPicture): readonly (string | Uint8Array)[] => [
  `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
  jpeg,
  '\nendstream',
];
