import type { Store } from '../storage/storage.ts';

/** All that is kept, or was exported, by key. Nothing is known of the values: a visitor or a bug may have changed them. */
export type Kept = Readonly<Record<string, unknown>>;
type Migration = (kept: Kept) => Kept;

/** Each leads from the form that has its index to the next. One that was released stays as it is; a change adds another. */
const migrations: readonly Migration[] = [
  // Before forms had a number, favourites were paths: `/hash-text`.
  (kept) =>
    Array.isArray(kept['favorites'])
      ? {
          ...kept,
          favorites: kept['favorites'].map((path: unknown) =>
            typeof path === 'string' ? path.replace(/^\//, '') : path,
          ),
        }
      : kept,
];

/** The number of the present form. */
export const version = migrations.length;

/** What was kept in the form `from`, in the present one. A number that cannot be is taken for the oldest form. */
export function migrate(kept: Kept, from: unknown, chain: readonly Migration[] = migrations): Kept {
  const start = Number.isInteger(from) ? Math.max(0, Number(from)) : 0;
  return chain.slice(start).reduce((form, step) => step(form), kept);
}

/** Brings what a store keeps into the present form. Kept by a newer build, it is left alone. */
export function migrateStore(store: Store): void {
  const from = store.read('version');
  if (from === version) return;
  const kept = Object.fromEntries(store.keys().map((key) => [key, store.read(key)]));
  const migrated = migrate(kept, from);
  for (const key of new Set([...Object.keys(kept), ...Object.keys(migrated)]))
    if (migrated[key] !== kept[key]) store.write(key, migrated[key]);
  if (typeof from !== 'number' || from < version) store.write('version', version);
}
