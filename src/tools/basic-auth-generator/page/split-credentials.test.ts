import { expect, test } from 'vitest';
import { splitCredentials } from './split-credentials.ts';

test.each([
  ['alice:s3cr3t\r\n', '', { input: 'alice', options: { password: 's3cr3t' } }],
  ['__proto__:😀:x', '', { input: '__proto__', options: { password: '😀:x' } }],
  ['user:name', 'typed', undefined],
  ['https://example.com', '', undefined],
  ['Authorization: Basic Og==', '', undefined],
  ['alice', '', undefined],
])('%j pasted where the password is %j', (text, password, parts) => {
  expect(splitCredentials(text, { password })).toEqual(parts);
});
