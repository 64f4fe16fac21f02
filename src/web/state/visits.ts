import { lastingStore, tabStore } from '../storage/storage.ts';

/** Notes that this tab visits the site, and whether the browser had been here before. */
export function noteVisit(): void {
  if (tabStore.read('isReturning') === undefined) tabStore.write('isReturning', lastingStore.read('visited') === true);
  lastingStore.write('visited', true);
}

/** Whether this browser had been here before this tab's visit. */
export const isReturning = (): boolean => tabStore.read('isReturning') === true;
