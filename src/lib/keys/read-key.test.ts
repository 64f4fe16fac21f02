import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { ToolError } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { readKey } from './read-key.ts';
// Made by OpenSSH 9.2, OpenSSL 3.0 and PuTTY 0.78, with the command of each.
import samples from './sample-keys.json' with { type: 'json' };
import { writeSshBlob } from './write-key.ts';

const { passphrase, encrypted, plain, unsupported } = samples;
const read = (text: string, secret = '') => readKey(text, secret, plainContext());
const findSample = (part: string): string => encrypted.find(({ command }) => command.includes(part))?.key ?? '';
const rejection = (code: string) => ({ code, at: { field: 'passphrase' } });

async function fingerprintOf(text: string, secret = ''): Promise<string> {
  const { key } = await read(text, secret);
  return `SHA256:${encodeBase64(sha256(writeSshBlob(key)), { padding: false })}`;
}

describe.each(encrypted)('a key of: $command', ({ key, fingerprint }) => {
  test('opens with its passphrase', async () => {
    expect(await fingerprintOf(key, passphrase)).toBe(fingerprint);
    expect((await read(key.replaceAll('\n', '\r\n'), passphrase)).key.private).toBeDefined();
  });

  test('rejects another passphrase and none', async () => {
    await expect(read(key, 'wrong')).rejects.toMatchObject(rejection('wrong-passphrase'));
    await expect(read(key)).rejects.toMatchObject(rejection('passphrase-missing'));
  });
});

test.each(plain)('reads a key of: $command', async ({ key, fingerprint }) => {
  expect(await fingerprintOf(key)).toBe(fingerprint);
  expect(await fingerprintOf(key.replaceAll('\n', '\r\n'))).toBe(fingerprint);
});

test.each(unsupported)('rejects by name a key of: $command', async ({ key, code, name }) => {
  await expect(read(key, passphrase)).rejects.toMatchObject({ code, params: name ? { name } : {} });
});

test.each([
  ['PuTTY-User-Key-File-3: ssh-rsa\n', 'damaged'],
  ['PuTTY-User-Key-File-1: ssh-rsa\nEncryption: none\n', 'putty-version'],
  [findSample('version=2').replace('aes256-cbc', 'aes512-cbc'), 'unknown-putty-encryption'],
  [findSample('version=3').replace('Argon2id', 'Argon9'), 'unknown-putty-encryption'],
  [findSample('aes-256-cbc').replace('AES-256-CBC', 'SEED-CBC'), 'unknown-encryption'],
  [findSample('aes-256-cbc').replace(/^DEK-Info.*\n/m, ''), 'damaged'],
  ['---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n', 'unfinished'],
  ['-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----', 'unknown-algorithm'],
  ['sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29t', 'unknown-algorithm'],
])('rejects %j', async (text, code) => {
  await expect(read(text, passphrase)).rejects.toMatchObject({ code });
});

test('distinguishes a changed file of PuTTY from a wrong passphrase', async () => {
  for (const { key } of [...encrypted, ...plain].filter((sample) => sample.key.startsWith('PuTTY')))
    await expect(read(key.replace(/^Comment: /m, 'Comment: x'), passphrase)).rejects.toMatchObject({ code: 'altered' });
});

test('reads the comments of all formats', async () => {
  const comments = await Promise.all(plain.map(async ({ key }) => (await read(key)).comment));
  expect(comments).toEqual(plain.map(({ comment }) => comment));
});

test('reads a comment over several lines', async () => {
  const blob = plain
    .find(({ command }) => command.includes('RFC4716'))
    ?.key.replace(/^Comment: .*$/m, 'Comment: "one \\\ntwo"\nX-Own: a\\b');
  expect((await read(blob ?? '')).comment).toBe('one two');
});

test('rejects a key that was cut off anywhere', async () => {
  const texts = [...encrypted, ...plain].map(({ key }) => key.trimEnd());
  const cut = fc.constantFrom(...texts).chain((text) => fc.nat(text.length - 12).map((end) => text.slice(0, end)));
  await fc.assert(
    fc.asyncProperty(cut, async (text) => {
      await expect(read(text, passphrase)).rejects.toBeInstanceOf(ToolError);
    }),
  );
});
