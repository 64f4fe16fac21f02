/**
 * Builds a copy of the checkout in another folder, with another time and time zone, and compares it with `dist`: every
 * build of a commit gives the same bytes, so that anyone can verify what is published. Compressed copies of files, which
 * are made of nothing but the files, are left out.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './command.ts';
import { currentCommit } from './site/read-configuration.ts';

const published = ['site', 'package'];

/** A digest of each file of a build, by its path. */
function digests(dist: string): ReadonlyMap<string, string> {
  const files = published.flatMap((part) =>
    readdirSync(join(dist, part), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
    ),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function buildElsewhere(folder: string): boolean {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.stdout.toString().split('\0').filter(Boolean))
    cpSync(join(root, file), join(folder, file), { dereference: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const environment = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', PENKNIFE_LAST_COMMIT: currentCommit() };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--uncompressed'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const folder = mkdtempSync(join(tmpdir(), 'penknife-again-'));
try {
  if (!buildElsewhere(folder)) process.exit(1);
  const first = digests(join(root, 'dist'));
  const second = digests(join(folder, 'dist'));
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  for (const file of different.slice(0, 20)) console.error(`Differs: ${file}`);
  console.log(`${first.size} files, ${different.length} of them different in the second build`);
  process.exitCode = different.length > 0 || first.size === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
