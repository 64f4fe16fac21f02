import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kind } from '#lib/json/kind.ts';
import { toSource } from '#lib/json/source.ts';
import { readTape, type Tape, TapeBuilder } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { expandToLevel, levelOf, reveal, setBranch, visibleRows } from '#lib/tree/rows.ts';

function read(text: string): TapeReader {
  const source = toSource(text);
  return new TapeReader(readTape(source), (start, end) => source.text.slice(start, end));
}

/** Builds the value that a tape describes, to be compared with what JSON.parse reads. */
function valueAt(reader: TapeReader, row: number): unknown {
  const children = [...reader.children(row)];
  switch (reader.kind(row)) {
    case Kind.object:
      return Object.fromEntries(children.map((child) => [reader.name(child), valueAt(reader, child)]));
    case Kind.array:
      return children.map((child) => valueAt(reader, child));
    case Kind.string:
      return reader.string(row);
    default:
      return JSON.parse(reader.raw(row));
  }
}

const json = fc.json({ stringUnit: 'binary' });

describe('readTape', () => {
  it('has one row a value', () => {
    const text = '{"a":[1,{}],"b":"x"} 2';
    const { tape } = read(text);
    const columns = Object.fromEntries(Object.entries(tape).map(([name, column]) => [name, [...column]]));
    expect(columns).toEqual({
      kind: [Kind.document, Kind.object, Kind.array, Kind.number, Kind.object, Kind.string, Kind.number],
      start: [0, 0, 5, 6, 8, 16, 21],
      end: [22, 20, 11, 7, 10, 19, 22],
      key: [-1, -1, 1, -1, -1, 12, -1],
      parent: [-1, 0, 1, 2, 2, 1, 0],
      next: [7, 6, 5, 4, 5, 6, 7],
      count: [2, 2, 2, 0, 0, 0, 0],
    });
  });

  it('agrees with JSON.parse', () => {
    fc.assert(
      fc.property(json, (text) => {
        const reader = read(text);
        expect(valueAt(reader, 1)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('grows with the text and ends without slack', () => {
    const text = `[${'"a long string at first",'.repeat(100)}${'1,'.repeat(50_000)}1]`;
    const { tape } = read(text);
    expect(Object.values(tape).map((column) => column.length)).toEqual(Array(7).fill(50_103));
    expect(tape.count[1]).toBe(50_101);
  });
});

describe('TapeReader', () => {
  const reader = read(String.raw`{ "a\u0062" /* : */ : 1, 'it\'s': [2, {x$: "\n"}], "\"" : 3 }`);

  it('reads keys of every form', () => {
    expect([...reader.children(1)].map((row) => [reader.rawKey(row), reader.name(row)])).toEqual([
      [String.raw`"a\u0062"`, 'ab'],
      [String.raw`'it\'s'`, "it's"],
      [String.raw`"\""`, '"'],
    ]);
    expect(reader.rawKey(1)).toBeUndefined();
    expect(reader.rawKey(4)).toBeUndefined();
  });

  it('finds the way to a value', () => {
    expect(reader.path(6)).toEqual(["it's", 1, 'x$']);
    expect([reader.raw(6), reader.string(6)]).toEqual([String.raw`"\n"`, '\n']);
    expect(reader.path(1)).toEqual([]);
    expect(reader.path(0)).toEqual([]);
  });
});

describe('the rows of a tree', () => {
  // 1 { 2 a: [ 3 1, 4 { 5 b: 2 } ], 6 c: {}, 7 d: 3 }
  const { tape } = read('{"a":[1,{"b":2}],"c":{},"d":3}');
  const visible = (expanded: Uint8Array<ArrayBuffer>, of: Tape = tape) => [...visibleRows(of, expanded)];

  it('expands level by level', () => {
    expect(visible(expandToLevel(tape, 0))).toEqual([1]);
    expect(visible(expandToLevel(tape, 1))).toEqual([1, 2, 6, 7]);
    expect(visible(expandToLevel(tape, 2))).toEqual([1, 2, 3, 4, 6, 7]);
    expect(visible(expandToLevel(tape, Number.POSITIVE_INFINITY))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(visible(expandToLevel(read('[1] [2]').tape, 0), read('[1] [2]').tape)).toEqual([1, 3]);
  });

  it('expands and collapses a branch, and reveals a value', () => {
    const expanded = expandToLevel(tape, 1);
    setBranch(tape, expanded, 2, true);
    expect(visible(expanded)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    setBranch(tape, expanded, 1, false);
    expect(visible(expanded)).toEqual([1]);
    reveal(tape, expanded, 5);
    expect(visible(expanded)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([1, 2, 4, 5].map((row) => levelOf(tape, row))).toEqual([0, 1, 2, 3]);
  });

  it('shows nothing of an empty text', () => {
    const empty = new TapeBuilder(0).finish();
    expect(visible(expandToLevel(empty, 5), empty)).toEqual([]);
  });
});
