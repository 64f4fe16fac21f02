import { expect, test } from 'vitest';
import { createSpool } from './spool.ts';

/** A store that keeps what it gets, each time only after a call of `proceed`. */
function slowStore() {
  const stored: Blob[] = [];
  const waiting: (() => void)[] = [];
  const store = (content: Blob) =>
    new Promise<Blob>((resolve) => {
      stored.push(content);
      waiting.push(() => resolve(content));
    });
  const proceed = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, stored, proceed };
}

const pieces = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => new Blob([`${from + n},`.padStart(10)]));
const textOf = async (blobs: readonly Blob[]) => new Blob([...blobs]).text();

test('what exceeds the limit goes to a file, again and again: no more is held', async () => {
  const { store, stored, proceed } = slowStore();
  const spool = createSpool(100, 'video/webm', store);
  const all = pieces(95);
  for (const [index, piece] of all.entries()) {
    spool.add(piece);
    await proceed();
    const held = (index + 1) * 10 - stored.reduce((sum, { size }) => sum + size, 0);
    expect(held).toBeLessThanOrEqual(100);
  }
  expect(stored.map(({ size }) => size)).toEqual(Array.from({ length: 8 }, () => 110));
  const whole = await spool.finish();
  expect(whole.type).toBe('video/webm');
  expect(await whole.text()).toBe(await textOf(all));
});

test('pieces that come while a file is written follow it, and the end waits for it', async () => {
  const { store, stored, proceed } = slowStore();
  const spool = createSpool(20, '', store);
  const all = pieces(9);
  for (const piece of all) spool.add(piece);
  expect(stored.map(({ size }) => size)).toEqual([30]);
  const whole = spool.finish();
  await proceed();
  expect(await (await whole).text()).toBe(await textOf(all));
});

test('what fits stays in memory', async () => {
  const { store, stored } = slowStore();
  const spool = createSpool(100, '', store);
  const all = pieces(10);
  for (const piece of all) spool.add(piece);
  expect(await (await spool.finish()).text()).toBe(await textOf(all));
  expect(stored).toEqual([]);
});

test.each([
  ['without files', undefined],
  ['on a full disk', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
])('%s, all stays in memory', async (_, store) => {
  const spool = createSpool(20, '', store);
  const all = pieces(9);
  for (const piece of all) {
    spool.add(piece);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await (await spool.finish()).text()).toBe(await textOf(all));
});

test('a disk that is full later keeps what it has', async () => {
  let room = 2;
  const spool = createSpool(20, '', (content) => (room-- > 0 ? Promise.resolve(content) : Promise.reject(new Error())));
  const all = pieces(20);
  for (const piece of all) {
    spool.add(piece);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await (await spool.finish()).text()).toBe(await textOf(all));
  expect(room).toBe(-1);
});
