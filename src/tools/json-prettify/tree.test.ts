import { describe, expect, it } from 'vitest';
import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { outlineJson } from './outline.ts';
import { JsonTree } from './tree.ts';

const treeOf = (text: string) => new JsonTree(outlineJson(text, 'auto'));
/** 1 { 2 a: [ 3 10, 4 { 5 b: null } ], 6 __proto__: 1, 7 a: {} } */
const text = '{"a":[10,{"b":null}],"__proto__":1,"a":{}}';

it('shows a small document whole', () => {
  expect([...treeOf(text).visible]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('shows the first level of a large one', () => {
  const tree = treeOf(JSON.stringify(Array.from({ length: 200 }, () => [1])));
  expect(tree.visible.length).toBe(201);
});

it('opens and closes', () => {
  const tree = treeOf(text);
  tree.setExpanded(2, false);
  expect([...tree.visible]).toEqual([1, 2, 6, 7]);
  expect(tree.isExpanded(4)).toBe(true);
  tree.setExpanded(7, true);
  expect(tree.isExpanded(7)).toBe(false);
  tree.reveal(5);
  expect([...tree.visible]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  tree.setBranch(2, false);
  tree.setExpanded(2, true);
  expect([...tree.visible]).toEqual([1, 2, 3, 4, 6, 7]);
  tree.expandToLevel(0);
  expect([...tree.visible]).toEqual([1]);
  tree.setBranch(0, true);
  expect([...tree.visible]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  tree.setBranch(0, false);
  expect([...tree.visible]).toEqual([1]);
  tree.expandToLevel(1);
  tree.expandSiblings(6);
  expect([...tree.visible]).toEqual([1, 2, 3, 4, 6, 7]);
  expect(tree.placeOf(6)).toBe(4);
  expect(tree.placeOf(5)).toBe(3);
});

it('finds the way to a value', () => {
  const tree = treeOf(text);
  expect(tree.path(5)).toEqual(['a', 1, 'b']);
  expect(tree.path(6)).toEqual(['__proto__']);
  expect(tree.index(7)).toBe(2);
  expect(tree.path(1)).toEqual([]);
});

describe('head', () => {
  it.each([
    ['"abc"', 5, '"abc"', false],
    ['"abc"', 4, '"abc', true],
    ['"😀😀😀"', 3, '"😀😀', true],
    ['"é\ud800€"', 5, '"é\ud800€"', false],
    ['"é\ud800€"', 3, '"é\ud800', true],
  ])('of %j, %d characters', (value, limit, expected, isCut) => {
    expect(treeOf(value).head(1, limit)).toEqual({ text: expected, isCut });
  });
});

it('takes a document of 10,000 levels', () => {
  const tree = treeOf('['.repeat(10_000) + ']'.repeat(10_000));
  tree.expandToLevel(Number.POSITIVE_INFINITY);
  expect(tree.visible.length).toBe(10_000);
  expect(tree.path(10_000).length).toBe(9_999);
});

it('contains everything up to an error', () => {
  const tree = treeOf('{"a":[1,2,x');
  expect(tree.size).toBe(4);
  expect(tree.path(4)).toEqual(['a', 1]);
});

it.each([
  ['{"a":[1,2,x', '{"a":[1,2]}'],
  ['[[1]', '[[1]]'],
  ['{"a":[{}', '{"a":[{}]}'],
  ['{"a":{"b":"é"}, "c', '{"a":{"b":"é"}}'],
  ['[', '[]'],
  ['1 2 [3}', '1 2 [3]'],
  ['x', ''],
])('closes %s', (broken, closed) => {
  const tree = treeOf(broken);
  const { bytes, closing } = tree.closed();
  expect(decodeWtf8(bytes) + closing).toBe(closed);
  expect(outlineJson(closed, 'auto')).toMatchObject({ error: null, tape: { kind: tree.reader.tape.kind } });
});

it('is empty for nothing', () => {
  expect(treeOf('').visible.length).toBe(0);
});
