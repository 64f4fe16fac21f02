import { describe, expect, it, vi } from 'vitest';
import { writeQrPng } from '#lib/qr/write-qr.ts';
import { readPng as readPicture } from '#lib/read-png.ts';
import { drawBarcode } from '#testing/draw-barcode.ts';
import { loadBarcodeReader } from '../../load-barcode-reader.ts';

// Its own, without what another test has loaded.
vi.resetModules();
const { readCodes } = await import('./read-codes.ts');

const ean = new Blob([await drawBarcode('4006381333931', 'EAN13')]);
const failing = () => vi.fn<typeof loadBarcodeReader>(() => Promise.reject(new Error('no network')));

describe('the second reader', () => {
  it('is not loaded for a QR code', async () => {
    const load = failing();
    const { codes } = await readCodes(writeQrPng('x'), { readPicture, loadBarcodeReader: load });
    expect(codes).toMatchObject([{ symbology: 'QR Code', content: 'x', version: '1' }]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked for again where it could not be loaded', async () => {
    const refused = await readCodes(ean, { readPicture, loadBarcodeReader: failing() }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'no-qr-code' });
    const { codes, width, height } = await readCodes(ean, { readPicture, loadBarcodeReader });
    expect(codes).toMatchObject([{ symbology: 'EAN-13', content: '4006381333931' }]);
    expect([width, height]).toEqual([452, 220]);
  });

  it('is not there in every host', async () => {
    await expect(readCodes(ean, { readPicture })).rejects.toMatchObject({ code: 'no-qr-code' });
  });
});
