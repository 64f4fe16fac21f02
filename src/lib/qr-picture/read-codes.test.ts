import { describe, expect, it, vi } from 'vitest';
import type { Context } from '#core/tool.ts';
import { loadBarcodeReader } from '#host/load-barcode-reader.ts';
import { readPng as readPicture } from '#lib/picture/read-png.ts';
import { writeQrPng } from '#lib/qr/write-qr.ts';
import { drawBarcode } from '#testing/draw-barcode.ts';

// Its own, without what another test has loaded.
vi.resetModules();
const { readCodes } = await import('./read-codes.ts');

const ean = new Blob([await drawBarcode('4006381333931', 'EAN13')]);
const host = { readPicture, limit: (work: () => unknown) => work() } as Pick<Context, 'readPicture' | 'limit'>;
const failing = () => vi.fn<typeof loadBarcodeReader>(() => Promise.reject(new Error('no network')));

it('does not decode a picture of too many pixels', async () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e2008', 'hex');
  const read = vi.fn<typeof readPicture>();
  const refused = await readCodes(new Blob([header]), { ...host, readPicture: read }).catch((error) => error);
  expect(refused).toMatchObject({ code: 'too-many-pixels', params: { width: 20_000, height: 20_000 } });
  expect(read).not.toHaveBeenCalled();
  await expect(readPicture(new Blob([header]))).rejects.toThrow('too many pixels');
});

it('stops a search that takes too long', async () => {
  const limit = (_work: unknown, error: Error) => {
    throw error;
  };
  const refused = await readCodes(ean, { readPicture, limit }).catch((error) => error);
  expect(refused).toMatchObject({ code: 'picture-too-slow' });
});

describe('uses the second decoder', () => {
  it('is not loaded for a QR code', async () => {
    const load = failing();
    const { codes } = await readCodes(writeQrPng('x'), { ...host, loadBarcodeReader: load });
    expect(codes).toMatchObject([{ symbology: 'QR Code', content: 'x', version: '1' }]);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads it again after a failure', async () => {
    const refused = await readCodes(ean, { ...host, loadBarcodeReader: failing() }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'no-qr-code' });
    const { codes, width, height } = await readCodes(ean, { ...host, loadBarcodeReader });
    expect(codes).toMatchObject([{ symbology: 'EAN-13', content: '4006381333931' }]);
    expect([width, height]).toEqual([452, 220]);
  });

  it('finds no barcode where the host cannot read them', async () => {
    await expect(readCodes(ean, host)).rejects.toMatchObject({ code: 'no-qr-code' });
  });
});
