import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages, as root on Debian; returns false elsewhere, or where that fails. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing from Debian: ${packages.join(', ')}`);
  const apt = (args: readonly string[]) =>
    // One after the other: the tests of several files may need packages at the same time.
    spawnSync('flock', ['/tmp/penknife-apt.lock', 'apt-get', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]).status === 0;
}
