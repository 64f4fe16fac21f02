import { writePdf } from '#lib/files/write-pdf.ts';
import type { QrColor } from './colors.ts';
import { drawPixels, onPaper, type QrLook } from './draw-qr.ts';
import type { QrCode } from './encode-qr.ts';
import { partsOf, type QrPart } from './qr-parts.ts';

/** Points of a pixel of CSS. */
const pointsPerPixel = 0.75;
/** How far the ends of a Bézier curve reach, so that it is a quarter of a circle. */
const arc = 0.552_28;

const round = (value: number): string => String(+value.toFixed(4));

/** A part as a path, by the operators of PDF. */
function drawPart({ x, y, width, height, radii }: QrPart, zone: number): string {
  const [left, top, right, bottom] = [x + zone, y + zone, x + zone + width, y + zone + height];
  const [a, b, c, d] = radii;
  const write = (operator: string, ...numbers: readonly number[]) => `${numbers.map(round).join(' ')} ${operator}\n`;
  if (radii.every((radius) => radius === 0)) return write('re', left, top, width, height);
  /** A quarter of a circle, from a point towards a corner and on to another point. */
  const turn = (fromX: number, fromY: number, cornerX: number, cornerY: number, toX: number, toY: number) =>
    write(
      'c',
      fromX + (cornerX - fromX) * arc,
      fromY + (cornerY - fromY) * arc,
      toX + (cornerX - toX) * arc,
      toY + (cornerY - toY) * arc,
      toX,
      toY,
    );
  return [
    write('m', left + a, top),
    write('l', right - b, top),
    b > 0 && turn(right - b, top, right, top, right, top + b),
    write('l', right, bottom - c),
    c > 0 && turn(right, bottom - c, right, bottom, right - c, bottom),
    write('l', left + d, bottom),
    d > 0 && turn(left + d, bottom, left, bottom, left, bottom - d),
    write('l', left, top + a),
    a > 0 && turn(left, top + a, left, top, left + a, top),
    'h\n',
  ]
    .filter(Boolean)
    .join('');
}

const color = ([red, green, blue]: QrColor): string =>
  `${[red, green, blue].map((value) => round(value / 255)).join(' ')} rg\n`;

/** Pixels of the logo to a module. */
const logoScale = 8;

/** The logo as rectangles of one colour, in rows. Each reaches into the next one, so that nothing shines through. */
function drawLogo(code: QrCode, look: QrLook): string {
  const { logo, quietZone } = look;
  if (!logo?.picture) return '';
  const whole = code.size + 2 * quietZone;
  const { width, data } = drawPixels(code, look, logoScale);
  const pixels = new Uint32Array(data.buffer);
  const first = Math.max(0, Math.round(((whole - logo.side) / 2) * logoScale));
  const last = width - first;
  let drawn = '';
  for (let y = first; y < last; y++)
    for (let x = first; x < last; ) {
      const start = x;
      while (x < last && pixels[y * width + x] === pixels[y * width + start]) x++;
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + start));
      const more = (at: number) => (at < last ? 0.5 : 0);
      const box = [start, y, x - start + more(x), 1 + more(y + 1)].map((value) => round(value / logoScale));
      drawn += `${color([red, green, blue, 255])}${box.join(' ')} re f\n`;
    }
  return drawn;
}

/**
 * Draws a code on a page of the given size in points, by the operators of PDF; on white paper, which has no opacity.
 */
function drawPage(code: QrCode, look: QrLook): { readonly side: number; readonly content: string } {
  const { quietZone, size, background } = look;
  const whole = code.size + 2 * quietZone;
  const side = size * pointsPerPixel;
  const [light, dark] = onPaper(look);
  const ground = background[3] === 0 ? '' : `${color(light)}0 0 ${whole} ${whole} re f\n`;
  const path = Array.from(partsOf(code, look), (part) => drawPart(part, quietZone)).join('');
  const scale = round(side / whole);
  const content = `${scale} 0 0 -${scale} 0 ${round(side)} cm\n${ground}${color(dark)}${path}f*\n${drawLogo(code, look)}`;
  return { side, content };
}

/** A code as a page of PDF, of lines and curves. */
export function drawPdf(code: QrCode, look: QrLook): Uint8Array<ArrayBuffer> {
  const { side, content } = drawPage(code, look);
  const size = +round(side);
  return writePdf({ width: size, height: size, content });
}

/** The operators of PDF that are used, for PostScript. */
const operators = `/m{moveto}bind def
/l{lineto}bind def
/c{curveto}bind def
/h{closepath}bind def
/re{4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath}bind def
/f{fill}bind def
/f*{eofill}bind def
/rg{setrgbcolor}bind def
/cm{6 array astore concat}bind def
`;

/** A code as Encapsulated PostScript, of lines and curves. */
export function drawEps(code: QrCode, look: QrLook): string {
  const { side, content } = drawPage(code, look);
  const box = Math.ceil(side);
  return (
    `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 ${box} ${box}\n%%HiResBoundingBox: 0 0 ${round(side)} ${round(side)}\n` +
    `%%LanguageLevel: 2\n%%EndComments\nsave\n${operators}${content}restore\n%%EOF\n`
  );
}
