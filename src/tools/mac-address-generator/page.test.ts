import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, openSession, settle } from '#testing/fake-session.ts';
import tool from './tool.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

test('addresses without a vendor go where the name of one is missing', async () => {
  const page = openSession(tool);
  page.refresh();
  await settle();
  await page.end({ result: { macs: '02:00:00:00:00:01' } });
  expect(page.get().run.success).toBeDefined();
  page.setOptionsOf('generate', { source: 'vendor' });
  await settle();
  await page.end(failure);
  expect(page.get().run.success).toBeUndefined();
});
