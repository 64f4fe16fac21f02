/** The namespace of all data kept in this browser. Its version is stored in it, under `version`. */
const prefix = 'penknife.';

/** A part of the browser's storage. Blocked or full storage is not an error: the value is not kept. */
export interface Store {
  /** The keys that have a value. */
  keys(): readonly string[];
  /** The value of a key; undefined where it is invalid. */
  read(key: string): unknown;
  /** `undefined` removes. Returns whether the browser has stored it. */
  write(key: string, value: unknown): boolean;
  /** The full name of a key, as in storage events. */
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
      return true;
    } catch {
      // Full or blocked: the page works without it.
      return false;
    }
  },
});

/** Kept permanently. */
export const lastingStore = storeIn(() => localStorage);
/** Kept as long as the tab. */
export const tabStore = storeIn(() => sessionStorage);

/** Removes everything under the namespace. */
export function clearStores(): void {
  for (const store of [lastingStore, tabStore]) for (const key of store.keys()) store.write(key, undefined);
}
