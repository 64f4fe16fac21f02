import { expect, test } from 'vitest';
import { readSlices } from '#lib/read-slices.ts';

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

test('stops when the result is no longer wanted', async () => {
  const abort = new AbortController();
  const slices = readSlices(new Blob(['abc']), 1, { signal: abort.signal, progress: () => {} });
  expect((await slices.next()).done).toBe(false);
  abort.abort();
  await expect(slices.next()).rejects.toThrow('aborted');
});

test('tells why a file cannot be read', async () => {
  class Gone extends Blob {
    override slice(): Blob {
      return this;
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new Error('it has changed'));
    }
  }
  await expect(read(new Gone(['a']), 1)).rejects.toThrow(
    expect.objectContaining({ code: 'unreadable', params: { reason: 'it has changed' } }),
  );
});
