import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSession, settle, until } from '#testing/fake-session.ts';
import { fileOperation } from './store.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A text just long enough to become a file. */
const longText = 'x'.repeat(2_000_001);

describe('a file', () => {
  const file = new File(['text'], 'a.txt');

  test('goes to the operation that takes files', async () => {
    const page = openSession();
    page.open(file);
    await until(() => expect(page.get().input).toEqual({ file }));
    expect(page.get().name).toBe('encodeFile');
    expect(fileOperation(page.get())).toBe('encodeFile');
  });

  test('is the only input that the operation runs on, however long it takes to be read', async () => {
    const page = openSession();
    await page.type('mine');
    page.open(file);
    vi.runAllTimers();
    await until(() => expect(page.get().input).toEqual({ file }));
    await settle();
    expect(page.ran()).toEqual(['mine', file]);
  });

  test('becomes text where the operation takes a text of another kind', async () => {
    const page = openSession();
    page.setOperation('decode');
    page.open(file);
    await until(() => expect(page.text()).toBe('text'));
    expect(page.get().name).toBe('decode');
  });

  test('that is no text goes to the operation that takes files', async () => {
    const page = openSession();
    page.setOperation('decode');
    const bytes = new File([new Uint8Array([0xff])], 'a');
    page.open(bytes);
    await until(() => expect(page.get().input).toEqual({ file: bytes }));
    expect(page.get().name).toBe('encodeFile');
  });

  test('is undone with the operation that it has brought', async () => {
    const page = openSession();
    await page.type('mine');
    page.open(file);
    await until(() => expect(page.get().input).toEqual({ file }));
    page.undo();
    expect(page.get()).toMatchObject({ name: 'encode', input: { text: 'mine' } });
  });

  test('that is read after the page was left is kept, but not run', async () => {
    const page = openSession();
    page.open(file);
    page.leave();
    await until(() => expect(page.inputs).toEqual([{ input: { file }, isSecret: false }]));
    await settle();
    expect(page.runs).toEqual([]);
  });
});

describe('a long paste', () => {
  test('becomes a file of the same text', async () => {
    const page = openSession();
    page.give({ text: longText }, 'replace');
    expect(page.text()).toBe('');
    await until(() => expect(page.get().input).toHaveProperty('file'));
    const { input } = page.get();
    expect('file' in input && (await input.file.text())).toBe(longText);
  });

  test('implies its direction once it is a file', async () => {
    const page = openSession();
    const impliedBy = vi.fn(() => ({ operation: 'encodeFile' }));
    page.session.impliedBy = impliedBy;
    page.give({ text: longText }, 'replace');
    await until(() => expect(page.get().name).toBe('encodeFile'));
    expect(impliedBy).toHaveBeenCalledTimes(1);
  });

  test('gives way to an input that replaces it meanwhile', async () => {
    const page = openSession();
    page.give({ text: longText }, 'replace');
    await page.replace({ text: 'later' });
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.dynamicImportSettled();
    expect(page.text()).toBe('later');
  });
});
