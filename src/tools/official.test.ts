/**
 * The public conformance suites, for the tools that they bear on. They lie outside the repository: in the folder that
 * `CONFORMANCE` names, else in `../shared/conformance`. Rows that must hold all hold; of those that should, 95 %; the
 * others are reported. A bug is one at every level.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllTools, toolsFolder } from '#testing/all-tools.ts';
import { exceptions } from '#testing/official/exceptions.ts';
import type { Row, Suite, Topic } from '#testing/official/topic.ts';
import { runOperation } from '#testing/run-operation.ts';

const folder = process.env['CONFORMANCE'] ?? join(toolsFolder, '../../../shared/conformance');
const topicsFolder = join(toolsFolder, '#testing/official/topics');
const shareThatShould = 0.95;

const suites = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Suite)
  : [];
const tools = await loadAllTools();

if (suites.length === 0) {
  report(`Skipped: there are no public conformance suites in ${folder}`);
  test.skip('the public conformance suites, which are not there', () => {});
} else
  test('each judge has a suite', () => {
    const judged = readdirSync(topicsFolder).map((name) => name.replace('.ts', ''));
    expect(judged.filter((name) => !suites.some(({ topic }) => topic === name))).toEqual([]);
  });

interface Fault {
  readonly row: Row;
  readonly fault: string;
}

for (const { topic, cases } of suites) {
  const file = join(topicsFolder, `${topic}.ts`);
  const judges: Topic = existsSync(file) ? (await import(file)).default : {};
  const present = tools.filter(({ id }) => Object.hasOwn(judges, id));
  if (present.length === 0) report(`${topic}: not applicable, there is no tool for it`);

  describe.each(present.map((whole) => [whole.id, whole] as const))(`${topic}, %s`, (id, whole) => {
    const excepted = new Set(exceptions.filter((one) => one.topic === topic && one.tool === id).map(({ row }) => row));
    const bearing = cases.filter(({ tool = id }) => tool === id);
    const faults: Fault[] = [];
    const at = (level: Row['level'], rows: readonly Row[]) =>
      rows.filter((row) => (row.level ?? 'must') === level && !excepted.has(row.id));
    const wrong = (level: Row['level']) => faults.filter(({ row }) => at(level, [row]).length > 0);
    const show = (list: readonly Fault[]) => list.map(({ row, fault }) => `${row.id}: ${fault}`);

    const bugs: string[] = [];
    beforeAll(async () => {
      for (const row of bearing) {
        const fault = await judges[id]?.(row, async (operation, input, options) => {
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

    test('what must hold does', () => {
      expect(show(wrong('must'))).toEqual([]);
    });

    test('of what should hold, nearly all does', () => {
      const all = at('should', bearing).length;
      if (all - wrong('should').length < all * shareThatShould) expect(show(wrong('should'))).toEqual([]);
    });

    test('no exception is idle', () => {
      const failing = new Set(faults.map(({ row }) => row.id));
      expect([...excepted].filter((row) => !failing.has(row))).toEqual([]);
    });
  });
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
