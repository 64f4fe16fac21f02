import { expect, it } from 'vitest';
import { toSource } from '#lib/json/source.ts';
import { cellsOf, columnsOf, isTable } from '#lib/json/table.ts';
import { readTape } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';

const read = (text: string) => new TapeReader(readTape(toSource(text)), (start, end) => text.slice(start, end));

it.each([
  ['[{"a":1},{}]', true],
  ['[]', false],
  ['{"a":1}', false],
  ['[{"a":1},2]', false],
])('%s is a table: %s', (text, expected) => {
  expect(isTable(read(text), 1)).toBe(expected);
});

it('has the columns of all records', () => {
  const reader = read('[{"b":1,"a":{"x":2}},{"a":3,"a":4,"__proto__":5}]');
  const columns = columnsOf(reader, 1, 100);
  expect(columns).toEqual(['b', 'a', '__proto__']);
  expect(columnsOf(reader, 1, 2)).toEqual(['b', 'a']);
  const table = [...reader.children(1)].map((record) =>
    cellsOf(reader, record, columns).map((cell) => cell && reader.raw(cell)),
  );
  expect(table).toEqual([
    ['1', '{"x":2}', undefined],
    [undefined, '4', '5'],
  ]);
});
