/** Keeps folders small enough to be read at a glance: a larger one is divided by subject. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

const maxFiles = 39;

test.each(['src', 'scripts', 'bench', 'e2e'])('each folder in %s directly holds fewer than 40 files', (top) => {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath.slice(root.length + 1);
    if (entry.isFile() && !folder.startsWith('src/generated')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(1);
  expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([]);
});
