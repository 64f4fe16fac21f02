import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows and what does not change while a page is shown; `before` it has come alive, a stand-in. */
export const useBrowserValue = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
