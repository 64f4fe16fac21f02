/** Which public suites ran on which tools, with what result: a small file for each, since tests run in several processes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Level, levels } from './suite.ts';

export interface Count {
  readonly passed: number;
  readonly all: number;
}

export interface SuiteReport {
  readonly topic: string;
  /** The name of the suite. */
  readonly suite: string;
  /** Absent where the suite applies to no tool. */
  readonly tool?: string;
  /** Absent where the suite is not available. */
  readonly rows?: Readonly<Record<Level, Count>>;
  /** How many failing rows are explained, and not in `rows`. */
  readonly exceptions?: number;
}

const reportsFolder = join(import.meta.dirname, '../../../reports/suites');

export function writeSuiteReport(report: SuiteReport): void {
  mkdirSync(reportsFolder, { recursive: true });
  const file = join(reportsFolder, [report.topic, report.suite, report.tool].join(' ').replaceAll('/', '-'));
  writeFileSync(file, JSON.stringify(report));
  // Another process may be reading the reports: it sees a whole file or none.
  renameSync(file, `${file}.json`);
}

export const readSuiteReports = (): readonly SuiteReport[] =>
  existsSync(reportsFolder)
    ? readdirSync(reportsFolder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(reportsFolder, name), 'utf8')))
    : [];

/** Removes those of an earlier run, which would be taken for those of this one. */
export const removeSuiteReports = (): void => rmSync(reportsFolder, { recursive: true, force: true });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function describeRows(reports: readonly SuiteReport[]): string {
  const counts = levels.flatMap((level) => {
    const all = sum(reports.map(({ rows }) => rows?.[level].all ?? 0));
    return all > 0 ? [`${sum(reports.map(({ rows }) => rows?.[level].passed ?? 0))} of ${all} ${level}`] : [];
  });
  const exceptions = sum(reports.map((report) => report.exceptions ?? 0));
  if (exceptions > 0) counts.push(`${exceptions} explained`);
  const [{ tool } = {}, ...others] = reports;
  return `${counts.join(', ')} (${others.length > 0 ? `${reports.length} tools` : tool})`;
}

const nameOf = ({ topic, suite }: SuiteReport): string => (suite === `${topic}.json` ? suite : `${topic}: ${suite}`);

const namesOf = (reports: readonly SuiteReport[]): readonly string[] => [...new Set(reports.map(nameOf))].sort();

/** What ran, a line for each suite, and what did not; the rows of several tools are added up. */
export function summarizeSuites(reports: readonly SuiteReport[], folder: string): readonly string[] {
  const ran = reports.filter(({ rows }) => rows);
  const missing = namesOf(reports.filter(({ rows, tool }) => !rows && tool !== undefined));
  const unused = namesOf(reports.filter(({ tool }) => tool === undefined));
  return [
    ...(ran.length > 0 ? ['Public suites, rows passed of all:'] : []),
    ...namesOf(ran).map((name) => `  ${name}: ${describeRows(ran.filter((report) => nameOf(report) === name))}`),
    ...(missing.length > 0 ? [`Public suites not run, as ${folder} does not have them: ${missing.join(', ')}`] : []),
    ...(unused.length > 0 ? [`Public suites that apply to no tool: ${unused.join(', ')}`] : []),
  ];
}
