import { ToolError } from '#core/tool.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { drawPng, drawSvg, type QrLook } from './draw-qr.ts';
import { encodeQr, type QrCode } from './encode-qr.ts';

const [black, white] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
] as const;

/**
 * A text as a QR code of at least level M, as SVG: black on white, four pixels to a module.
 * @throws ToolError `too-long-for-qr` where no code holds it
 */
export function writeQr(text: string): string {
  const [code, look] = plainQr(text, 4);
  return drawSvg(code, look);
}

/**
 * The same as PNG, ten pixels to a module.
 * @throws ToolError `too-long-for-qr` where no code holds it
 */
export function writeQrPng(text: string): Blob {
  const [code, look] = plainQr(text, 10);
  return new Blob([drawPng(code, look)], { type: 'image/png' });
}

function plainQr(text: string, scale: number): readonly [QrCode, QrLook] {
  const code = parseOrUndefined(() => encodeQr(text, { level: 'medium', raise: true, version: null, mask: null }));
  if (!code) throw new ToolError('too-long-for-qr');
  const quietZone = 4;
  const size = scale * (code.size + 2 * quietZone);
  return [code, { foreground: black, background: white, quietZone, size, shape: 'square', finder: 'square' }];
}
