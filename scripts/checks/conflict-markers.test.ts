import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conflictMarkers } from './conflict-markers.ts';

test('finds the markers of a conflict in tracked files, and no underlined heading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-conflict-'));
  const ours = '<'.repeat(7);
  const theirs = '>'.repeat(7);
  writeFileSync(join(folder, 'merged.md'), `Text\n${ours} HEAD\none\n=======\ntwo\n${theirs} topic\n`);
  writeFileSync(join(folder, 'fine.md'), `Heading\n=======\n\n${ours}< is longer, a ${ours} is within\n`);
  spawnSync('git', ['init', '-q'], { cwd: folder });
  expect(conflictMarkers(folder)).toEqual([]);
  spawnSync('git', ['add', '.'], { cwd: folder });
  expect(conflictMarkers(folder)).toEqual([`merged.md:2:${ours} HEAD`, `merged.md:6:${theirs} topic`]);
  rmSync(folder, { recursive: true });
});
