/** Reads the reports of unit tests and page tests. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../command.ts';

interface Timed {
  /** File and title. */
  readonly name: string;
  readonly seconds: number;
  /** What was wrong; empty for a test that passed. */
  readonly failures: readonly string[];
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly Timed[];
}

const nothing: TestReport = { passed: 0, failed: 0, skipped: 0, tests: [] };

const readReport = <T>(file: string, read: (report: T) => TestReport): TestReport =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as T) : nothing;

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The report of Vitest; an empty one where there is none. */
export const readUnitReport = (file: string): TestReport =>
  readReport(file, ({ numPassedTests, numFailedTests, numPendingTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, failureMessages }) => ({
        name: `${relative(root, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        failures: failureMessages ?? [],
      })),
    ),
  }));

interface PageSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PageSuite[];
}

interface PageReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites: readonly PageSuite[];
}

const testsOf = ({ specs, suites = [] }: PageSuite, within = ''): readonly Timed[] => [
  ...specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      name: `${file}: ${within}${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failures: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
    };
  }),
  ...suites.flatMap((suite) => testsOf(suite, `${within}${suite.title} `)),
];

/** The report of Playwright; an empty one where there is none. */
export const readPageReport = (file: string): TestReport =>
  readReport(file, ({ stats, suites }: PageReport) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap((suite) => testsOf(suite)),
  }));

/** The slowest tests, one per line. */
export const slowest = ({ tests }: TestReport, count: number): readonly string[] =>
  tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

/** The tests that failed, each with the first lines of what was wrong. */
export const failures = ({ tests }: TestReport): readonly string[] =>
  tests.flatMap(({ name, failures: [first] }) =>
    first === undefined
      ? []
      : `  ${name}\n${stripVTControlCharacters(first)
          .split('\n')
          .slice(0, 4)
          .map((line) => `      ${line}`)
          .join('\n')}`,
  );
