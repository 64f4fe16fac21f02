import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DiskBlob } from './disk-blob.ts';
import { openFile } from './input.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file of more than 4 GiB', () => {
  const path = join(folder, 'large');
  const gibibyte = 2 ** 30;

  beforeAll(async () => {
    const file = await open(path, 'w');
    // A sparse file, which takes only a few blocks on disk.
    await file.truncate(5 * gibibyte);
    await file.write('across', 4 * gibibyte - 3);
    await file.write('end', 5 * gibibyte - 3);
    await file.close();
  });

  test('has its size, and every part of it can be read', async () => {
    const file = await openFile(path);
    expect(file.size).toBe(5 * gibibyte);
    expect(await file.slice(-3).text()).toBe('end');
    expect(await file.slice(4 * gibibyte - 3, 4 * gibibyte + 3).text()).toBe('across');
    const part = file.slice(4 * gibibyte - 2_000_000, 4 * gibibyte + 2_000_000);
    expect(part.size).toBe(4_000_000);
    const bytes = new Uint8Array(await part.arrayBuffer());
    expect(bytes.length).toBe(4_000_000);
    expect(new TextDecoder().decode(bytes.subarray(1_999_997, 2_000_003))).toBe('across');
  });
});

describe('DiskBlob', () => {
  const content = 'héllo';
  const path = join(folder, 'small');
  beforeAll(async () => {
    const file = await open(path, 'w');
    await file.write(content);
    await file.close();
  });

  test.each<[number?, number?]>([[], [0], [1], [1, 3], [-2], [-2, -1], [3, 1], [0, 99], [99], [-99, 2], [0, 0]])(
    'is cut from %s to %s as any Blob is',
    async (start, end) => {
      const [own, usual] = [new DiskBlob(path, 6), new Blob([content])].map((blob) => blob.slice(start, end));
      expect(own?.size).toBe(usual?.size);
      expect(await own?.arrayBuffer()).toEqual(await usual?.arrayBuffer());
      expect(await own?.slice(1).text()).toBe(await usual?.slice(1).text());
    },
  );

  test('reads what is left of a file that has become shorter', async () => {
    expect(await new DiskBlob(path, 100).text()).toBe(content);
  });

  test('cannot read a file that is gone', async () => {
    await expect(new DiskBlob(join(folder, 'gone'), 3).text()).rejects.toThrow();
  });
});
