import { describe, expect, test } from 'vitest';
import { createSpelling } from './similar-words.ts';

const words = ['epoch', 'form', 'format', 'formatter', 'json', 'list', 'timer', 'truecolor', 'unix'].sort();
const find = createSpelling(words, () => {});
const found = (written: string, limit: number) => find(written, limit).map(({ at, edits }) => `${words[at]} ${edits}`);

describe('finds', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['a replaced letter', 'tixer', 1, ['timer 1']],
    ['a missing letter', 'epch', 1, ['epoch 1']],
    ['an inserted letter', 'epooch', 1, ['epoch 1']],
    ['swapped letters as one edit', 'jsno', 1, ['json 1']],
    ['a prefix of a longer word', 'fromat', 1, ['format 1', 'formatter Infinity']],
    ['a part of a word', 'color', 1, ['truecolor 1']],
    ['the word itself', 'unix', 0, ['unix 0']],
    ['nothing beyond the limit', 'tsil', 1, []],
    ['nothing for a word longer than all known ones', 'x'.repeat(1_000), 3, []],
  ])('%s', (_, written, limit, expected) => {
    expect(found(written, limit)).toEqual(expected);
  });
});

test('calculates a row for a common prefix only once, and none after too many edits', () => {
  let rows = 0;
  const many = Array.from({ length: 1_000 }, (_, n) => `convert${String(n).padStart(4, '0')}`);
  const findFrom = (list: readonly string[]) => createSpelling(list, () => rows++);
  findFrom(many)('zzzzzzz', 1);
  expect(rows).toBeLessThan(5);
});
