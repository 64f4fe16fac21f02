import { expect, test } from 'vitest';
import { type EarlierResult, withResult } from './earlier.ts';

/** The texts after results were made with those options; `*`: it was there for long enough to be read. */
function after(...made: readonly string[]): readonly string[] {
  let results: readonly EarlierResult[] = [];
  let isRead = false;
  for (const [index, one] of made.entries()) {
    results = withResult(results, { text: `${index}`, options: { prefix: one.replace('*', '') } }, isRead);
    isRead = one.endsWith('*');
  }
  return results.map(({ text }) => text);
}

test('results that typing only passed through are not kept', () => {
  expect(after('02*', '0', '00', '00:5', '00:50')).toEqual(['4', '0']);
});

test('results that were requested are kept, however soon the next one comes', () => {
  expect(after('02', '02', '02')).toEqual(['2', '1', '0']);
  expect(after('02', '02', '0', '00')).toEqual(['3', '1', '0']);
});

test('a result that comes back is listed once', () => {
  const first = withResult([], { text: 'a', options: { n: 1 } }, false);
  const second = withResult(first, { text: 'b', options: { n: 2 } }, true);
  expect(withResult(second, { text: 'a', options: { n: 1 } }, false).map(({ text }) => text)).toEqual(['a']);
});
