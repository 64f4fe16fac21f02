import { expect, test } from 'vitest';
import { cameraFailure } from './camera-failure.ts';

test.each([
  ['NotAllowedError', 'Permission dismissed', false, 'dismissed'],
  ['NotAllowedError', 'Permission denied', true, 'blocked'],
  ['NotAllowedError', 'Permission denied by system', true, 'system'],
  ['NotFoundError', '', false, 'not-found'],
  ['NotReadableError', '', false, 'in-use'],
  ['OverconstrainedError', '', false, 'constraints'],
  ['AbortError', '', false, 'aborted'],
  ['SecurityError', '', false, 'insecure'],
  ['TypeError', '', false, 'unknown'],
])('%s, “%s”, denied: %s, is %s', (name, message, isDenied, failure) => {
  expect(cameraFailure({ name, message }, isDenied)).toBe(failure);
});
