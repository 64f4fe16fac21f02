import { clearStores } from '../storage.ts';
import { allSettings } from './settings.ts';

/** All settings that differ from what they are at first, as JSON to be kept or carried to another browser. */
export const exportMyData = (): string =>
  JSON.stringify({ penknife: 1, ...Object.fromEntries(allSettings.map(({ key, get }) => [key, get()])) }, null, 2);

/** Takes exported settings in; a value that its setting does not accept is passed over. Says whether it was an export. */
export function importMyData(json: string): boolean {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return false;
  }
  if (typeof data !== 'object' || data === null || !('penknife' in data)) return false;
  const values = data as Readonly<Record<string, unknown>>;
  for (const { key, set, accepts } of allSettings)
    if (Object.hasOwn(values, key) && accepts(values[key])) set(values[key] as never);
  return true;
}

/** Forgets everything that this browser keeps, and starts afresh. */
export function clearMyData(): void {
  clearStores();
  location.reload();
}
