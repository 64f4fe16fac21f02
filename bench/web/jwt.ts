/**
 * Tokens read, and checked by each algorithm, beside Node's own code where it can do the same.
 * Run: npx tsx bench/web/jwt.ts
 */
import { createVerify, generateKeyPairSync } from 'node:crypto';
import * as logic from '../../src/tools/jwt-parser/logic.ts';
import tool from '../../src/tools/jwt-parser/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);
const sign = (payload: string, options: Readonly<Record<string, unknown>>) =>
  run('sign', payload, options) as Promise<string>;

const secret = 's'.repeat(64);
const claims = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`claim${index}`, 'value '.repeat(4)]));
const long = await sign(JSON.stringify(claims), { key: secret });
await measure(`a token of ${Math.round(long.length / 1_000)} kB read (limit 2 ms)`, () => run('decode', long));

const pairs = {
  RS256: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  PS512: generateKeyPairSync('rsa', { modulusLength: 4_096 }),
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  EdDSA: generateKeyPairSync('ed25519'),
};
await measure('HS512 checked (limit 30 ms)', async () => run('verify', long, { key: secret }));
for (const [alg, { privateKey, publicKey }] of Object.entries(pairs)) {
  const token = await sign('{"sub":"1"}', {
    signWith: alg,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { time } = await measure(`${alg} checked (limit 30 ms)`, () => run('verify', token, { key }));
  if (alg !== 'RS256') continue;
  const [signed = '', signature = ''] = token.split(/\.(?=[^.]*$)/);
  const check = () => createVerify('sha256').update(signed).verify(key, signature, 'base64url');
  await measure("  Node's own check of the signature alone", check, time);
}

const keys = Array.from({ length: 99 }, (_, index) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid: String(index),
}));
const set = JSON.stringify({ keys: [...keys, { ...pairs.ES256.publicKey.export({ format: 'jwk' }), kid: 'last' }] });
const token = await sign('{}', {
  signWith: 'ES256',
  key: pairs.ES256.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});
await measure('a set of 100 keys, of which the last matches (limit 300 ms)', () => run('verify', token, { key: set }));
