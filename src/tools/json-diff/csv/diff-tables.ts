import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { quoteCsvField } from '#lib/csv/write.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { shorten } from '#lib/text/shorten.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import {
  type Column,
  type Columns,
  type Fold,
  isSame,
  type Pair,
  pairByKey,
  pairColumns,
  pairInOrder,
} from './compare-tables.ts';
import { readTable, type Table } from './read-table.ts';
import { type Change, writeJson, writeTable } from './write-changes.ts';

type Options = OptionsOf<typeof tool, 'csvDiff'>;

const folds: Readonly<Record<Options['strings'], Fold>> = {
  exact: (cell) => cell,
  'ignore-case': (cell) => cell.toLowerCase(),
  trim: (cell) => cell.trim(),
};

/**
 * What differs between two tables of delimited values: columns, rows, and the cells of rows that both have. Rows are
 * paired by key columns, in any order, or without those by their content, in order.
 * @throws ToolError of `readCsv`; `right-empty`, `no-such-column` {name, columns}, `no-common-columns`, `duplicate-key`
 * {key, first}
 */
export const csvDiff: RunOf<typeof tool, 'csvDiff'> = (text, options, ctx: Context<keyof typeof messages.logic>) => {
  const { header, form } = options;
  const left = readTable(text, header, ctx);
  if (options.right.trim() === '') throw new ToolError('right-empty', {}, { offset: 0, field: 'right' });
  const inRight = { progress: ctx.progress, notice: relocateNoticeToOption('right', ctx.notice) };
  const right = relocateToOption('right', () => readTable(options.right, header, inRight));
  const fold = folds[options.strings];
  const columns = withoutIgnored(pairColumns(left, right), options.ignoreColumns);
  const { common, added, removed, moved } = columns;
  if (common.length === 0) throw new ToolError('no-common-columns');
  const keys = findColumns('keys', options.keys, common);
  const pairs = keys.length > 0 ? pairByKey(left, right, keys, fold) : pairInOrder(left, right, common, fold);
  const changes = pairs.flatMap((pair) => changeOf(pair, common, fold) ?? []);
  if (changes.length + added.length + removed.length + moved.length === 0) ctx.notice('same-tables');
  else if (keys.length === 0) suggestKey(left, right, common, ctx);
  return {
    changes: form === 'table' ? writeTable(changes, columns, keys, ctx) : null,
    json: form === 'json' ? writeJson(changes, columns, keys, left, right) : null,
    added: changes.filter((change) => !change.left).length,
    removed: changes.filter((change) => !change.right).length,
    changed: changes.filter(({ cells }) => cells.length > 0).length,
    changedCells: changes.reduce((sum, { cells }) => sum + cells.length, 0),
  };
};

/** The names in an option, as a record of CSV. */
const readNames = (field: string, names: string): readonly string[] =>
  names.trim() === '' ? [] : relocateToOption(field, () => readCsvRecord(names)).flatMap((name) => name.trim() || []);

function findColumns(field: string, names: string, common: readonly Column[]): readonly Column[] {
  const known = new Map(common.map((column) => [column.name, column]));
  return readNames(field, names).map((name) => known.get(name) ?? noSuchColumn(field, name, [...known.keys()]));
}

function noSuchColumn(field: string, name: string, columns: readonly string[]): never {
  const params = { name: shorten(name), columns: shorten(columns.join(', '), 200) };
  throw new ToolError('no-such-column', params, { offset: 0, field });
}

function withoutIgnored({ common, added, removed, moved }: Columns, names: string): Columns {
  const ignored = new Set(readNames('ignoreColumns', names));
  const all = [...common.map(({ name }) => name), ...removed, ...added];
  const known = new Set(all);
  for (const name of ignored) if (!known.has(name)) noSuchColumn('ignoreColumns', name, all);
  const isCompared = ({ name }: Column) => !ignored.has(name);
  const isThere = (name: string) => !ignored.has(name);
  return {
    common: common.filter(isCompared),
    added: added.filter(isThere),
    removed: removed.filter(isThere),
    moved: moved.filter(isCompared),
  };
}

function changeOf({ left, right }: Pair, common: readonly Column[], fold: Fold): Change | undefined {
  if (!left) return right && { right, cells: [] };
  if (!right) return { left, cells: [] };
  const cells = common.filter((column) => !isSame(left.fields[column.left], right.fields[column.right], fold));
  return cells.length > 0 ? { left, right, cells } : undefined;
}

/** Offers the first column whose values could be keys. */
function suggestKey(left: Table, right: Table, common: readonly Column[], { notice }: Pick<Context, 'notice'>): void {
  const isKey = ({ rows }: Table, place: number) => {
    const values = new Set(rows.map(({ fields }) => fields[place] ?? ''));
    return rows.length > 1 && values.size === rows.length && !values.has('');
  };
  const column = common.find((one) => isKey(left, one.left) && isKey(right, one.right));
  if (column)
    notice('key-suggested', { column: shorten(column.name) }, undefined, [{ keys: quoteCsvField(column.name) }]);
}
