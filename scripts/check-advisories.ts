/**
 * Asks the registry for known vulnerabilities. One in a shipped package, or of high severity in a development package,
 * fails unless it is explained here; the others are printed. Without the registry, it prints that nothing could be
 * checked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Addresses of advisories that do not concern Penknife, each with the reason. */
const explained: Readonly<Record<string, string>> = {};

interface Advisory {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
}
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  readonly message?: string;
}

/** Names of the shipped packages, from the licence files of the builds. */
function shippedPackages(): ReadonlySet<string> {
  const files = ['site', 'cli', 'lib'].map((part) => join(root, 'dist', part, 'THIRD_PARTY_LICENSES.txt'));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^(\S+) [\d.]+\S*: /gm)].map(([, name = '']) => name)));
}

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], {
  cwd: root,
  encoding: 'utf8',
});
const { vulnerabilities, message } = JSON.parse(stdout || '{}') as Report;
if (!vulnerabilities) {
  console.log(`Skipped: the registry does not tell advisories (${message ?? 'no answer'}).`);
  process.exit(0);
}

const shipped = shippedPackages();
const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
  via.flatMap((advisory) => (typeof advisory === 'string' ? [] : { name, ...advisory })),
);
const counts = found.filter(({ name, severity, url }) => {
  const reason = explained[url];
  const isSerious = shipped.has(name) || ['high', 'critical'].includes(severity);
  console.log(`${name}${shipped.has(name) ? ' (shipped)' : ''}: ${severity}, ${url}${reason ? `: ${reason}` : ''}`);
  return isSerious && reason === undefined;
});
console.log(`${found.length} advisories, ${counts.length} to be dealt with; ${shipped.size} packages are shipped`);
process.exit(counts.length > 0 ? 1 : 0);
