import type { Picture } from '#core/tool.ts';
import { concatenate } from '#lib/concatenate.ts';
import { crc32 } from '#lib/crc32.ts';
import type { QrColor } from './colors.ts';
import type { QrCode } from './encode-qr.ts';

export interface QrLook {
  readonly foreground: QrColor;
  readonly background: QrColor;
  /** Light modules around the code; four by the standard (ISO/IEC 18004, section 9.1). */
  readonly quietZone: number;
  /** The side of the picture, in pixels. */
  readonly size: number;
  readonly shape: 'square' | 'dots';
}

const hex = (colour: QrColor): string =>
  `#${colour
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A paint of an SVG: its colour, and its opacity where it has one. */
const paint = (name: 'fill' | 'stroke', colour: QrColor): string =>
  `${name}="${hex(colour)}"${colour[3] === 255 ? '' : ` ${name}-opacity="${+(colour[3] / 255).toFixed(3)}"`}`;

const isFinder = ({ size }: QrCode, x: number, y: number): boolean =>
  (x < 7 && y < 7) || (x >= size - 7 && y < 7) || (x < 7 && y >= size - 7);

/** A code as SVG. The three finder patterns are square whatever the shape: scanners look for them. */
export function drawSvg(code: QrCode, { foreground, background, quietZone, size, shape }: QrLook): string {
  const whole = code.size + 2 * quietZone;
  const isDot = (x: number, y: number) => shape === 'dots' && !isFinder(code, x, y);
  let [path, dots] = ['', ''];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (isDot(x, y)) {
        if (code.isDark(x, y)) dots += `M${x + quietZone + 0.5} ${y + quietZone + 0.5}h0`;
        continue;
      }
      let length = 0;
      while (x + length < code.size && !isDot(x + length, y) && code.isDark(x + length, y)) length++;
      if (length > 0) path += `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
      x += Math.max(0, length - 1);
    }
  const ground = background[3] === 0 ? '' : `<path ${paint('fill', background)} d="M0 0h${whole}v${whole}H0z"/>`;
  const round = dots && `<path ${paint('stroke', foreground)} stroke-width=".9" stroke-linecap="round" d="${dots}"/>`;
  const edges = shape === 'square' ? ' shape-rendering="crispEdges"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${size}" height="${size}"${edges}>` +
    `${ground}<path ${paint('fill', foreground)} d="${path}"/>${round}</svg>`
  );
}

/** Whether a pixel of a picture is dark in which a module has so many pixels. */
function darkness(code: QrCode, { quietZone, shape }: Pick<QrLook, 'quietZone' | 'shape'>, scale: number) {
  return (x: number, y: number): boolean => {
    const [column, row] = [Math.floor(x / scale) - quietZone, Math.floor(y / scale) - quietZone];
    if (column < 0 || row < 0 || column >= code.size || row >= code.size || !code.isDark(column, row)) return false;
    if (shape === 'square' || isFinder(code, column, row)) return true;
    const [dx, dy] = [((x % scale) + 0.5) / scale - 0.5, ((y % scale) + 0.5) / scale - 0.5];
    return Math.hypot(dx, dy) <= 0.45 || scale < 3;
  };
}

/** A code as the pixels of a picture on white paper, of so many to a module. */
export function drawPixels(code: QrCode, look: QrLook, scale: number): Picture {
  const side = scale * (code.size + 2 * look.quietZone);
  const isDark = darkness(code, look, scale);
  const data = new Uint8ClampedArray(4 * side * side);
  const over = (ground: readonly number[], [red, green, blue, opacity]: QrColor) =>
    [red, green, blue].map((value, at) => (value * opacity + (ground[at] ?? 0) * (255 - opacity)) / 255);
  const light = over([255, 255, 255], look.background);
  const dark = over(light, look.foreground);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) data.set([...(isDark(x, y) ? dark : light), 255], 4 * (y * side + x));
  return { width: side, height: side, data };
}

/** A code as a PNG of two colours. Modules are whole pixels: the picture is as large as they let it be. */
export function drawPng(
  code: QrCode,
  { foreground, background, quietZone, size, shape }: QrLook,
): Uint8Array<ArrayBuffer> {
  const whole = code.size + 2 * quietZone;
  const scale = Math.max(1, Math.floor(size / whole));
  const side = scale * whole;
  const isDark = darkness(code, { quietZone, shape }, scale);
  const rowLength = 1 + Math.ceil(side / 8);
  const pixels = new Uint8Array(rowLength * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (isDark(x, y)) {
        const at = y * rowLength + 1 + (x >> 3);
        pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
      }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, side);
  header.setUint32(4, side);
  // One bit for each pixel, which chooses a colour of the palette.
  header.setUint8(8, 1);
  header.setUint8(9, 3);
  return concatenate([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.of(...background.slice(0, 3), ...foreground.slice(0, 3))),
    chunk('tRNS', Uint8Array.of(background[3], foreground[3])),
    chunk('IDAT', storeAsZlib(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = concatenate([new TextEncoder().encode(name), data]);
  return concatenate([bigEndian(data.length), named, bigEndian(crc32(named))]);
}

function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

const largestBlock = 0xffff;

/** The data as zlib without compression (RFC 1950, RFC 1951). */
function storeAsZlib(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  for (let at = 0; at < data.length; at += largestBlock) {
    const block = data.subarray(at, at + largestBlock);
    const { length } = block;
    const isLast = at + length >= data.length;
    parts.push(Uint8Array.of(Number(isLast), length & 255, length >> 8, ~length & 255, (~length >> 8) & 255), block);
  }
  return concatenate([...parts, bigEndian(((b << 16) | a) >>> 0)]);
}

/** A code as text for a terminal, two rows of modules in each line. Dark modules are blank: terminals are dark. */
export function drawText(code: QrCode, quietZone: number): string {
  const lines: string[] = [];
  for (let y = -quietZone; y < code.size + quietZone; y += 2) {
    let line = '';
    for (let x = -quietZone; x < code.size + quietZone; x++) {
      const isDark = (row: number) => x >= 0 && x < code.size && row >= 0 && row < code.size && code.isDark(x, row);
      const isBelow = y + 1 < code.size + quietZone;
      line += [' ', '▄', '▀', '█'][Number(!isDark(y)) * 2 + Number(isBelow && !isDark(y + 1))];
    }
    lines.push(line);
  }
  return lines.join('\n');
}
