import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

export interface Browser {
  readonly name: string;
  /** Environment variable that names its path. */
  readonly variable: string;
  /** Names of its command; the first is also its Debian package. */
  readonly commands: readonly [string, ...string[]];
}

function findOnPath(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Path of an installed browser: that in the environment variable, or the first found. */
function findBrowser({ variable, commands }: Browser): string | undefined {
  const chosen = process.env[variable];
  return chosen && existsSync(chosen) ? chosen : commands.map(findOnPath).find(Boolean);
}

/** Finds a browser; on Debian, as root, installs it where there is none. */
export function findOrInstall(browser: Browser): string | undefined {
  return findBrowser(browser) ?? (installFromDebian([browser.commands[0]]) ? findBrowser(browser) : undefined);
}

/** Finds or installs a browser; where that fails, prints instructions and exits. */
export function ensureBrowser(browser: Browser): string {
  const found = findOrInstall(browser);
  if (found) return found;
  console.error(`The page tests need ${browser.name}. Install it, or name its path in ${browser.variable}.`);
  process.exit(1);
}
