import type { Reporter } from 'vitest/reporters';
import { readSuiteReports, removeSuiteReports, summarizeSuites } from './suite-reports.ts';
import { suitesFolder } from './suites.ts';

/** Prints at the end of a run of tests which public suites ran, and which did not. */
export const suiteReporter: Reporter = {
  onTestRunStart: removeSuiteReports,
  onTestRunEnd() {
    const lines = summarizeSuites(readSuiteReports(), suitesFolder);
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
  },
};
