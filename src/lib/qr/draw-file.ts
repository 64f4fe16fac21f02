import { drawColorPng, drawPng, drawSvg, type QrLook } from './draw-qr.ts';
import type { QrCode } from './encode-qr.ts';
import { drawEps, drawPdf } from './print-qr.ts';

const mimeTypes = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf', eps: 'application/postscript' };

/** A code as a file; all but SVG needs the pixels of its logo, by `withLogoPixels`. */
export async function drawFile(
  { code, look }: { readonly code: QrCode; readonly look: QrLook },
  type: keyof typeof mimeTypes,
): Promise<Blob> {
  return new Blob([await draw(code, look, type)], { type: mimeTypes[type] });
}

function draw(code: QrCode, look: QrLook, type: keyof typeof mimeTypes) {
  switch (type) {
    case 'svg':
      return drawSvg(code, look);
    case 'png':
      return look.logo ? drawColorPng(code, look) : drawPng(code, look);
    case 'pdf':
      return drawPdf(code, look);
    case 'eps':
      return drawEps(code, look);
  }
}
