import { expect, test, vi } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { relocateNoticeToSlice, relocateToSlice } from './relocate-to-slice.ts';

test.each([
  [
    { offset: 1, length: 2 },
    { offset: 6, length: 2 },
  ],
  [undefined, { offset: 5 }],
  [
    { offset: 1, field: 'key' },
    { offset: 1, field: 'key' },
  ],
])('an error at %j is moved', (at, moved) => {
  const fail = () => {
    throw new ToolError('wrong', { n: 1 }, at);
  };
  expect(() => relocateToSlice(5, fail)).toThrow(
    expect.objectContaining({ code: 'wrong', params: { n: 1 }, at: moved }),
  );
});

test('other errors and results pass', () => {
  const bug = new TypeError('bug');
  const fail = () => {
    throw bug;
  };
  expect(() => relocateToSlice(5, fail)).toThrow(bug);
  expect(relocateToSlice(5, () => 1)).toBe(1);
});

test.each([
  [3, { offset: 8 }],
  [
    { offset: 1, length: 2 },
    { offset: 6, length: 2 },
  ],
  [
    { offset: 1, field: 'key' },
    { offset: 1, field: 'key' },
  ],
  [undefined, undefined],
])('a notice at %j is moved', (at, moved) => {
  const told: unknown[] = [];
  relocateNoticeToSlice(5, (...notice) => told.push(notice))('lost', { n: 1 }, at);
  expect(told).toEqual([['lost', { n: 1 }, moved, undefined]]);
});

test('offers are kept', () => {
  const report = vi.fn();
  relocateNoticeToSlice(3, report)('odd', {}, 1, [{ sign: ',' }]);
  expect(report.mock.lastCall?.[3]).toEqual([{ sign: ',' }]);
  const fail = () => {
    throw new ToolError('wrong', {}, 1, [{ sign: ',' }]);
  };
  expect(() => relocateToSlice(3, fail)).toThrow(expect.objectContaining({ offers: [{ sign: ',' }] }));
});
