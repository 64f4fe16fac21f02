import type { Context } from '#core/tool.ts';
import type { CompareTexts } from '#lib/data/compare-texts.ts';
import { readColumnList } from './column-list.ts';
import { type ColumnPath, type PathStyle, uniqueNames, writeColumnPath } from './column-paths.ts';

/** A place in records, and the places in it. */
export interface Branch {
  readonly parent: Branch | undefined;
  readonly key: string;
  readonly children: Map<string, Branch>;
  /** Its number among the columns; -1 for none. */
  column: number;
  /** Whether it has had a value other than nulls and empty objects and arrays. */
  hasValue: boolean;
}

const newBranch = (parent: Branch | undefined, key: string): Branch => ({
  parent,
  key,
  children: new Map(),
  column: -1,
  hasValue: false,
});

/** The columns of all records, in the order in which they first appear. */
export class Columns {
  readonly root = newBranch(undefined, '');
  private readonly style: PathStyle;
  private readonly branches: Branch[] = [];

  constructor(style: PathStyle) {
    this.style = style;
  }

  get count(): number {
    return this.branches.length;
  }

  child(branch: Branch, key: string): Branch {
    const known = branch.children.get(key);
    if (known) return known;
    const child = newBranch(branch, key);
    branch.children.set(key, child);
    return child;
  }

  /** The number of the column of a branch. */
  columnOf(branch: Branch, hasValue: boolean): number {
    if (branch.column < 0) branch.column = this.branches.push(branch) - 1;
    if (hasValue) branch.hasValue = true;
    return branch.column;
  }

  /** Which columns there are: one that has only nulls and empty objects and arrays where others have values in them is none. */
  isKept(): readonly boolean[] {
    return this.branches.map(({ hasValue, children }) => hasValue || children.size === 0);
  }

  /**
   * Names that show where the values were. Keys that could be taken for paths are quoted where any column has a path; an
   * underscore is part of most keys, so that there they are only where two columns would have the same name.
   */
  names(ctx: Pick<Context, 'notice'>): readonly string[] {
    const paths = this.branches.map(pathOf);
    const quotes = this.style !== 'underscore' && paths.some(({ length }) => length > 1);
    const plain = paths.map((path) => writeColumnPath(path, this.style, quotes));
    const counts = new Map<string, number>();
    for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = plain.map((name, at) =>
      (counts.get(name) ?? 0) > 1 ? writeColumnPath(paths[at] ?? [], this.style, true) : name,
    );
    const quoted = paths.flatMap((path, at) => {
      const [key, name] = [writeColumnPath(path, this.style, false), names[at] ?? ''];
      return key === name ? [] : [{ key, name }];
    });
    if (quoted[0]) ctx.notice('keys-quoted', { n: quoted.length, ...quoted[0] });
    return uniqueNames(names);
  }
}

function pathOf(branch: Branch): ColumnPath {
  const path: string[] = [];
  for (let at = branch; at.parent; at = at.parent) path.push(at.key);
  return path.reverse();
}

interface Choice {
  readonly columns: 'all' | 'first' | 'list';
  readonly columnList: string;
  readonly sortColumns: boolean;
  /** The number of columns that the first record has. */
  readonly columnsOfFirst: number;
  readonly compare: CompareTexts;
}

interface ChosenColumns {
  readonly names: readonly string[];
  /** The column of the records at each position; -1 where they have none. */
  readonly order: readonly number[];
}

/** The columns that are written, with their titles. */
export function chooseColumns(
  all: readonly string[],
  kept: readonly boolean[],
  { columns, columnList, sortColumns, columnsOfFirst, compare }: Choice,
  ctx: Pick<Context, 'notice'>,
): ChosenColumns {
  const order = [...all.keys()].filter((index) => kept[index]);
  const chosen = columns === 'list' ? readList(columnList, all, ctx) : undefined;
  if (chosen && chosen.order.length > 0) return chosen;
  const taken = columns === 'first' ? order.filter((index) => index < columnsOfFirst) : order;
  if (taken.length < order.length) ctx.notice('columns-left-out', { n: order.length - taken.length });
  if (sortColumns) taken.sort((a, b) => compare(all[a] ?? '', all[b] ?? ''));
  return { names: taken.map((index) => all[index] ?? ''), order: taken };
}

function readList(list: string, all: readonly string[], ctx: Pick<Context, 'notice'>): ChosenColumns {
  const numbers = new Map(all.map((name, index) => [name, index]));
  const chosen = readColumnList(list, (name) => numbers.has(name));
  const unknown = chosen.filter(({ name }) => !numbers.has(name));
  const [first] = unknown;
  if (first) ctx.notice('unknown-columns', { n: unknown.length, name: first.name });
  return { names: chosen.map(({ title }) => title), order: chosen.map(({ name }) => numbers.get(name) ?? -1) };
}
