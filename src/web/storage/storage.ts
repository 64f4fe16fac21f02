/** The namespace of all that is kept in this browser. The form it has stands in it, under `version`. */
const prefix = 'penknife.';

/** A compartment of the browser's storage. Blocked or full storage is no error: what cannot be kept is not kept. */
export interface Store {
  /** The names under which something is kept. */
  keys(): readonly string[];
  /** What is kept; nothing where it is broken. */
  read(key: string): unknown;
  /** `undefined` removes. */
  write(key: string, value: unknown): void;
  /** The full name of a key, as storage events tell it. */
  nameOf(key: string): string;
}

const storeIn = (storage: () => Storage): Store => ({
  nameOf: (key) => prefix + key,
  keys() {
    try {
      return Object.keys(storage()).flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
    } catch {
      return [];
    }
  },
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
      // Full or blocked: the page goes on without.
    }
  },
});

/** Kept for good. */
export const lastingStore = storeIn(() => localStorage);
/** Kept for the life of the tab. */
export const tabStore = storeIn(() => sessionStorage);

/** Removes everything under the namespace. */
export function clearStores(): void {
  for (const store of [lastingStore, tabStore]) for (const key of store.keys()) store.write(key, undefined);
}
