import type { Store } from '../storage/storage.ts';
import { version } from './version.ts';

/** All kept or exported data, by key. The values may be anything: a visitor or a bug may have changed them. */
export type Kept = Readonly<Record<string, unknown>>;
type Migration = (kept: Kept) => Kept;

/** As many as `version` says. Each migrates from the version of its index to the next. A released one never changes; a new change adds another. */
export const migrations: readonly Migration[] = [
  // Before data had a version, favourites were paths: `/hash-text`.
  (kept) =>
    Array.isArray(kept['favorites'])
      ? {
          ...kept,
          favorites: kept['favorites'].map((path: unknown) =>
            typeof path === 'string' ? path.replace(/^\//, '') : path,
          ),
        }
      : kept,
  // The list converter stored the user's presets as a JSON text among its options.
  (kept) => {
    const [from, to] = ['options.list-converter', 'presets.list-converter'];
    const { 'listPresets.presets': written, ...options } = Object(kept[from]);
    if (typeof written !== 'string') return kept;
    const presets = parseList(written);
    return {
      ...kept,
      [from]: Object.keys(options).length > 0 ? options : undefined,
      [to]: presets && { convert: presets },
    };
  },
];

function parseList(json: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Migrates data of version `from` to the current one. An invalid version is taken for the oldest. */
export function migrate(kept: Kept, from: unknown, chain: readonly Migration[] = migrations): Kept {
  const start = Number.isInteger(from) ? Math.max(0, Number(from)) : 0;
  return chain.slice(start).reduce((form, step) => step(form), kept);
}

/** Migrates the data of a store to the current version. Data of a newer build is left unchanged. */
export function migrateStore(store: Store): void {
  const from = store.read('version');
  if (from === version) return;
  const kept = Object.fromEntries(store.keys().map((key) => [key, store.read(key)]));
  const migrated = migrate(kept, from);
  for (const key of new Set([...Object.keys(kept), ...Object.keys(migrated)]))
    if (migrated[key] !== kept[key]) store.write(key, migrated[key]);
  if (typeof from !== 'number' || from < version) store.write('version', version);
}
