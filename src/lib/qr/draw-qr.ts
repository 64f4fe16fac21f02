import type { Picture } from '#core/kinds/picture.ts';
import { concatenate } from '#lib/bytes/concatenate.ts';
import { crc32 } from '#lib/hashing/crc32.ts';
import type { QrColor } from './colors.ts';
import type { QrCode } from './encode-qr.ts';
import { isWithin, partsOf, type QrPart, type QrShapes } from './qr-parts.ts';

export interface QrLook extends QrShapes {
  readonly foreground: QrColor;
  readonly background: QrColor;
  /** Light modules around the code; four by the standard (ISO/IEC 18004, section 9.1). */
  readonly quietZone: number;
  /** The side of the picture, in pixels. */
  readonly size: number;
  readonly logo?: QrLogo | undefined;
}

/** A picture in the middle of a code. */
export interface QrLogo {
  /** A data URI. */
  readonly address: string;
  /** Of the square that it is fitted into, in modules. */
  readonly side: number;
  /** Its pixels; what is drawn in pixels goes without it where they are absent. */
  readonly picture?: Picture | undefined;
}

const hex = (colour: QrColor): string =>
  `#${colour
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A paint of an SVG: its colour, and its opacity where it has one. */
const paint = (colour: QrColor): string =>
  `fill="${hex(colour)}"${colour[3] === 255 ? '' : ` fill-opacity="${round(colour[3] / 255)}"`}`;

const round = (value: number): number => +value.toFixed(3);

/** A part as a path of SVG. */
function drawPart({ x, y, width, height, radii }: QrPart, zone: number): string {
  const [left, top] = [round(x + zone), round(y + zone)];
  const [a, b, c, d] = radii;
  if (a === width / 2 && radii.every((radius) => radius === a)) {
    const half = `a${a} ${a} 0 1 0 `;
    return `M${left} ${round(top + a)}${half}${width} 0${half}-${width} 0z`;
  }
  const arc = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const line = (name: 'h' | 'v', length: number) => (length === 0 ? '' : `${name}${length}`);
  const start = `M${round(left + a)} ${top}${line('h', width - a - b)}${arc(b, b, b)}${line('v', height - b - c)}`;
  return `${start}${arc(c, -c, c)}${line('h', c + d - width)}${arc(d, -d, -d)}${a > 0 ? line('v', a + d - height) : ''}${arc(a, a, -a)}z`;
}

/** A code as SVG, its modules as one path. */
export function drawSvg(code: QrCode, look: QrLook): string {
  const { foreground, background, quietZone, size, shape, finder, logo } = look;
  const whole = code.size + 2 * quietZone;
  const path = Array.from(partsOf(code, look), (part) => drawPart(part, quietZone)).join('');
  const ground = background[3] === 0 ? '' : `<path ${paint(background)} d="M0 0h${whole}v${whole}H0z"/>`;
  const isSquare = shape === 'square' && finder === 'square';
  const edges = isSquare ? ' shape-rendering="crispEdges"' : '';
  const holes = finder === 'square' ? '' : ' fill-rule="evenodd"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${whole} ${whole}"${edges}>` +
    `${ground}<path ${paint(foreground)}${holes} d="${path}"/>${logo ? drawLogo(logo, whole) : ''}</svg>`
  );
}

/** A logo in the middle of the modules, as an element of SVG with attributes of its own. */
export function drawLogo({ address, side }: QrLogo, whole: number, attributes = ''): string {
  const at = round((whole - side) / 2);
  const more = attributes && ` ${attributes}`;
  return `<image x="${at}" y="${at}" width="${round(side)}" height="${round(side)}"${more} href="${address}"/>`;
}

/** Calls back for every pixel of the code's parts, at a number of pixels per module; again if one lies in another. */
function eachDark(code: QrCode, look: QrLook, scale: number, toggle: (x: number, y: number) => void): void {
  const zone = look.quietZone;
  for (const part of partsOf(code, look)) {
    // Rectangles with sharp corners are whole pixels.
    const isSharp = part.radii.every((radius) => radius === 0);
    const [left, top] = [Math.floor((part.x + zone) * scale), Math.floor((part.y + zone) * scale)];
    const [right, bottom] = [
      Math.ceil((part.x + zone + part.width) * scale),
      Math.ceil((part.y + zone + part.height) * scale),
    ];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        if (isSharp || isWithin(part, (x + 0.5) / scale - zone, (y + 0.5) / scale - zone)) toggle(x, y);
  }
}

const over = (ground: QrColor, [red, green, blue, opacity]: QrColor): QrColor => {
  const mix = (value: number, below: number) => (value * opacity + below * (255 - opacity)) / 255;
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), Math.max(ground[3], opacity)];
};

const paper: QrColor = [255, 255, 255, 255];

/** Background and foreground of a code on white paper. */
export function onPaper({ background, foreground }: QrLook): readonly [light: QrColor, dark: QrColor] {
  const light = over(paper, background);
  return [light, over(light, foreground)];
}

/** A code as the pixels of a picture, at a number of pixels per module: on white paper, or with its own background. */
export function drawPixels(code: QrCode, look: QrLook, scale: number, ground: 'paper' | 'own' = 'paper'): Picture {
  const side = scale * (code.size + 2 * look.quietZone);
  const data = new Uint8ClampedArray(4 * side * side);
  const [light, dark] = ground === 'paper' ? onPaper(look) : [look.background, over(look.background, look.foreground)];
  const isDark = new Uint8Array(side * side);
  eachDark(code, look, scale, (x, y) => {
    isDark[y * side + x] = 1 - (isDark[y * side + x] ?? 0);
  });
  for (let at = 0; at < isDark.length; at++) data.set(isDark[at] ? dark : light, 4 * at);
  for (const { x, y, color } of logoPixels(look.logo, side, scale)) data.set(color, 4 * (y * side + x));
  return { width: side, height: side, data };
}

/** The pixels of the logo in a picture of a code, at the given width and number of pixels per module. */
function* logoPixels(logo: QrLogo | undefined, whole: number, scale: number) {
  if (!logo?.picture) return;
  const { width, height, data } = logo.picture;
  const fit = (logo.side * scale) / Math.max(width, height);
  const [wide, high] = [Math.round(width * fit), Math.round(height * fit)];
  const [left, top] = [Math.round((whole - wide) / 2), Math.round((whole - high) / 2)];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const from = 4 * (Math.floor(((y + 0.5) * height) / high) * width + Math.floor(((x + 0.5) * width) / wide));
      yield { x: left + x, y: top + y, color: data.subarray(from, from + 4) };
    }
}

const pngMark = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The pixels of a module, a whole number. */
const scaleOf = (code: QrCode, { size, quietZone }: QrLook): number =>
  Math.max(1, Math.floor(size / (code.size + 2 * quietZone)));

/** A code as a PNG of two colours, without a logo. Modules are whole pixels: the picture is as large as they let it be. */
export function drawPng(code: QrCode, look: QrLook): Uint8Array<ArrayBuffer> {
  const { background, foreground } = look;
  const scale = scaleOf(code, look);
  const side = scale * (code.size + 2 * look.quietZone);
  const rowLength = 1 + Math.ceil(side / 8);
  const pixels = new Uint8Array(rowLength * side);
  eachDark(code, look, scale, (x, y) => {
    const at = y * rowLength + 1 + (x >> 3);
    pixels[at] = (pixels[at] ?? 0) ^ (0x80 >> (x & 7));
  });
  return concatenate([
    pngMark,
    // One bit for each pixel, which chooses a colour of the palette.
    chunk('IHDR', pngHeader(side, 1, 3)),
    chunk('PLTE', Uint8Array.from([...background.slice(0, 3), ...foreground.slice(0, 3)])),
    chunk('tRNS', Uint8Array.of(background[3], foreground[3])),
    chunk('IDAT', storeAsZlib(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A code with its logo as a PNG, as large as `drawPng` makes it. */
export async function drawColorPng(code: QrCode, look: QrLook): Promise<Uint8Array<ArrayBuffer>> {
  const { width, data } = drawPixels(code, look, scaleOf(code, look), 'own');
  const rows = new Uint8Array((4 * width + 1) * width);
  for (let y = 0; y < width; y++) rows.set(data.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1);
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const body = new Uint8Array(await packed.arrayBuffer());
  return concatenate([
    pngMark,
    // Red, green, blue and opacity of each pixel.
    chunk('IHDR', pngHeader(width, 8, 6)),
    chunk('IDAT', body),
    chunk('IEND', new Uint8Array()),
  ]);
}

function pngHeader(side: number, depth: number, colorType: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, side);
  header.setUint32(4, side);
  header.setUint8(8, depth);
  header.setUint8(9, colorType);
  return new Uint8Array(header.buffer);
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
  for (let at = 0; at < data.length; at += largestBlock) {
    const block = data.subarray(at, at + largestBlock);
    const { length } = block;
    const isLast = at + length >= data.length;
    parts.push(Uint8Array.of(Number(isLast), length & 255, length >> 8, ~length & 255, (~length >> 8) & 255), block);
    // The sums of a block are exact: the remainder is taken once.
    for (let index = 0; index < length; index++) {
      a += block[index] ?? 0;
      b += a;
    }
    [a, b] = [a % 65_521, b % 65_521];
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
