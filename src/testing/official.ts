/**
 * Runs the public conformance suites on the tools that they apply to. They lie outside the repository: in the folder
 * named by `CONFORMANCE`, else in `../shared/conformance`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureOf, type Logic, type Outcome } from '#core/execute.ts';
import type { LogicOf, Operations, Tool } from '#core/tool.ts';
import { runOperation } from './run-operation.ts';

export interface Row {
  readonly id: string;
  /** The id or the route of the tool that it applies to. Absent: every tool of its topic. */
  readonly tool?: string;
  readonly input?: unknown;
  /** Bytes that are not text. */
  readonly inputHex?: string;
  /** By neutral names; a judge maps them to those of an operation. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  /** The input is wrong and must be rejected. */
  readonly expectError?: true;
  /** Absent: must. */
  readonly level?: 'must' | 'should' | 'info';
}

interface Suite {
  readonly topic: string;
  readonly cases: readonly Row[];
}

export type Ask = (operation: string, input: unknown, options?: Readonly<Record<string, unknown>>) => Promise<Outcome>;

/** Runs a row of a suite on a tool; returns the fault of the outcome, or undefined. */
export type Judge = (row: Row, ask: Ask) => Promise<string | undefined>;

export const suitesFolder = process.env['CONFORMANCE'] ?? join(import.meta.dirname, '../../../shared/conformance');
const shareThatShould = 0.95;

/** The suite of a topic; undefined where the suites are not available. */
function readSuite(topic: string): Suite | undefined {
  if (!existsSync(suitesFolder)) return undefined;
  return JSON.parse(readFileSync(join(suitesFolder, `${topic}.json`), 'utf8')) as Suite;
}

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

/** How a public suite is run on a tool. */
interface Candidate<Ops extends Operations> {
  readonly id: string;
  readonly tool: Tool<Ops>;
  readonly logic: LogicOf<Tool<Ops>>;
  readonly judge: Judge;
  /** Rows that are considered wrong, or not applicable to the tool, each with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/**
 * Declares the tests of a public suite. All rows of level `must` pass, and 95 % of those of level `should`; the others
 * are reported. A bug is a fault at any level.
 */
export function testOfficial<Ops extends Operations>(topic: string, candidate: Candidate<Ops>): void {
  const { id, tool, judge, exceptions = {} } = candidate;
  const whole = { tool, logic: candidate.logic as unknown as Logic };
  const suite = readSuite(topic);
  if (!suite) {
    report(`Skipped: the public suite of ${topic} is not in ${suitesFolder}`);
    test.skip(`the public suite of ${topic}, which is not available`, () => {});
    return;
  }

  describe(`${topic}, ${id}`, () => {
    const bearing = suite.cases.filter(({ tool: named = id }) => named.replace(/^\//, '') === id);
    const faults: Fault[] = [];
    const at = (level: Row['level'], rows: readonly Row[]) =>
      rows.filter((row) => (row.level ?? 'must') === level && !Object.hasOwn(exceptions, row.id));
    const wrong = (level: Row['level']) => faults.filter(({ row }) => at(level, [row]).length > 0);
    const show = (list: readonly Fault[]) => list.map(({ row, fault }) => `${row.id}: ${fault}`);

    const bugs: string[] = [];
    beforeAll(async () => {
      for (const row of bearing) {
        const fault = await judge(row, async (operation, input, options) => {
          const outcome = await runOperation(whole, operation, input, options);
          if ('bug' in outcome) bugs.push(`${row.id}: ${outcome.bug.stack}`);
          return outcome;
        });
        if (fault !== undefined) faults.push({ row, fault });
      }
      const counts = (['must', 'should', 'info'] as const).map((level) => {
        const all = at(level, bearing).length;
        return `${all - wrong(level).length} of ${all} ${level}`;
      });
      report(`${topic}, ${id}: ${counts.join(', ')}`);
    }, 600_000);

    test('no row finds a bug', () => {
      expect(bugs).toEqual([]);
    });

    test('every row that must pass does', () => {
      expect(show(wrong('must'))).toEqual([]);
    });

    test('of the rows that should pass, nearly all do', () => {
      const all = at('should', bearing).length;
      if (all - wrong('should').length < all * shareThatShould) expect(show(wrong('should'))).toEqual([]);
    });

    test('no exception is unnecessary', () => {
      const failing = new Set(faults.map(({ row }) => row.id));
      expect(Object.keys(exceptions).filter((row) => !failing.has(row))).toEqual([]);
    });
  });
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
