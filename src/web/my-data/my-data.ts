import { keptParts as allParts, keyOf, toolsWith } from '../state/kept-tools.ts';
import { type Kept, migrate } from '../state/migrations.ts';
import { version } from '../state/version.ts';
import { forgetInputs } from '../storage/kept-inputs.ts';
import { clearStores, lastingStore } from '../storage/storage.ts';
import { allSettings } from './all-settings.ts';

/** What an export holds: inputs may be private, and stay in this browser. */
const keptParts = allParts.filter((part) => part !== 'inputs');

const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All settings and the options and presets of all tools, as JSON for a backup or another browser. */
export function exportMyData(): string {
  const settings = allSettings.map(({ key, get }) => [key, get()]);
  const parts = keptParts.map((part) => [
    part,
    Object.fromEntries(toolsWith(part).map((tool) => [tool, lastingStore.read(keyOf(part, tool))])),
  ]);
  return JSON.stringify({ penknife: version, ...Object.fromEntries([...settings, ...parts]) }, null, 2);
}

/** Imports exported data of this or an older version; invalid values are ignored. Returns whether it was an export. */
export function importMyData(json: string): boolean {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return false;
  }
  if (!isRecord(data) || !Object.hasOwn(data, 'penknife')) return false;
  const kept = migrate(toStoreForm(data), data['penknife']);
  for (const { key, take } of allSettings) if (Object.hasOwn(kept, key)) take(kept[key]);
  // The tool's page validates its options and presets when it reads them.
  for (const [key, value] of Object.entries(kept))
    if (isRecord(value) && keptParts.some((part) => key.startsWith(keyOf(part, '')))) lastingStore.write(key, value);
  return true;
}

/** Exported data by the keys of the store, in which each part of each tool has its own. */
const toStoreForm = (data: Kept): Kept =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const part = keptParts.find((known) => known === key);
      if (part === undefined) return [[key, value]];
      return Object.entries(isRecord(value) ? value : {}).map(([tool, kept]) => [keyOf(part, tool), kept]);
    }),
  );

/** The state of the history entry whose page was reloaded for that. */
export const cleared = 'cleared';

/**
 * Deletes everything kept in this browser, and loads a page anew, which reports it by the state `cleared`.
 * @param report the address of that page, the one that has `MyData`
 */
export function clearMyData(report: string): void {
  clearStores();
  forgetInputs();
  history.replaceState(cleared, '', report);
  location.reload();
}
