import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSlices } from '#lib/read-slices.ts';

const { signal } = new AbortController();

async function read(file: Blob, sliceLength: number) {
  const told: number[] = [];
  const slices: number[][] = [];
  for await (const slice of readSlices(file, sliceLength, { signal, progress: (fraction) => told.push(fraction) }))
    slices.push([...slice]);
  return { slices, told };
}

const asItIs = () => {};

/** As in engines whose files are not streams of bytes. */
function withoutByteStream(file: Blob): void {
  file.stream = () => new ReadableStream();
}

describe.each([
  ['streamed', asItIs],
  ['cut', withoutByteStream],
])('%s', (_, change) => {
  test.each([
    [[], 2, [], []],
    [[1, 2], 2, [[1, 2]], [1]],
    [[1, 2, 3, 4], 3, [[1, 2, 3], [4]], [0.75, 1]],
  ])('%j by %i', async (bytes, sliceLength, slices, told) => {
    const file = new Blob([Uint8Array.from(bytes)]);
    change(file);
    expect(await read(file, sliceLength)).toEqual({ slices, told });
  });

  test('gives whole slices, however the file is put together', async () => {
    const parts = fc.array(fc.uint8Array({ maxLength: 70_000, size: 'max' }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 5_000, max: 100_000 }), async (contents, sliceLength) => {
        const file = new Blob(contents.map((part) => new Uint8Array(part)));
        change(file);
        const { slices } = await read(file, sliceLength);
        expect(slices.slice(0, -1).every(({ length }) => length === sliceLength)).toBe(true);
        expect(slices.flat()).toEqual(contents.flatMap((part) => [...part]));
      }),
      { numRuns: 20 },
    );
  });

  test('stops when the result is no longer wanted', async () => {
    const abort = new AbortController();
    const file = new Blob(['abc']);
    change(file);
    const slices = readSlices(file, 1, { signal: abort.signal, progress: () => {} });
    expect((await slices.next()).done).toBe(false);
    abort.abort();
    await expect(slices.next()).rejects.toThrow('aborted');
  });
});

/** A file of ten bytes that gives three of them and then what is asked. */
function brokenFile(end: (controller: ReadableByteStreamController) => void, name?: string): Blob {
  const content = ['0123456789'];
  const file = name === undefined ? new Blob(content) : new File(content, name);
  let pulls = 0;
  file.stream = () =>
    new ReadableStream({
      type: 'bytes',
      pull: (controller) => {
        if (pulls++ === 0) return controller.enqueue(Uint8Array.of(0x30, 0x31, 0x32));
        end(controller);
        controller.byobRequest?.respond(0);
      },
    });
  return file;
}

test('tells from where on a file cannot be read, and why', async () => {
  const fail = (controller: ReadableByteStreamController) => controller.error(new Error('it has changed'));
  await expect(read(brokenFile(fail, 'a.bin'), 3)).rejects.toMatchObject({
    code: 'unreadable',
    params: { name: 'a.bin', offset: 3, reason: 'it has changed' },
    at: { offset: 3 },
  });
  await expect(read(brokenFile(fail), 3)).rejects.toMatchObject({ code: 'unreadable-unnamed' });
});

test('tells that a file ends too early', async () => {
  await expect(
    read(
      brokenFile((controller) => controller.close()),
      2,
    ),
  ).rejects.toMatchObject({ code: 'unreadable-unnamed', params: { offset: 3, reason: '3 / 10' } });
});

test('tells why a slice cannot be read where files are cut', async () => {
  class Gone extends Blob {
    override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
      return new ReadableStream();
    }
    override slice(): Blob {
      return this;
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new Error('it has changed'));
    }
  }
  await expect(read(new Gone(['a']), 1)).rejects.toMatchObject({
    code: 'unreadable-unnamed',
    params: { offset: 0, reason: 'it has changed' },
  });
});
