import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();

/** Says that a new version of the site is there, while this page must not be renewed by itself. */
export function announceNewVersion(): void {
  isWaiting = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version waits for this page to be renewed. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWaiting,
    () => false,
  );
