import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();

/** Announces a new version of the site, while this page must not be reloaded automatically. */
export function announceNewVersion(): void {
  isWaiting = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version waits for this page to be reloaded. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWaiting,
    () => false,
  );
