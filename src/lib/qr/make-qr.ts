import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { contrastOf, readQrColor } from './colors.ts';
import type { QrLook } from './draw-qr.ts';
import { encodeQr, type QrCode } from './encode-qr.ts';
import type { qrOptions } from './options.ts';

const safeContrast = 4;
const standardZone = 4;

/**
 * A code and its look, of the options that tools share; what may keep scanners from reading it is reported.
 * @throws ToolError of `encodeQr` and `readQrColor`
 */
export function makeQr(
  content: string | Uint8Array,
  options: Options<typeof qrOptions>,
  { notice }: Pick<Context, 'notice'>,
  isPlain = false,
): { code: QrCode; look: QrLook } {
  const { quietZone, size, shape } = options;
  const foreground = readQrColor(options.foreground, 'foreground');
  const background = readQrColor(options.background, 'background');
  const code = encodeQr(content, { ...options, isPlain });
  const { ratio, isInverted } = contrastOf(foreground, background);
  if (ratio < safeContrast) notice('qr-contrast', { ratio: ratio.toFixed(1) });
  else if (isInverted) notice('qr-inverted');
  if (typeof content === 'string' && !content.isWellFormed()) notice('qr-surrogate');
  if (quietZone < standardZone) notice('qr-quiet-zone');
  return { code, look: { foreground, background, quietZone, size, shape } };
}
