import { expect, test, vi } from 'vitest';
import { limitInNode } from './limit-in-node.ts';

const failure = { code: 'too-slow', params: { seconds: 0.02 } };
const endless = () => /(a+)+$/.test(`${'a'.repeat(60)}!`);

test('returns what the work returns', () => {
  const given = { a: 1 };
  expect(limitInNode(() => given, 60_000, failure)).toBe(given);
});

test('throws what the work throws', () => {
  const thrown = new TypeError('oh no');
  const work = () => {
    throw thrown;
  };
  expect(() => limitInNode(work, 60_000, failure)).toThrow(thrown);
});

test('stops a regular expression, repeatedly and when nested', () => {
  for (const work of [endless, endless, () => limitInNode(endless, 20, failure)])
    expect(() => limitInNode(work, 50, failure)).toThrow(expect.objectContaining(failure));
  expect(limitInNode(() => 1, 60_000, failure)).toBe(1);
});

test('without Node the work runs to its end', () => {
  vi.stubGlobal('process', undefined);
  expect(limitInNode(() => 1, 60_000, failure)).toBe(1);
  vi.unstubAllGlobals();
});
