import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder that goes with the process: until then a server may open a file of it for a page that is gone. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}
