import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows and that does not change while a page is shown; `before` is its value until
 * hydration.
 */
export const useBrowserValue = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);

/** Whether the page is shown inside another one. */
export const useIsFramed = (): boolean => useBrowserValue(() => window.top !== window.self, false);
