import { expect, test, vi } from 'vitest';
import type { PageControl } from '#page/services.ts';
import { setForVisit } from './set-for-visit.ts';

const control = (loadExample: PageControl['loadExample']) => ({
  current: { name: 'hash', options: { key: 'typed last', encoding: 'hex' }, loadExample } as unknown as PageControl,
});

test('chooses another operation with the options offered for it', () => {
  const loadExample = vi.fn();
  setForVisit(control(loadExample), { operation: 'verify', encoding: 'base64' });
  expect(loadExample).toHaveBeenCalledWith('verify', { options: { encoding: 'base64' } });
});

test('keeps the present options that are not set', () => {
  const loadExample = vi.fn();
  setForVisit(control(loadExample), { encoding: 'base64' });
  expect(loadExample).toHaveBeenCalledWith('hash', { options: { key: 'typed last', encoding: 'base64' } });
});

test('replaces the input only where one is given', () => {
  const loadExample = vi.fn();
  setForVisit(control(loadExample), { input: '' });
  expect(loadExample.mock.calls[0]?.[1]).toHaveProperty('input', '');
  setForVisit(control(loadExample), {});
  expect(loadExample.mock.calls[1]?.[1]).not.toHaveProperty('input');
});

test('does nothing without a page', () => {
  expect(() => setForVisit({ current: undefined }, { input: 'a' })).not.toThrow();
});
