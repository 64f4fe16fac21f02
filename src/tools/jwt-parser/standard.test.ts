import { expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic, { messages });

const payload = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';

// RFC 7515, appendices A.1 and A.3.
test.each([
  [
    'HS256',
    `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${payload}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
    {
      kty: 'oct',
      k: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    },
  ],
  [
    'ES256',
    `eyJhbGciOiJFUzI1NiJ9.${payload}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`,
    {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    },
  ],
])('verifies the example of %s, and no other signature', async (algorithm, token, key) => {
  const decoded = await run('decode', token, { key: JSON.stringify(key) });
  expect(JSON.parse(String(decoded.header))).toMatchObject({ alg: algorithm });
  expect(JSON.parse(String(decoded.payload))).toEqual({
    iss: 'joe',
    exp: 1_300_819_380,
    'http://example.com/is_root': true,
  });
  expect(decoded.signatureState).toBe('valid');
  const forged = token.replace(/.{4}$/, 'AAAA');
  expect(await run('decode', forged, { key: JSON.stringify(key) })).toMatchObject({ signatureState: 'invalid' });
});
