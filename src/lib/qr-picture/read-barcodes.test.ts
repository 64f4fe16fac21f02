import { expect, it } from 'vitest';
import type { Picture } from '#core/kinds/picture.ts';
import { loadBarcodeReader } from '#host/load-barcode-reader.ts';
import { readPng } from '#lib/picture/read-png.ts';
import { encodeQr } from '#lib/qr/encode-qr.ts';
import { drawBarcode } from '#testing/draw-barcode.ts';
import { readBarcodes } from './read-barcodes.ts';

const read = async (picture: Picture) => readBarcodes(picture, loadBarcodeReader);

/** Rows of modules as a picture, four pixels to a module. */
function draw(rows: readonly string[]): Picture {
  const [scale, zone] = [4, 10];
  const [width, height] = [scale * ((rows[0]?.length ?? 0) + 2 * zone), scale * (rows.length + 2 * zone)];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rows[Math.floor(y / scale) - zone]?.[Math.floor(x / scale) - zone] === '1')
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data };
}

/** EAN-13 by the tables of ISO/IEC 15420. */
function ean13(digits: string): Picture {
  const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
  const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
  const flip = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
  const [first = 0, ...others] = [...digits].map(Number);
  const codes = others.map((digit, at) => {
    const code = left[digit] ?? '';
    if (at >= 6) return flip(code);
    return parities[first]?.[at] === 'L' ? code : [...flip(code)].reverse().join('');
  });
  const row = `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`;
  return draw(Array.from({ length: 40 }, () => row));
}

// The first is that of a pencil, the second that of chewing gum, the first product that was ever scanned.
it.each([
  ['4006381333931', 'EAN-13', '4006381333931'],
  ['0036000291452', 'UPC-A', '036000291452'],
])('%s, drawn by the standard, is %s', async (digits, symbology, content) => {
  const { found, isDamaged } = await read(ean13(digits));
  expect(found).toMatchObject([{ symbology, content, version: '', level: '', mask: null }]);
  expect(isDamaged).toBe(false);
  // Ten modules of four pixels are blank around the 95 of the code.
  const [corner, , opposite] = found[0]?.corners ?? [];
  expect(Math.abs((corner?.x ?? 0) - 40)).toBeLessThan(8);
  expect(Math.abs((opposite?.x ?? 0) - 420)).toBeLessThan(8);
});

it.each([
  ['96385074', 'EAN8', { symbology: 'EAN-8' }],
  ['01234565', 'UPCE', { symbology: 'UPC-E' }],
  ['ABC-123', 'Code39', { symbology: 'Code 39' }],
  ['ABC-123', 'Code93', { symbology: 'Code 93' }],
  ['Abc 123', 'Code128', { symbology: 'Code 128' }],
  ['00012345678905', 'ITF', { symbology: 'ITF' }],
  ['Grüße 😀 日本語 €', 'DataMatrix', { symbology: 'Data Matrix', version: '22x22' }],
  ['Grüße 😀 日本語 €', 'Aztec', { symbology: 'Aztec', version: '3', level: '35%' }],
  ['Grüße 😀 日本語 €', 'PDF417', { symbology: 'PDF417', level: '22%' }],
  ['12345', 'MicroQRCode', { symbology: 'Micro QR Code', version: 'M1', level: 'low', mask: 2 }],
] as const)('%s as %s is read', async (content, format, expected) => {
  const { found } = await read(await readPng(new Blob([await drawBarcode(content, format)])));
  expect(found).toMatchObject([{ content, ...expected }]);
});

const qr = encodeQr('Grüße 😀 日本語 €', { level: 'medium', raise: false, version: null, mask: 5 });
const rows = Array.from({ length: qr.size }, (_, y) =>
  Array.from({ length: qr.size }, (_, x) => Number(qr.isDark(x, y))).join(''),
);

it('a QR code is read', async () => {
  expect((await read(draw(rows))).found).toMatchObject([
    { symbology: 'QR Code', content: 'Grüße 😀 日本語 €', version: String(qr.version), level: 'medium', mask: 5 },
  ]);
});

it('a code that is damaged, and none', async () => {
  const half = rows.map((row, y) => (y < 8 ? row : `${row.slice(0, 8)}${'0'.repeat(row.length - 8)}`));
  expect(await read(draw(half))).toEqual({ found: [], isDamaged: true });
  expect(await read(draw(['0'.repeat(20)]))).toEqual({ found: [], isDamaged: false });
});
