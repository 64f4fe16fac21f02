import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

/** Flags that keep Chromium from calling home, which a test must never depend on. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findOnPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Path of an installed Chromium: `CHROMIUM_PATH`, or the first found. */
function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  return chosen && existsSync(chosen) ? chosen : names.map(findOnPath).find(Boolean);
}

/** Finds Chromium; on Debian, as root, installs it where there is none. Exits with what to do otherwise. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installed = installFromDebian(['chromium']) ? findChromium() : undefined;
  if (installed) return installed;
  console.error('The page tests need Chromium or Chrome. Install it, or name its path in CHROMIUM_PATH.');
  process.exit(1);
}
