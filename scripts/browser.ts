import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

interface Browser {
  readonly name: string;
  /** Environment variable that names its path. */
  readonly variable: string;
  /** Commands that it goes by; the first is its package in Debian. */
  readonly commands: readonly [string, ...string[]];
}

function findOnPath(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Path of an installed browser: that in the variable, or the first found. */
function findBrowser({ variable, commands }: Browser): string | undefined {
  const chosen = process.env[variable];
  return chosen && existsSync(chosen) ? chosen : commands.map(findOnPath).find(Boolean);
}

/** Finds a browser; on Debian, as root, installs it where there is none. Exits with what to do otherwise. */
export function ensureBrowser(browser: Browser): string {
  const found = findBrowser(browser);
  if (found) return found;
  const installed = installFromDebian([browser.commands[0]]) ? findBrowser(browser) : undefined;
  if (installed) return installed;
  console.error(`The page tests need ${browser.name}. Install it, or name its path in ${browser.variable}.`);
  process.exit(1);
}
