import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { readLines } from './parse.ts';
import { errorMessage, writeLineTable } from './write-table.ts';

const read = (line: string) => {
  const at = line.search(/\D/);
  if (at >= 0) throw new ToolError('bad', { found: line[at] ?? '' }, at);
  return [line, String(Number(line) * 2)];
};

test.each([
  ['1\n2', 'n,double\n1,2\n2,4'],
  ['1\n\n 2x\n3', 'n,problem,double\n1,,2\n2x,x,\n3,,6'],
])('the table of %j', (text, expected) => {
  expect(writeLineTable(['n', 'double'], readLines(text, read), ({ params }) => String(params['found']))).toBe(
    expected,
  );
});

test('the message of an error has its place in the line', () => {
  const message = (code: string, params = {}) => JSON.stringify([code, params]);
  const described = errorMessage({ message } as Parameters<typeof errorMessage>[0])(
    new ToolError('bad', { n: 1 }, 2),
    'abc',
  );
  expect(JSON.parse(described)).toEqual(['bad', { column: 3, character: 3, n: 1 }]);
});
