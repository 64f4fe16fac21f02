/**
 * Runs everything that must pass before a change is merged: lint, types, dead code, unit tests, build, commit subjects,
 * advisories, page weight, package size, pages, hosts. Slow checks run on the tools that the change affects; with
 * `COMPLETE=1`, as every night and for a release, on all, every page in every way, and reproducibility too.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isComplete } from '../src/testing/affected-tools.ts';
import { readSuiteReports, summarizeSuites } from '../src/testing/suites/suite-reports.ts';
import { suitesFolder } from '../src/testing/suites/suites.ts';
import { ensureHeadlessShell } from './browsers/chromium.ts';
import { ensureFirefox } from './browsers/firefox.ts';
import { failures, readPageReport, readUnitReport, slowest } from './checks/test-reports.ts';
import { type Check, wholeTree } from './checks/whole-tree.ts';
import { root, run, runCaptured } from './command.ts';

const reports = join(root, 'reports');
const unitReport = join(reports, 'unit.json');

/** Takes as long as the build. */
const sameBuild: Check = { name: 'the same build elsewhere', command: ['tsx', 'scripts/check-reproducible.ts'] };

/** The stages run in order; the checks of a stage run in parallel. */
const stages: readonly (readonly Check[])[] = [
  [{ name: 'registry', command: ['tsx', 'scripts/registry.ts'] }],
  [{ name: 'build', command: ['tsx', 'scripts/build.ts'] }, ...wholeTree],
  [
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
    ...(isComplete ? [sameBuild] : []),
    { name: 'commit subjects', command: ['tsx', 'scripts/check-commits.ts'] },
    { name: 'advisories', command: ['tsx', 'scripts/check-advisories.ts'] },
    { name: 'page weight', command: ['tsx', 'scripts/check-page-weight.ts'] },
    { name: 'package size', command: ['tsx', 'scripts/check-package-size.ts'] },
  ],
  [{ name: 'page tests', command: ['tsx', 'scripts/test-pages.ts'] }],
];

const environment = { CHROMIUM_PATH: ensureHeadlessShell(), FIREFOX_PATH: ensureFirefox() };
// Reports of an earlier run would be taken for those of this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const failed: string[] = [];
const timings: string[] = [];
const warnings: string[] = [];

async function runCheck({ name, command: [file, ...args] }: Check, isAlone: boolean): Promise<void> {
  const start = performance.now();
  if (isAlone) console.log(`\n— ${name}`);
  const { passed, output } = isAlone
    ? { passed: run(file, args, environment), output: '' }
    : await runCaptured(file, args, environment);
  if (!isAlone) console.log(`\n— ${name}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`— ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  timings.push(`${seconds.padStart(6)} s  ${name}`);
  if (!passed) failed.push(name);
  for (const [, text = ''] of output.matchAll(/^(?:Warning: |::warning::)(.*)$/gm)) warnings.push(text);
}
for (const stage of stages) await Promise.all(stage.map((check) => runCheck(check, stage.length === 1)));

const unit = readUnitReport(unitReport);
const pages = readPageReport(join(reports, 'pages.json'));
const sum = (key: 'passed' | 'failed' | 'skipped') => unit[key] + pages[key];

console.log(`\nThe slowest unit tests:\n${slowest(unit, 10).join('\n')}`);
console.log(`\nThe slowest page tests:\n${slowest(pages, 10).join('\n')}`);
console.log(`\nThe steps:\n${timings.join('\n')}`);
console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  in all`);
const failedTests = [...failures(unit), ...failures(pages)];
if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.join('\n')}`);
console.log(`\n${summarizeSuites(readSuiteReports(), suitesFolder).join('\n')}`);
if (warnings.length > 0) console.log(`\nWarnings:\n${warnings.join('\n')}`);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(failed.length > 0 ? 1 : 0);
