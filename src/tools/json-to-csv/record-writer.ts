import type { Context } from '#core/tool.ts';
import type { CsvRecord } from '#lib/csv/read.ts';
import { type Layout, LayoutWriter } from '#lib/json/layout.ts';
import { quote } from '#lib/json/strings.ts';
import type { ColumnPath } from './column-paths.ts';

/** An object or array that records become: the column of each value, or the container in its place. */
export interface Shape {
  isArray: boolean;
  readonly members: Map<string, number | Shape>;
}

const newShape = (): Shape => ({ isArray: false, members: new Map() });

/**
 * The shape of records with such columns. Where the path of one leads through the value of another, it keeps its whole
 * name; keys that count from 0 make an array.
 */
export function makeShape(columns: readonly { readonly name: string; readonly path: ColumnPath }[]): Shape {
  const root = newShape();
  const inner: Shape[] = [];
  const enter = (path: ColumnPath): Shape | undefined => {
    let at = root;
    for (const key of path) {
      let next = at.members.get(key);
      if (typeof next === 'number') return undefined;
      if (next === undefined) {
        next = newShape();
        inner.push(next);
        at.members.set(key, next);
      }
      at = next;
    }
    return at;
  };
  for (const [column, { name, path }] of columns.entries()) {
    const key = path.at(-1) ?? '';
    const shape = enter(path.slice(0, -1));
    if (shape && !shape.members.has(key)) shape.members.set(key, column);
    else root.members.set(name, column);
  }
  for (const shape of inner) shape.isArray = [...shape.members.keys()].every((key, at) => key === String(at));
  return root;
}

const [comma, openObject, closeObject, openArray, closeArray] = [0x2c, 0x7b, 0x7d, 0x5b, 0x5d] as const;

/** A field of a column as a JSON token; nothing where it is left out. */
export type TokenOf = (field: string, column: number) => string | undefined;

/** Writes records as JSON. */
export class RecordWriter {
  private readonly writer: LayoutWriter;
  private readonly tokenOf: TokenOf;
  private readonly keys = new Map<string, string>();

  constructor(layout: Layout, tokenOf: TokenOf) {
    this.writer = new LayoutWriter(layout);
    this.tokenOf = tokenOf;
  }

  /**
   * An array of the records, each of that shape; without one, an array of its fields.
   * @throws ToolError `too-large`
   */
  write(records: readonly CsvRecord[], ctx: Pick<Context, 'progress'>, shape?: Shape): string {
    const { writer } = this;
    writer.char(openArray);
    for (const [index, { fields }] of records.entries()) {
      if (index > 0) writer.char(comma);
      if (index % 1_000 === 0) ctx.progress(0.5 + index / records.length / 2);
      writer.breakLine(1);
      if (shape) this.object(shape, fields, 1);
      else this.list(fields);
    }
    if (records.length > 0) writer.breakLine(0);
    writer.char(closeArray);
    writer.newLine(0);
    return writer.finish();
  }

  private list(fields: readonly string[]): void {
    const { writer } = this;
    writer.char(openArray);
    for (const [index, field] of fields.entries()) {
      if (index > 0) writer.char(comma);
      writer.breakLine(2);
      // Left out, it would move those after it.
      writer.write(this.tokenOf(field, index) ?? 'null');
    }
    writer.breakLine(1);
    writer.char(closeArray);
  }

  private object({ isArray, members }: Shape, fields: readonly string[], depth: number): void {
    const { writer } = this;
    writer.char(isArray ? openArray : openObject);
    let count = 0;
    /** Items of an array that are left out: null replaces them where others follow. */
    let gaps = 0;
    const begin = () => {
      if (count++ > 0) writer.char(comma);
      writer.breakLine(depth + 1);
    };
    for (const [key, member] of members) {
      const token = typeof member === 'number' ? this.tokenOf(fields[member] ?? '', member) : undefined;
      if (typeof member === 'number' ? token === undefined : !this.hasValue(member, fields)) {
        gaps++;
        continue;
      }
      for (; isArray && gaps > 0; gaps--) {
        begin();
        writer.write('null');
      }
      begin();
      if (!isArray) {
        writer.write(this.keyOf(key));
        writer.colon();
      }
      if (typeof member === 'number') writer.write(token ?? '');
      else this.object(member, fields, depth + 1);
    }
    if (count > 0) writer.breakLine(depth);
    writer.char(isArray ? closeArray : closeObject);
  }

  private hasValue({ members }: Shape, fields: readonly string[]): boolean {
    for (const member of members.values())
      if (
        typeof member === 'number'
          ? this.tokenOf(fields[member] ?? '', member) !== undefined
          : this.hasValue(member, fields)
      )
        return true;
    return false;
  }

  private keyOf(key: string): string {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    const token = quote(key);
    this.keys.set(key, token);
    return token;
  }
}
