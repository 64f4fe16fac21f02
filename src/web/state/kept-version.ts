import type { Store } from '../storage/storage.ts';

/** The current version of the data: the number of migrations. */
export const version = 2;

/**
 * Migrates the data of a store to the current version. Data of a newer build is left unchanged. The migrations are loaded
 * only where there is something to migrate.
 */
export async function migrateStore(store: Store): Promise<void> {
  const from = store.read('version');
  if (Number.isInteger(from) && Number(from) >= version) return;
  const keys = store.keys();
  if (keys.length > 0) {
    const { migrate } = await import('./migrations.ts');
    const kept = Object.fromEntries(keys.map((key) => [key, store.read(key)]));
    const migrated = migrate(kept, from);
    for (const key of new Set([...keys, ...Object.keys(migrated)]))
      if (migrated[key] !== kept[key]) store.write(key, migrated[key]);
  }
  store.write('version', version);
}
