import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const documentWith = (pressed: object | null) =>
  Object.assign(new EventTarget(), { querySelector: (selector: string) => (selector === ':active' ? pressed : null) });

test('runs at once without a press', () => {
  vi.stubGlobal('document', documentWith(null));
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

test('runs once, after the click that ends a press', () => {
  const page = documentWith({});
  vi.stubGlobal('document', page);
  const run = vi.fn();
  afterPress(run);
  page.dispatchEvent(new Event('mouseup'));
  page.dispatchEvent(new Event('click'));
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  page.dispatchEvent(new Event('mouseup'));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
