import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowLength } from './big-text.ts';
import {
  type FindQuery,
  findInSlices,
  findPattern,
  type ReadableText,
  slicesOf,
  slicesOfBigText,
} from './find-text.ts';
import { bytesToBigText, toBigText } from './make-big-text.ts';

const query = (text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchCase: false,
  wholeWord: false,
  ...more,
});

const readable = (text: string): ReadableText => ({
  length: text.length,
  sliceString: (from, to) => text.slice(from, to),
});

function find(text: string, wanted: FindQuery): readonly number[] {
  const pattern = findPattern(wanted);
  return pattern ? [...findInSlices(slicesOf(readable(text)), pattern)].flat() : [];
}

/** All of a text searched at once. */
const findWhole = (text: string, wanted: FindQuery) =>
  Array.from(text.matchAll(findPattern(wanted) ?? /(?!)/g), ({ index }) => index);

describe('what is found', () => {
  test.each<[string, FindQuery, readonly number[]]>([
    ['', query('a'), []],
    ['aAa', query(''), []],
    ['aAa', query('a'), [0, 1, 2]],
    ['aAa', query('A', { matchCase: true }), [1]],
    ['Ä ä', query('ä'), [0, 2]],
    ['a.b a+b', query('a.b'), [0]],
    ['cat concat cat_ cat', query('cat', { wholeWord: true }), [0, 16]],
    ['élan lan', query('lan', { wholeWord: true }), [5]],
    ['a-b a--b', query('-', { wholeWord: true }), [1, 5, 6]],
    ['🦩🦩', query('🦩'), [0, 2]],
    ['aaaa', query('aa'), [0, 2]],
  ])('%j: %j', (text, wanted, offsets) => expect(find(text, wanted)).toEqual(offsets));
});

test('slices find what the whole text has, wherever they are cut', () => {
  const unit = 1 << 17;
  for (const [text, wanted] of [
    ['a'.repeat(unit - 1) + 'bcb'.repeat(3), query('bcb')],
    ['a'.repeat(2 * unit + 3), query('aaaaa')],
    [`${' '.repeat(unit)}cat`, query('cat', { wholeWord: true })],
    [`${'x'.repeat(unit)}cat`, query('cat', { wholeWord: true })],
    ['🦩'.repeat(unit), query('🦩🦩🦩')],
    [`x${'🦩'.repeat(unit)}`, query('🦩')],
  ] as const)
    expect(find(text, wanted)).toEqual(findWhole(text, wanted));
});

test('the offsets of a big text are those of its content', () => {
  const text = ['é'.repeat(rowLength), '🦩 cat', `${'x'.repeat(rowLength - 1)}cat`, 'Cat'].join('\n').repeat(40);
  const wanted = query('cat');
  const pattern = findPattern(wanted) as RegExp;
  const bytes = new TextEncoder().encode(text);
  const expected = findWhole(text, wanted).map((index) => new TextEncoder().encode(text.slice(0, index)).length);
  expect(expected.length).toBeGreaterThan(100);
  expect([...findInSlices(slicesOfBigText(bytesToBigText(bytes)), pattern)].flat()).toEqual(expected);
  const odd = `\uD800${text}`;
  expect([...findInSlices(slicesOfBigText(toBigText(odd)), pattern)].flat()).toEqual(findWhole(odd, wanted));
});

test('no slice is longer than a page can search between two frames', () => {
  const slices = [...slicesOfBigText(toBigText('abc\n'.repeat(200_000)))];
  expect(slices.length).toBeGreaterThan(4);
  for (const { text } of slices) expect(text.length).toBeLessThan(150_000);
});

test('any text is found where it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
      (before, text) => {
        const offsets = find(before + text, query(text, { matchCase: true }));
        expect(offsets).toEqual(findWhole(before + text, query(text, { matchCase: true })));
      },
    ),
  );
});
