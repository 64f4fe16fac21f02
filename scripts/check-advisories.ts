/**
 * Asks the registry for known vulnerabilities. One in a shipped package, or of high severity in a development package,
 * fails unless it is explained here; the others are printed. Where the check cannot be made, it warns, and with
 * `--required`, as for a release, it fails with status 2.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessAudit } from './checks/advisories.ts';
import { root } from './command.ts';

/** Addresses of advisories that do not concern Penknife, each with the reason. */
const explained: Readonly<Record<string, string>> = {};

/** Names of the shipped packages, from the licence files of the builds. */
function shippedPackages(): ReadonlySet<string> {
  const files = ['site', 'package'].map((part) => join(root, 'dist', part, 'THIRD_PARTY_LICENSES.txt'));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^(\S+) [\d.]+\S*: /gm)].map(([, name = '']) => name)));
}

// Settings of the machine, such as `offline`, would give an empty report that looks like a passed check.
const audit = ['audit', '--json', '--audit', '--no-offline', '--include=dev', '--fetch-retries=0'];
const { stdout } = spawnSync('npm', [...audit, '--fetch-timeout=15000'], { cwd: root, encoding: 'utf8' });
const { outcome, lines } = assessAudit(stdout ?? '', shippedPackages(), explained);

if (outcome === 'unchecked') {
  const isRequired = process.argv.includes('--required');
  const kind = isRequired ? 'error' : 'warning';
  const prefix = process.env['GITHUB_ACTIONS'] ? `::${kind}::` : `${isRequired ? 'Error' : 'Warning'}: `;
  console.log(`${prefix}Advisories were not checked: ${lines.join(', ')}.`);
  process.exit(isRequired ? 2 : 0);
}
console.log(lines.join('\n'));
process.exit(outcome === 'found' ? 1 : 0);
