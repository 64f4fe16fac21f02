import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: false while it is prerendered, and for what is being hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
