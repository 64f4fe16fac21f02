import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toBlob } from './body.ts';
import { maxInMemory, Spool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-spool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const chunk = (length: number, byte: number) => Buffer.alloc(length, byte) as Buffer<ArrayBuffer>;

test('a short body stays in memory', async () => {
  const spool = new Spool(folder);
  await spool.add(chunk(2, 1));
  await spool.add(chunk(maxInMemory - 2, 2));
  expect(spool.toBody()).toEqual(new Uint8Array([...chunk(2, 1), ...chunk(maxInMemory - 2, 2)]));
});

test('a longer one is in a file without a name, whole and in order', async () => {
  const spool = new Spool(folder);
  for (const byte of [1, 2, 3]) await spool.add(chunk(maxInMemory, byte));
  const body = spool.toBody();
  expect(body).toEqual({ descriptor: expect.any(Number), size: 3 * maxInMemory });
  expect(readdirSync(folder)).toEqual([]);
  const blob = toBlob(body);
  expect(blob.size).toBe(3 * maxInMemory);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([1, 2, 3].map((byte) => bytes.indexOf(byte))).toEqual([0, maxInMemory, 2 * maxInMemory]);
  expect(new Uint8Array(await blob.slice(maxInMemory - 1, maxInMemory + 1).arrayBuffer())).toEqual(Uint8Array.of(1, 2));
  spool.close();
});

test('its file is closed with it, while it is written too', async () => {
  const spool = new Spool(folder);
  const adding = spool.add(chunk(maxInMemory + 1, 1));
  const { descriptor } = spool.toBody() as { descriptor: number };
  spool.close();
  await adding;
  await expect
    .poll(() => {
      const next = openSync(join(folder, '..'), 'r');
      closeSync(next);
      return next <= descriptor;
    })
    .toBe(true);
});

test('where no file can be made, it stays in memory', async () => {
  const spool = new Spool(join(folder, 'none'));
  await spool.add(chunk(maxInMemory, 1));
  await spool.add(chunk(1, 2));
  const body = toBlob(spool.toBody());
  expect([body.size, new Uint8Array(await body.slice(-1).arrayBuffer())]).toEqual([maxInMemory + 1, Uint8Array.of(2)]);
});
