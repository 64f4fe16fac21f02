import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDuration } from './webm-duration.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/[\da-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));

/** EBML header, segment of unknown size. */
const start = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff';
/** As Chromium 142 writes it: timestamp scale, names of the writer; of one second each, `2ad7b1 84 3b9aca00`. */
const information = '1549a966992ad7b1830f42404d80864368726f6d655741864368726f6d65';
const rest = '1654ae6b80' + '1f43b67501ffffffffffffffe78100a3848100008000';

const recordingOf = (hex: string, ...more: readonly BlobPart[]) =>
  new Blob([bytesOf(hex), ...more], { type: 'video/webm;codecs=vp8,opus' });
const hexOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('hex');

test.each([
  // 42.5 s are 42,500 ms, and a double of them (IEEE 754).
  ['none before', information, `1549a96610000024${information.slice(10)}44898840e4c08000000000`],
  [
    'one that is zero',
    `1549a966922ad7b1830f4240448988${'0'.repeat(16)}`,
    '1549a966100000122ad7b1830f424044898840e4c08000000000',
  ],
  ['in seconds', '1549a966882ad7b1843b9aca00', '1549a966100000132ad7b1843b9aca0044898840454000' + '00000000'],
  ['without a scale, in milliseconds', '1549a96680', '1549a9661000000b44898840e4c08000000000'],
])('a duration, %s, is written into the information and nothing else', async (_, before, after) => {
  const written = await withDuration(recordingOf(start + before + rest), 42_500);
  expect(await hexOf(written)).toBe(start + after + rest);
  expect(written.type).toBe('video/webm;codecs=vp8,opus');
});

test.each([
  ['no WebM', '000000206674797069736f6d'],
  ['empty', ''],
  ['of a known size', start.replace('01ffffffffffffff', '9e') + information],
  ['cut within its information', start + information.slice(0, 20)],
  ['without information', start + rest],
])('a recording that is %s stays as it is', async (_, hex) => {
  const recording = recordingOf(hex);
  expect(await withDuration(recording, 1_000)).toBe(recording);
});

test('any bytes are read without an error, and nothing of a recording is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (noise) => {
      const plain = await hexOf(await withDuration(recordingOf('', noise as BlobPart), 1_000));
      expect(plain).toBe(Buffer.from(noise).toString('hex'));
      const long = await hexOf(await withDuration(recordingOf(start + information, noise as BlobPart), 1_000));
      expect(long.endsWith(Buffer.from(noise).toString('hex'))).toBe(true);
    }),
  );
});

test('of a long recording only the beginning is read', async () => {
  const read: number[] = [];
  /** Counts the bytes that are read of it. */
  class Counted extends Blob {
    override slice(from?: number, to?: number) {
      return new Counted([super.slice(from, to)]);
    }
    override arrayBuffer() {
      read.push(this.size);
      return super.arrayBuffer();
    }
  }
  const long = new Uint8Array(5_000_000);
  const written = await withDuration(new Counted([bytesOf(start + information), long]), 1_000);
  expect(read).toEqual([65_536]);
  expect(written.size).toBe(bytesOf(start + information).length + long.length + 3 + 11);
});
