import { ToolError } from '#core/tool.ts';
import { attempt } from '#lib/attempt.ts';
import { drawSvg } from './draw-qr.ts';
import { encodeQr } from './encode-qr.ts';

const [black, white] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
] as const;

/**
 * A text as a QR code of at least level M, as SVG: black on white, four pixels to a module.
 * @throws ToolError `too-long-for-qr` where no code holds it
 */
export function writeQr(text: string): string {
  const code = attempt(() => encodeQr(text, { level: 'medium', raise: true, version: null, mask: null }));
  if (!code) throw new ToolError('too-long-for-qr');
  const quietZone = 4;
  const size = 4 * (code.size + 2 * quietZone);
  return drawSvg(code, { foreground: black, background: white, quietZone, size, shape: 'square' });
}
