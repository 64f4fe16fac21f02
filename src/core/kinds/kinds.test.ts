import { describe, expect, test } from 'vitest';
import { kinds } from '#generated/kinds.ts';
import { growsLinearly } from '#testing/effort.ts';
import { hostileTexts, hugeTexts } from '#testing/hostile.ts';
import { detectKinds } from './detect.ts';
import { ancestry, depth, flows, type KindId, kindInfo } from './kinds.ts';

const ids = Object.keys(kinds) as readonly KindId[];

test('a narrower kind has the representation of its base', () => {
  const faults = ids.filter((id) => {
    const { base, repr } = kindInfo(id);
    return base !== undefined && (!Object.hasOwn(kinds, base) || kindInfo(base as KindId).repr !== repr);
  });
  expect(faults).toEqual([]);
});

test('there is a kind for every representation, of the same name', () => {
  for (const repr of ['text', 'bytes', 'file', 'number', 'boolean', 'rows', 'value'] as const)
    expect(kindInfo(repr)).toMatchObject({ repr });
});

test('the ancestors lead to the root', () => {
  expect(ancestry('text')).toEqual(['text']);
  expect(ancestry('base64')).toEqual(['base64', 'text']);
  expect([depth('text'), depth('base64')]).toEqual([0, 1]);
});

describe('flows', () => {
  test.each<[KindId, KindId, 'yes' | 'check' | 'no']>([
    ['text', 'text', 'yes'],
    ['base64', 'text', 'yes'],
    ['text', 'base64', 'check'],
    ['hex', 'base64', 'no'],
    ['text', 'bytes', 'yes'],
    ['text', 'file', 'yes'],
    ['bytes', 'file', 'yes'],
    ['file', 'bytes', 'yes'],
    ['bytes', 'text', 'check'],
    ['file', 'text', 'check'],
    ['bytes', 'json', 'check'],
    ['json', 'file', 'yes'],
    ['number', 'text', 'no'],
    ['rows', 'json', 'no'],
    ['value', 'rows', 'no'],
  ])('%s into %s: %s', (from, to, answer) => {
    expect(flows(from, to)).toBe(answer);
  });

  test('every kind flows into itself and its ancestors', () => {
    for (const id of ids) for (const ancestor of ancestry(id)) expect(flows(id, ancestor as KindId)).toBe('yes');
  });
});

test('detectors return 0 to 1 for any text', () => {
  for (const text of [...hostileTexts, ...hugeTexts])
    for (const { confidence } of detectKinds(text)) expect(confidence).toSatisfy((one: number) => one > 0 && one <= 1);
});

test.each(hugeTexts.map((text) => [text.slice(0, 20), text]))(
  'detectors take linear time for %j …',
  async (_, text) => {
    expect(await growsLinearly((size) => detectKinds(text.slice(0, size)), text.length)).toBe(true);
  },
);
