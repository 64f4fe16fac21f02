import { expect, test, vi } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { relocateNoticeToOption, relocateToOption } from './relocate-to-option.ts';

test.each([
  [
    { offset: 1, length: 2 },
    { offset: 1, length: 2, field: 'key' },
  ],
  [undefined, { offset: 0, field: 'key' }],
  [
    { offset: 1, field: 'salt' },
    { offset: 1, field: 'salt' },
  ],
])('an error at %j', (at, placed) => {
  const fail = () => {
    throw new ToolError('wrong', { n: 1 }, at);
  };
  expect(() => relocateToOption('key', fail)).toThrow(
    expect.objectContaining({ code: 'wrong', params: { n: 1 }, at: placed }),
  );
});

test('other errors and results pass', () => {
  const bug = new TypeError('bug');
  const fail = () => {
    throw bug;
  };
  expect(() => relocateToOption('key', fail)).toThrow(bug);
  expect(relocateToOption('key', () => 1)).toBe(1);
});

test.each([
  [3, { offset: 3, field: 'key' }],
  [
    { offset: 1, length: 2 },
    { offset: 1, length: 2, field: 'key' },
  ],
  [undefined, { offset: 0, field: 'key' }],
])('a notice at %j', (at, placed) => {
  const told: unknown[] = [];
  relocateNoticeToOption('key', (...notice) => told.push(notice))('odd', { n: 1 }, at);
  expect(told).toEqual([['odd', { n: 1 }, placed, undefined]]);
});

test('offers are kept', () => {
  const report = vi.fn();
  relocateNoticeToOption('key', report)('odd', {}, 1, [{ sign: ',' }]);
  expect(report.mock.lastCall?.[3]).toEqual([{ sign: ',' }]);
  const fail = () => {
    throw new ToolError('wrong', {}, 1, [{ sign: ',' }]);
  };
  expect(() => relocateToOption('key', fail)).toThrow(expect.objectContaining({ offers: [{ sign: ',' }] }));
});
