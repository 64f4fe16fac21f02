import { optionsKey, toolsWithOptions } from '../state/kept-tools.ts';
import { type Kept, migrate, version } from '../state/migrations.ts';
import { allSettings } from '../state/settings.ts';
import { clearStores, lastingStore } from '../storage/storage.ts';

const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All settings and the options of all tools, as JSON to be kept or carried to another browser. */
export function exportMyData(): string {
  const settings = Object.fromEntries(allSettings.map(({ key, get }) => [key, get()]));
  const options = Object.fromEntries(toolsWithOptions().map((tool) => [tool, lastingStore.read(optionsKey(tool))]));
  return JSON.stringify({ penknife: version, ...settings, options }, null, 2);
}

/** Takes exported data in, of this form or an older one; a broken value is passed over. Says whether it was an export. */
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
  // What the options of a tool may be, the tool's page checks when it reads them.
  if (isRecord(kept['options']))
    for (const [tool, options] of Object.entries(kept['options']))
      if (isRecord(options)) lastingStore.write(optionsKey(tool), options);
  return true;
}

/** Forgets everything that this browser keeps, and starts afresh. */
export function clearMyData(): void {
  clearStores();
  location.reload();
}
