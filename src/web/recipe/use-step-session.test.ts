import { expect, test } from 'vitest';
import { insideOf, isArriving, isPresent, type Passed } from './use-step-session.ts';

test.each<[string, of: string, input: string, present: string, isOnRequest: boolean, is: boolean]>([
  ['of the present input', 'run', 'a', 'a', false, true],
  ['of an empty input', 'run', '', '', false, true],
  ['of an earlier input, while the next is under way', 'run', 'a', 'ab', false, true],
  ['of the empty input that a step begins with', 'run', '', 'a', false, false],
  ['of an earlier input, on request', 'run', 'a', 'ab', true, false],
  ['of the operation before', 'other', 'a', 'a', false, false],
])('a result %s', (_, operation, input, present, isOnRequest, is) => {
  expect(isPresent({ operation, input }, 'run', present, isOnRequest)).toBe(is);
});

test('what a step gets is on its way until it is the input, which is empty at first', () => {
  const given: Passed = { input: { text: '' } };
  const file: Passed = { input: { file: new File(['a'], 'a.txt') } };
  expect(isArriving(file, undefined, { text: '' })).toBe(true);
  expect(isArriving(file, given, { text: '' })).toBe(true);
  expect(isArriving(file, given, { text: 'a' })).toBe(false);
  expect(isArriving(given, given, { text: '' })).toBe(false);
  expect(isArriving(undefined, undefined, { text: '' })).toBe(false);
});

test('what a step has put into a wrapping is known where its own kind is', () => {
  const encode = { input: 'text', output: 'base64' } as const;
  const digest: Passed = { value: 'ab', kind: 'digest' };
  expect(insideOf(encode, digest)).toBe('digest');
  expect(insideOf(encode, { input: { text: 'ab' } })).toBeUndefined();
  expect(insideOf({ input: 'base64', output: 'base64' }, digest)).toBeUndefined();
  expect(insideOf({ input: 'text', output: 'text' }, digest)).toBeUndefined();
});
