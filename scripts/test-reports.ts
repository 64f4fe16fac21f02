/** Reads the reports of unit tests and page tests. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './command.ts';

interface Timed {
  /** File and title. */
  readonly name: string;
  readonly seconds: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only on the second attempt. */
  readonly flaky: number;
  readonly tests: readonly Timed[];
}

const nothing: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: 0, tests: [] };

const readReport = <T>(file: string, read: (report: T) => TestReport): TestReport =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as T) : nothing;

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** The report of Vitest; an empty one where there is none. */
export const readUnitReport = (file: string): TestReport =>
  readReport(file, ({ numPassedTests, numFailedTests, numPendingTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    flaky: 0,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }));

interface PageSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PageSuite[];
}

interface PageReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
  readonly suites: readonly PageSuite[];
}

const testsOf = ({ specs, suites = [] }: PageSuite, within = ''): readonly Timed[] => [
  ...specs.map(({ file, title, tests }) => ({
    name: `${file}: ${within}${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap((suite) => testsOf(suite, `${within}${suite.title} `)),
];

/** The report of Playwright; an empty one where there is none. */
export const readPageReport = (file: string): TestReport =>
  readReport(file, ({ stats, suites }: PageReport) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    tests: suites.flatMap((suite) => testsOf(suite)),
  }));

/** The slowest tests, one per line. */
export const slowest = ({ tests }: TestReport, count: number): readonly string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
