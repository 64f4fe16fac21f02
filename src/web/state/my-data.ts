import { clearStores, lastingStore } from '../storage.ts';
import { type Kept, migrate, version } from './migrations.ts';
import { allSettings } from './settings.ts';

/** Before the id of a tool, the key under which its options are kept. */
export const optionsPrefix = 'options.';

const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All settings and the options of all tools, as JSON to be kept or carried to another browser. */
export function exportMyData(): string {
  const options = lastingStore.keys().filter((key) => key.startsWith(optionsPrefix));
  const kept = [
    ...allSettings.map(({ key, get }) => [key, get()] as const),
    ...options.map((key) => [key, lastingStore.read(key)] as const),
  ];
  return JSON.stringify({ penknife: version, ...Object.fromEntries(kept) }, null, 2);
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
  for (const [key, value] of Object.entries(kept))
    if (key.startsWith(optionsPrefix) && isRecord(value)) lastingStore.write(key, value);
  return true;
}

/** Forgets everything that this browser keeps, and starts afresh. */
export function clearMyData(): void {
  clearStores();
  location.reload();
}
