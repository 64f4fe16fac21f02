/** Runs the public conformance suites on the tools that they apply to. */
import { beforeAll, describe, expect, test } from 'vitest';
import { failureOf, type Logic, type Outcome } from '#core/execution/execute.ts';
import type { LogicOf, Operations, Tool } from '#core/tool.ts';
import { runOperation } from './run-operation.ts';
import type { Level, Row, Suite } from './suites/suite.ts';
import { type Count, readSuiteReports, writeSuiteReport } from './suites/suite-reports.ts';
import { suitesOf } from './suites/suites.ts';

export type Ask = (operation: string, input: unknown, options?: Readonly<Record<string, unknown>>) => Promise<Outcome>;

/** Runs a row of a suite on a tool; returns the fault of the outcome, or undefined. */
export type Judge = (row: Row, ask: Ask) => Promise<string | undefined>;

const shareThatShould = 0.95;

/** A row's input as text or bytes, repeated as declared. */
export function inputOf({ input, inputHex, options }: Row): string | Uint8Array {
  if (inputHex !== undefined) return new Uint8Array(Buffer.from(inputHex, 'hex'));
  return String(input).repeat(Number(options?.['repeatInput'] ?? 1));
}

/** The fault where an input should be rejected. */
export const judgeRefusal = (outcome: Outcome): string | undefined =>
  'failure' in outcome || 'nothing' in outcome ? undefined : `should be refused, gives ${describeOutcome(outcome)}`;

/** A short description of an outcome, for a report. */
export function describeOutcome(outcome: Outcome): string {
  if ('bug' in outcome) return `a bug: ${outcome.bug.message}`;
  if (!('value' in outcome)) return `the error ${failureOf(outcome).code}`;
  return (JSON.stringify(outcome.value) ?? 'nothing').slice(0, 200);
}

interface Fault {
  readonly row: Row;
  readonly fault: string;
}

/** How the public suites of a topic are run on a tool. */
interface Candidate<Ops extends Operations> {
  readonly id: string;
  readonly tool: Tool<Ops>;
  readonly logic: LogicOf<Tool<Ops>>;
  readonly judge: Judge;
  /** Whether a row is about what the tool does; all are where absent. Others are not counted. */
  readonly applies?: (row: Row) => boolean;
  /** Rows that are considered wrong, or not applicable to the tool, each with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** A suite that is available, and what running it found. */
interface Run {
  readonly suite: Suite;
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
  readonly bugs: readonly string[];
}

async function runSuite(suite: Suite, candidate: Candidate<Operations>): Promise<Run> {
  const { id, tool, logic, judge, applies = () => true } = candidate;
  const whole = { tool, logic: logic as unknown as Logic };
  const rows = ((await suite.load?.()) ?? []).filter(
    (row) => (row.tool ?? id).replace(/^\//, '') === id && applies(row),
  );
  const faults: Fault[] = [];
  const bugs: string[] = [];
  for (const row of rows) {
    const fault = await judge(row, async (operation, input, options) => {
      const outcome = await runOperation(whole, operation, input, options);
      if ('bug' in outcome) bugs.push(`${row.id}: ${outcome.bug.stack}`);
      return outcome;
    });
    if (fault !== undefined) faults.push({ row, fault });
  }
  return { suite, rows, faults, bugs };
}

/**
 * Declares the tests of the public suites of a topic that are available. All rows of level `must` pass, and 95 % of those
 * of level `should`; the others are reported. A bug is a fault at any level.
 */
export function testOfficial<Ops extends Operations>(topic: string, candidate: Candidate<Ops>): void {
  const { id: tool, exceptions = {} } = candidate;
  const suites = suitesOf(topic);
  const available = suites.filter(({ load }) => load);
  const runs = new Map<Suite, Run>();
  const isExplained = ({ id }: Row) => Object.hasOwn(exceptions, id);
  const at = (level: Level, rows: readonly Row[] = []) =>
    rows.filter((row) => (row.level ?? 'must') === level && !isExplained(row));
  const wrong = (level: Level, suite: Suite) =>
    (runs.get(suite)?.faults ?? []).filter(({ row }) => at(level, [row]).length > 0);
  const show = (list: readonly Fault[]) => list.map(({ row, fault }) => `${row.id}: ${fault}`);

  const count = (level: Level, suite: Suite): Count => {
    const all = at(level, runs.get(suite)?.rows).length;
    return { passed: all - wrong(level, suite).length, all };
  };

  describe(`${topic}, ${tool}`, () => {
    beforeAll(async () => {
      for (const suite of available)
        runs.set(suite, await runSuite(suite, candidate as unknown as Candidate<Operations>));
      for (const suite of suites) {
        const { rows } = runs.get(suite) ?? {};
        writeSuiteReport({
          topic,
          suite: suite.name,
          tool,
          ...(rows && {
            rows: { must: count('must', suite), should: count('should', suite), info: count('info', suite) },
            exceptions: rows.filter(isExplained).length,
          }),
        });
      }
    }, 600_000);

    test('every suite is reported, whether it ran or not', () => {
      const reports = readSuiteReports().filter((report) => report.topic === topic && report.tool === tool);
      const state = reports.map(({ suite, rows }) => [suite, rows !== undefined]);
      expect(Object.fromEntries(state)).toEqual(
        Object.fromEntries(suites.map(({ name, load }) => [name, load !== undefined])),
      );
    });
    if (available.length === 0) return;

    for (const suite of available)
      describe(suite.name, () => {
        test('no row finds a bug', () => {
          expect(runs.get(suite)?.bugs).toEqual([]);
        });

        test('every row that must pass does', () => {
          expect(show(wrong('must', suite))).toEqual([]);
        });

        test('of the rows that should pass, nearly all do', () => {
          const { passed, all } = count('should', suite);
          if (passed < all * shareThatShould) expect(show(wrong('should', suite))).toEqual([]);
        });
      });

    test('no exception is unnecessary', () => {
      const all = [...runs.values()];
      const ran = new Set(all.flatMap(({ rows }) => rows.map(({ id }) => id)));
      const failing = new Set(all.flatMap(({ faults }) => faults.map(({ row }) => row.id)));
      // An exception for a row that no suite has is one too many, which cannot be seen where a suite is missing.
      const isKnown = (id: string) => ran.has(id) || available.length === suites.length;
      expect(Object.keys(exceptions).filter((id) => isKnown(id) && !failing.has(id))).toEqual([]);
    });
  });
}
