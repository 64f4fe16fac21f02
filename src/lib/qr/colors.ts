import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';

/** Red, green, blue and opacity, each from 0 to 255. */
export type QrColor = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * A colour as `#rgb`, `#rrggbb` or `#rrggbbaa`, or `transparent`.
 * @throws ToolError `qr-color` (`x`), in the field
 */
export function readQrColor(text: string, field: string): QrColor {
  const written = text.trim().toLowerCase();
  if (written === 'transparent') return [255, 255, 255, 0];
  const [, digits = ''] = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(written) ?? [];
  if (digits === '') throw new ToolError('qr-color', { x: shorten(text) }, { offset: 0, field });
  const whole = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (whole.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, alpha];
}

/** The luminance of a colour on white paper (WCAG 2.2). */
function luminance([red, green, blue, alpha]: QrColor): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = (value * alpha + 255 * (255 - alpha)) / (255 * 255);
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21, and whether the first is the lighter one. */
export function contrastOf(foreground: QrColor, background: QrColor): { ratio: number; isInverted: boolean } {
  const [front, back] = [luminance(foreground), luminance(background)];
  return { ratio: (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05), isInverted: front > back };
}
