import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { maxOf } from '#lib/collections/extremes.ts';
import { becomeOther } from './become-other.ts';
import { hasPieces, insertNext, pasteInPieces } from './paste-in-pieces.ts';
import { schema } from './schema.ts';

const { doc, paragraph, table, table_row: row, table_cell: cell, bullet_list: list, list_item: item } = schema.nodes;

const line = (text: string): Node => paragraph.create(null, text === '' ? [] : [schema.text(text)]);
const tableOf = (rows: readonly string[]): Node =>
  table.create(
    null,
    rows.map((text) => row.create(null, [cell.create(null, line(text)), cell.create(null, line('b'))])),
  );
const listOf = (texts: readonly string[]): Node =>
  list.create(
    null,
    texts.map((text) => item.create(null, line(text))),
  );

const stateOf = (blocks: readonly Node[]): EditorState => {
  const plugins = [pasteInPieces({ clean: () => [], read: () => doc.create() }), tableEditing()];
  return EditorState.create({ doc: doc.create(null, [...blocks]), plugins });
};

/** How many nodes a transaction inserts. */
function countInserted({ steps, before, doc: after }: Transaction): number {
  let [removed, inserted] = [0, 0];
  before.descendants(() => void removed++);
  after.descendants(() => void inserted++);
  return steps.length === 0 ? 0 : inserted - removed;
}

/** Makes a document another one; returns the transactions. */
function replace(state: EditorState, other: Node): { readonly doc: Node; readonly steps: readonly Transaction[] } {
  const steps = [becomeOther(state, other)];
  let now = state.apply(steps[0] as Transaction);
  for (let next = insertNext(now); next; next = insertNext(now)) {
    steps.push(next);
    now = now.apply(next);
  }
  expect(hasPieces(now)).toBe(false);
  return { doc: now.doc, steps };
}

const texts = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 1, maxLength: 6 });
const blocks = fc.array(fc.oneof(texts.map(tableOf), texts.map(listOf), fc.constantFrom('a', 'b', '').map(line)), {
  minLength: 1,
  maxLength: 4,
});

test('a document becomes any other', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const other = doc.create(null, after);
      expect(replace(stateOf(before), other).doc.eq(other)).toBe(true);
    }),
  );
});

const numbers = Array.from({ length: 1_500 }, (_, index) => String(index));

test('a long table comes in pieces of at most 400 nodes', () => {
  const other = doc.create(null, [tableOf(numbers)]);
  const { doc: done, steps } = replace(stateOf([line('')]), other);
  expect(done.eq(other)).toBe(true);
  expect(steps.length).toBeGreaterThan(20);
  expect(maxOf(steps.map(countInserted), 0)).toBeLessThanOrEqual(400);
});

test('a row that is new in a long table is inserted alone', () => {
  const other = doc.create(null, [tableOf(['new', ...numbers]), line('')]);
  const { doc: done, steps } = replace(stateOf([tableOf(numbers), line('')]), other);
  expect(done.eq(other)).toBe(true);
  expect(steps.map(countInserted)).toEqual([7]);
});
