import { useSyncExternalStore } from 'react';

/**
 * Problems of the page: `missingCode`, code could not be loaded, because the site was updated or there is no network;
 * `notKept`, the browser refused to store what the user chose to keep; `fileLost`, a file that was the input is gone.
 */
export type PageHint = 'missingCode' | 'notKept' | 'fileLost';

/** The name of what each is about. */
type Hints = ReadonlyMap<PageHint, string>;

const none: Hints = new Map();
let hints = none;
const listeners = new Set<() => void>();

function setHints(next: Hints): void {
  hints = next;
  for (const listener of listeners) listener();
}

/** Shows a hint until it is dismissed. */
export const showHint = (hint: PageHint, name = ''): void => setHints(new Map([...hints, [hint, name]]));

export function dismissHint(hint: PageHint): void {
  if (hints.has(hint)) setHints(new Map([...hints].filter(([other]) => other !== hint)));
}

/** Shows that code could not be loaded. */
export const reportMissingCode = (): void => showHint('missingCode');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The hints that are shown. */
export const usePageHints = (): Hints =>
  useSyncExternalStore(
    subscribe,
    () => hints,
    () => none,
  );
