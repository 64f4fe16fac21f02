import { expect, test } from 'vitest';
import { otherColumns } from './other-columns.ts';

test.each([
  ['the only row', 'type,ext\na/b,".x, .y"', ['type'], 'ext\n".x, .y"'],
  ['one of several rows', 'type,ext\na/b,.x\nc/d,.y', ['type'], 'type,ext\na/b,.x\nc/d,.y'],
  ['no row', 'type,ext', ['type'], 'type,ext'],
  ['nothing else', 'type\na/b', ['type'], 'type\na/b'],
])('the columns beside a headline: %s', (_, table, shown, expected) => {
  expect(otherColumns(table, shown)).toBe(expected);
});
