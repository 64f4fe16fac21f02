import { expect, test } from 'vitest';
import { isPresent } from './use-step-session.ts';

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
