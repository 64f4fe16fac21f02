import { lastingStore, tabStore } from '../storage/storage.ts';

/** Records the visit of this tab, and whether the browser has visited before. */
export function noteVisit(): void {
  if (tabStore.read('isReturning') === undefined) tabStore.write('isReturning', lastingStore.read('visited') === true);
  lastingStore.write('visited', true);
}

/** Whether this browser visited before this tab. */
export const isReturning = (): boolean => tabStore.read('isReturning') === true;
