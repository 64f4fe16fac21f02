import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that is removed when the process exits: until then a server may open its files for a page that is
 * closed.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}
