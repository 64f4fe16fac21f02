import { useSyncExternalStore } from 'react';

/**
 * Problems of the page: `missingCode`, code could not be loaded, because the site was updated or there is no network;
 * `notKept`, the browser refused to store what the user chose to keep.
 */
export type PageHint = 'missingCode' | 'notKept';

let hints: readonly PageHint[] = [];
const none: readonly PageHint[] = [];
const listeners = new Set<() => void>();

function setHints(next: readonly PageHint[]): void {
  hints = next;
  for (const listener of listeners) listener();
}

/** Shows a hint until it is dismissed. */
export const showHint = (hint: PageHint): void => setHints([...hints.filter((other) => other !== hint), hint]);

export const dismissHint = (hint: PageHint): void => setHints(hints.filter((other) => other !== hint));

/** Shows that code could not be loaded. */
export const reportMissingCode = (): void => showHint('missingCode');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The hints that are shown, the newest last. */
export const usePageHints = (): readonly PageHint[] =>
  useSyncExternalStore(
    subscribe,
    () => hints,
    () => none,
  );
