import { expect, test, vi } from 'vitest';
import { interceptNavigation } from './intercept-navigation.ts';

/** Follows a link to a page that cannot be loaded, and counts how often the document is loaded again. */
async function reloadsAfter(leave: (controller: AbortController) => void): Promise<number> {
  const navigation = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', { reload });
  const root = new URL('https://penknife.example/');
  interceptNavigation({ root, isKnown: () => true, open: () => Promise.reject(new Error('not loaded')) });
  const controller = new AbortController();
  const handlers: (() => Promise<void>)[] = [];
  const properties = {
    destination: { url: 'https://penknife.example/hash-text' },
    navigationType: 'push',
    canIntercept: true,
    downloadRequest: null,
    signal: controller.signal,
    intercept: ({ handler }: { handler(): Promise<void> }) => handlers.push(handler),
  };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), properties));
  leave(controller);
  await handlers[0]?.();
  vi.unstubAllGlobals();
  expect(handlers).toHaveLength(1);
  return reload.mock.calls.length;
}

test('a page that cannot be loaded is left to the browser', async () => expect(await reloadsAfter(() => {})).toBe(1));

test('a page that is left before it has loaded does not come back', async () =>
  expect(await reloadsAfter((controller) => controller.abort())).toBe(0));
