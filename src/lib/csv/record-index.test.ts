import { expect, it } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { countRecords, RecordIndex } from '#lib/csv/record-index.ts';

const text = 'a,b\r\n"é\n""c""\r\n",1\r\n,\r\nlast,"\n"\r\n';
const starts = [...readCsv(text)].map(({ start }) => start);

it.each([1, 5, 1_000])('finds all records, %s units at a time', (length) => {
  const index = new RecordIndex(text);
  while (!index.isComplete) index.advance(length);
  expect(index.starts).toEqual(starts);
});

it('finds them in bytes', () => {
  const bytes = new TextEncoder().encode(text);
  const index = new RecordIndex(bytes);
  index.advance(bytes.length);
  expect(index.starts).toEqual(starts.map((start) => new TextEncoder().encode(text.slice(0, start)).length));
});

it.each([
  ['', 0],
  ['a,b', 1],
  ['a,b\n', 1],
  ['a,b\n"1\n2",3', 2],
  [text, starts.length],
])('counts the records of %j', (csv, count) => {
  expect(countRecords(csv)).toBe(count);
});
