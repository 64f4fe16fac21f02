/**
 * Everything that must hold before a change lands: lint, types, dead code, unit tests, build, reproducibility,
 * advisories, page weight, pages, hosts.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHeadlessShell } from './chromium.ts';
import { root, run } from './command.ts';
import { ensureFirefox } from './firefox.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const results = join(root, 'reports');
const unitReport = join(results, 'unit.json');
const pageReport = join(results, 'pages.json');

const steps: readonly Step[] = [
  { name: 'registry', command: ['tsx', 'scripts/registry.ts'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types of logic', command: ['tsc', '-p', 'tsconfig.logic.json'] },
  { name: 'types of pages', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of scripts and tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'the same build elsewhere', command: ['tsx', 'scripts/check-reproducible.ts'] },
  { name: 'advisories', command: ['tsx', 'scripts/check-advisories.ts'] },
  { name: 'page weight', command: ['tsx', 'scripts/check-page-weight.ts'] },
  { name: 'page tests', command: ['playwright', 'test'] },
];

mkdirSync(results, { recursive: true });
const environment = { CHROMIUM_PATH: ensureHeadlessShell(), FIREFOX_PATH: ensureFirefox() };
const failed: string[] = [];
for (const { name, command } of steps) {
  console.log(`\n— ${name}`);
  const start = Date.now();
  const [file, ...args] = command;
  if (!run(file, args, environment)) failed.push(name);
  console.log(`— ${name}: ${failed.includes(name) ? 'FAILED' : 'ok'} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed at the second attempt only. */
  readonly flaky: number;
}

function readTally<T>(file: string, tally: (report: T) => Tally): Tally {
  return existsSync(file)
    ? tally(JSON.parse(readFileSync(file, 'utf8')) as T)
    : { passed: 0, failed: 0, skipped: 0, flaky: 0 };
}

const unit = readTally(
  unitReport,
  (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: 0,
  }),
);
const pages = readTally(
  pageReport,
  ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }),
);
const sum = (key: keyof Tally) => unit[key] + pages[key];

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed.');
if (sum('flaky') > 0) console.log(`${sum('flaky')} passed at the second attempt only: look at them above.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(failed.length > 0 ? 1 : 0);
