import { optionsKey, toolsWithOptions } from '../state/kept-tools.ts';
import { type Kept, migrate, version } from '../state/migrations.ts';
import { allSettings } from '../state/settings.ts';
import { clearStores, lastingStore } from '../storage/storage.ts';

const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All settings and the options of all tools, as JSON for a backup or another browser. */
export function exportMyData(): string {
  const settings = Object.fromEntries(allSettings.map(({ key, get }) => [key, get()]));
  const options = Object.fromEntries(toolsWithOptions().map((tool) => [tool, lastingStore.read(optionsKey(tool))]));
  return JSON.stringify({ penknife: version, ...settings, options }, null, 2);
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
  const kept = migrate(data, data['penknife']);
  for (const { key, take } of allSettings) if (Object.hasOwn(kept, key)) take(kept[key]);
  // The tool's page validates its options when it reads them.
  if (isRecord(kept['options']))
    for (const [tool, options] of Object.entries(kept['options']))
      if (isRecord(options)) lastingStore.write(optionsKey(tool), options);
  return true;
}

/** Deletes everything kept in this browser, and reloads the page. */
export function clearMyData(): void {
  clearStores();
  location.reload();
}
