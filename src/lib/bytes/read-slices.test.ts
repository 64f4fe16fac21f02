import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSlices } from './read-slices.ts';

const { signal } = new AbortController();

async function read(file: Blob, sliceLength: number) {
  const told: number[] = [];
  const slices: number[][] = [];
  for await (const slice of readSlices(file, sliceLength, { signal, progress: (fraction) => told.push(fraction) }))
    slices.push([...slice]);
  return { slices, told };
}

test.each([
  [[], 2, [], []],
  [[1, 2], 2, [[1, 2]], [1]],
  [[1, 2, 3, 4], 3, [[1, 2, 3], [4]], [0.75, 1]],
])('%j by %i', async (bytes, sliceLength, slices, told) => {
  expect(await read(new Blob([Uint8Array.from(bytes)]), sliceLength)).toEqual({ slices, told });
});

test('gives whole slices, however the file is put together, and leaves the file whole', async () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 70_000, size: 'max' }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(parts, fc.integer({ min: 5_000, max: 100_000 }), async (contents, sliceLength) => {
      const file = new Blob(contents.map((part) => new Uint8Array(part)));
      const bytes = contents.flatMap((part) => [...part]);
      const { slices } = await read(file, sliceLength);
      expect(slices.slice(0, -1).every(({ length }) => length === sliceLength)).toBe(true);
      expect(slices.flat()).toEqual(bytes);
      expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(bytes);
    }),
    { numRuns: 20 },
  );
});

test('stops when the result is no longer needed', async () => {
  const abort = new AbortController();
  const slices = readSlices(new Blob(['abc']), 1, { signal: abort.signal, progress: () => {} });
  expect((await slices.next()).done).toBe(false);
  abort.abort();
  await expect(slices.next()).rejects.toThrow('aborted');
});

/** A file of ten bytes that yields three of them and then calls the given function. */
function brokenFile(end: (controller: ReadableStreamDefaultController) => void, name?: string): Blob {
  const content = ['0123456789'];
  const file = name === undefined ? new Blob(content) : new File(content, name);
  let pulls = 0;
  file.stream = () =>
    new ReadableStream({
      pull: (controller) => (pulls++ === 0 ? controller.enqueue(Uint8Array.of(0x30, 0x31, 0x32)) : end(controller)),
    });
  return file;
}

test('reports the offset from which a file cannot be read, and why', async () => {
  const fail = (controller: ReadableStreamDefaultController) => controller.error(new Error('it has changed'));
  await expect(read(brokenFile(fail, 'a.bin'), 2)).rejects.toMatchObject({
    code: 'unreadable',
    params: { name: 'a.bin', offset: 3, reason: 'it has changed' },
    at: { offset: 3 },
  });
  await expect(read(brokenFile(fail), 3)).rejects.toMatchObject({ code: 'unreadable-unnamed' });
});

test('reports that a file ends too early', async () => {
  await expect(
    read(
      brokenFile((controller) => controller.close()),
      2,
    ),
  ).rejects.toMatchObject({ code: 'unreadable-unnamed', params: { offset: 3, reason: '3 / 10' } });
});
