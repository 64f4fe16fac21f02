import { describe, expect, it } from 'vitest';
import { readPng as readPicture } from '#lib/picture/read-png.ts';
import { writeQrPng } from '#lib/qr/write-qr.ts';
import { drawBarcode } from '#testing/draw-barcode.ts';
import { detectFile } from './worker-services.ts';

const png = (content: BlobPart) => new Blob([content], { type: 'image/png' });
const kindsOf = async (file: Blob) => (await detectFile(file, {}, { readPicture })).map(({ kind }) => kind);

describe('recognizes a file by its content', () => {
  it('an image with a QR code', async () => {
    expect(await kindsOf(png(writeQrPng('x')))).toEqual(['coded-picture']);
  });

  it('a picture without one', async () => {
    expect(await kindsOf(png((await drawBarcode('4006381333931', 'EAN13')) as BlobPart))).toEqual([]);
  });

  it('no picture, whatever it is called', async () => {
    expect(await kindsOf(png('abc'))).toEqual([]);
  });

  it.each([
    ['H4sIAAAAAAAAA0tMSgYAwkEkNQMAAAA=', 'gzip'],
    ['UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'zip'],
    ['eJxLTEoGAAJNASc=', 'zlib'],
  ])('compressed data, %s, whatever it is called', async (base64, kind) => {
    expect(await kindsOf(new File([Buffer.from(base64, 'base64')], 'a.bin'))).toEqual([kind]);
  });

  it('a text that begins like compressed data', async () => {
    expect(await kindsOf(new File(['x^3 + 1'], 'a.txt'))).toEqual([]);
  });

  it('a file that is not called a picture is not read', async () => {
    const read = () => Promise.reject(new Error('read'));
    expect(await detectFile(writeQrPng('x').slice(0, undefined, 'application/pdf'), {}, { readPicture: read })).toEqual(
      [],
    );
    expect(await detectFile(png(writeQrPng('x')), {}, { readPicture: undefined })).toEqual([]);
  });
});
