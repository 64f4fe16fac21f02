import type { Options } from '#core/fields.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { contrastOf, readQrColor } from './colors.ts';
import type { QrLogo, QrLook } from './draw-qr.ts';
import { encodeQr, type QrCode } from './encode-qr.ts';
import type { qrOptions } from './options.ts';

type QrOptions = Options<typeof qrOptions>;

const safeContrast = 4;
const standardZone = 4;
/** Light modules around a logo, at least. */
const logoMargin = 0.5;

/**
 * A code and its look, of the options that tools share; what may keep scanners from reading it is reported. A logo takes
 * the place of modules, so that the code has the highest level.
 * @throws ToolError of `encodeQr` and `readQrColor`, and `qr-logo`
 */
export function makeQr(
  content: string | Uint8Array,
  options: QrOptions,
  { notice }: Pick<Context, 'notice'>,
  isPlain = false,
): { code: QrCode; look: QrLook } {
  const { quietZone, moduleSize, shape, finder } = options;
  const foreground = readQrColor(options.foreground, 'foreground');
  const background = readQrColor(options.background, 'background');
  const hasLogo = options.logo.trim() !== '';
  const whole = encodeQr(content, { ...options, level: hasLogo ? 'high' : options.level, isPlain });
  const { ratio, isInverted } = contrastOf(foreground, background);
  if (ratio < safeContrast) notice('qr-contrast', { ratio: ratio.toFixed(1) });
  else if (isInverted) notice('qr-inverted');
  else if (background[3] < 255) notice('qr-transparent');
  if (typeof content === 'string' && !content.isWellFormed()) notice('qr-surrogate');
  if (quietZone < standardZone) notice('qr-quiet-zone');
  const logo = hasLogo ? readLogo(options, whole.size) : undefined;
  const code = logo ? withHole(whole, logo.side + 2 * logoMargin) : whole;
  const size = moduleSize === null ? options.size : moduleSize * (code.size + 2 * quietZone);
  return { code, look: { foreground, background, quietZone, size, shape, finder, logo } };
}

/** A code without the modules that a square in its middle touches. */
function withHole(code: QrCode, side: number): QrCode {
  const isCovered = (at: number) => Math.abs(at + 0.5 - code.size / 2) < side / 2 + 0.5;
  return { ...code, isDark: (x, y) => !(isCovered(x) && isCovered(y)) && code.isDark(x, y) };
}

function readLogo({ logo, logoSize }: QrOptions, modules: number): QrLogo {
  const written = logo.trim();
  const isUri = /^data:image\/[\w.+-]+;base64,[\w+/=]+$/.test(written);
  if (!isUri && !/<svg[\s>]/.test(written)) throw new ToolError('qr-logo', {}, { offset: 0, field: 'logo' });
  const address = isUri ? written : `data:image/svg+xml;base64,${encodeBase64(new TextEncoder().encode(written))}`;
  return { address, side: (logoSize / 100) * modules };
}

/**
 * A look with the pixels of its logo, which all but SVG needs.
 * @throws ToolError `qr-logo-pixels` where the host cannot read them
 */
export async function withLogoPixels(look: QrLook, { readPicture }: Pick<Context, 'readPicture'>): Promise<QrLook> {
  const { logo } = look;
  if (!logo) return look;
  try {
    if (!readPicture) throw new Error('no pictures');
    const bytes = decodeBase64(logo.address.slice(logo.address.indexOf(',') + 1));
    return { ...look, logo: { ...logo, picture: await readPicture(new Blob([bytes])) } };
  } catch {
    throw new ToolError('qr-logo-pixels', {}, { offset: 0, field: 'logo' });
  }
}
