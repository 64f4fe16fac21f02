import { expect, test } from 'vitest';
import { splitJwt } from './jwt.ts';

/** RFC 7515, appendix A.1. */
const signed =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** RFC 7516, appendix A.1, its parts shortened. */
const encrypted =
  'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13g.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rp.XFBoMYUZod';

test.each([signed, encrypted, `Bearer ${signed}\n`, 'eyJhbGciOiJub25lIn0.e30.'])('%j is one', (text) => {
  expect(splitJwt(text)?.join('.')).toBe(text.replace('Bearer ', '').trim());
});

test.each([
  '',
  'a.b.c',
  'www.example.com',
  '1.2.3',
  signed.replace('.', ' .'),
  signed.split('.').slice(0, 2).join('.'),
  // {"typ":"JWT"}, null and [1] are no headers.
  'eyJ0eXAiOiJKV1QifQ.e30.x',
  'bnVsbA.e30.x',
  'WzFd.e30.x',
  'eyJhbGciOiJub25lIn0.e30.x.y',
])('%j is not one', (text) => {
  expect(splitJwt(text)).toBeUndefined();
});

test('answers at once, however long the text', () => {
  expect(splitJwt(`${'a.'.repeat(1_000_000)}b`)).toBeUndefined();
});
