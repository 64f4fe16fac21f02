const prefix = 'penknife.1.';

/** A compartment of the browser's storage under the product's versioned namespace. Blocked or full storage is no error. */
export interface Store {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  /** The full name of a key, as storage events tell it. */
  nameOf(key: string): string;
}

const storeIn = (storage: () => Storage): Store => ({
  nameOf: (key) => prefix + key,
  read(key) {
    try {
      return JSON.parse(storage().getItem(prefix + key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      if (value === undefined) storage().removeItem(prefix + key);
      else storage().setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Full or blocked: what cannot be kept is not kept, and the page goes on.
    }
  },
});

/** Kept for good. */
export const lastingStore = storeIn(() => localStorage);
/** Kept for the life of the tab. */
export const tabStore = storeIn(() => sessionStorage);

/** Removes everything under the namespace. */
export function clearStores(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
