import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeWebm } from './complete-webm.ts';
import { elementsIn, readElement, readNumber } from './ebml.ts';
import { ids } from './webm-ids.ts';
import { WebmIndex } from './webm-index.ts';

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
  ['none before', information, `1549a96610000027${information.slice(10)}44891000000840e4c08000000000`],
  [
    'one that is zero',
    `1549a966922ad7b1830f4240448988${'0'.repeat(16)}`,
    '1549a966100000152ad7b1830f424044891000000840e4c08000000000',
  ],
  ['in seconds', '1549a966882ad7b1843b9aca00', '1549a966100000162ad7b1843b9aca0044891000000840454000' + '00000000'],
  ['without a scale, in milliseconds', '1549a96680', '1549a9661000000e44891000000840e4c08000000000'],
])('a duration, %s, is written into the information and nothing else', async (_, before, after) => {
  const written = await completeWebm(recordingOf(start + before + rest), 42_500, []);
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
  expect(await completeWebm(recording, 1_000, [])).toBe(recording);
});

test('any bytes are read without an error, and nothing of a recording is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (noise) => {
      const plain = await hexOf(await completeWebm(recordingOf('', noise as BlobPart), 1_000, []));
      expect(plain).toBe(Buffer.from(noise).toString('hex'));
      const long = await hexOf(await completeWebm(recordingOf(start + information, noise as BlobPart), 1_000, []));
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
  const written = await completeWebm(new Counted([bytesOf(start + information), long]), 1_000, []);
  expect(read).toEqual([65_536]);
  expect(written.size).toBe(bytesOf(start + information).length + long.length + 3 + 14);
});

/** Two tracks, the second of pictures; three clusters of unknown size, of which the second does not begin with a key frame. */
const tracks = '1654ae6b90' + 'ae86d78101838102' + 'ae86d78102838101';
const block = (track: string, flags: string) => `a385${track}0003${flags}ff`;
const clusterOf = (time: string, ...blocks: readonly string[]) =>
  `1f43b67501ffffffffffffffe782${time}${blocks.join('')}`;
const film =
  tracks +
  clusterOf('0000', block('81', '80'), block('82', '80'), block('82', '00')) +
  clusterOf('0bb8', block('82', '00'), block('82', '80')) +
  'ec82ffff' +
  clusterOf('1770', block('81', '80'), block('82', '80'));

const indexOf = (bytes: Uint8Array, ...cuts: readonly number[]) => {
  const index = new WebmIndex();
  for (const [at, cut] of [0, ...cuts].entries()) index.add(bytes.subarray(cut, [...cuts, bytes.length][at]));
  return index.cues;
};

test('clusters that begin with a key frame are found, in pieces of any size', () => {
  const recorded = bytesOf(start + information + film);
  const clusterAt = (n: number) =>
    (start + information + film).split('1f43b675').slice(0, n).join('1f43b675').length / 2;
  const cues = [
    { time: 3, track: 2, cluster: clusterAt(1) },
    { time: 6_003, track: 2, cluster: clusterAt(3) },
  ];
  expect(indexOf(recorded)).toEqual(cues);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: recorded.length }), { maxLength: 8 }), (cuts) => {
      expect(indexOf(recorded, ...cuts.toSorted((a, b) => a - b))).toEqual(cues);
    }),
  );
});

test('what is no WebM has no clusters', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }), (pieces) => {
      const index = new WebmIndex();
      for (const piece of pieces) index.add(piece);
      expect(index.cues).toEqual([]);
    }),
  );
});

test('the index is found from the beginning, and its positions are those of the clusters', async () => {
  const recorded = bytesOf(start + information + film);
  const written = new Uint8Array(
    await (await completeWebm(new Blob([recorded]), 9_000, indexOf(recorded))).arrayBuffer(),
  );
  const [, segment] = elementsIn(written, 0, written.length);
  const content = segment?.content ?? 0;
  const elementAt = (position: number) => readElement(written, content + position);
  /** The numbers in the elements of an id, however deep. */
  const valuesOf = (wanted: number, from: number, end: number): readonly number[] =>
    [...elementsIn(written, from, end)].flatMap((element) =>
      element.id === wanted
        ? [readNumber(written, element.content, element.end - element.content)]
        : [ids.seek, ids.cuePoint, ids.cueTrackPositions].some((id) => id === element.id)
          ? valuesOf(wanted, element.content, element.end)
          : [],
    );
  const seekHead = elementAt(0);
  expect(seekHead?.id).toBe(ids.seekHead);
  const [position = 0] = valuesOf(ids.seekPosition, seekHead?.content ?? 0, seekHead?.end ?? 0);
  const cues = elementAt(position);
  expect([cues?.id, cues?.end]).toEqual([ids.cues, written.length]);
  const inCues = (id: number) => valuesOf(id, cues?.content ?? 0, cues?.end ?? 0);
  expect(inCues(ids.cueTime)).toEqual([3, 6_003]);
  expect(inCues(ids.cueClusterPosition).map((at) => elementAt(at)?.id)).toEqual([ids.cluster, ids.cluster]);
});
