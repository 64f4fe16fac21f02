import { expect, test } from 'vitest';
import { detectKinds } from './detect.ts';
import { holdsSecret } from './holds-secret.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const token = `${encode('{"alg":"HS256"}')}.${encode('{"sub":"42"}')}.${encode('a signature of 256 bits, or more')}`;

test.each([
  ['a manifest of Kubernetes', 'apiVersion: v1\nkind: Secret\ndata:\n  password: c2VzYW1l\n', true],
  ['a manifest in JSON', '{"kind":"Secret","data":{"user":"Ym9i"}}', true],
  ['a list with one', '{"items":[{"kind":"Secret","stringData":{"user":"bob"}}]}', true],
  ['another manifest in JSON', '{"kind":"ConfigMap","data":{"color":"blue"}}', false],
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n', true],
  [
    'a private key within YAML',
    'key: |\n  -----BEGIN RSA PRIVATE KEY-----\n  MIIB\n  -----END RSA PRIVATE KEY-----\n',
    true,
  ],
  ['a token', token, true],
  ['a line with a token', `Authorization: Bearer ${token}`, true],
  ['a URL with a token', `https://app.example/callback?id_token=${token}&state=1`, true],
  ['another manifest', 'apiVersion: v1\nkind: ConfigMap\ndata:\n  color: blue\n', false],
  ['a table', 'id,name\n1,Anna\n', false],
  ['a sentence', 'Nothing of this is secret.', false],
  ['nothing', '', false],
])('%s holds a secret', (_, text, expected) => {
  expect(holdsSecret(detectKinds(text))).toBe(expected);
});
