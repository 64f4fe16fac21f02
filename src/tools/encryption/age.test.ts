import { createCipheriv, createHmac, hkdfSync, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import { encryptAge } from './age.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic);

// The cases about passphrases of the age test kit (C2SP/CCTV, age), made by its recipe: file key “YELLOW SUBMARINE”, passphrase
// “password”, work factor 10, and what it draws from ChaCha20 with the key “TEST RANDOMNESS TEST RANDOMNESS!”.
const fileKey = Buffer.from('YELLOW SUBMARINE');
const chacha = createCipheriv('chacha20', 'TEST RANDOMNESS TEST RANDOMNESS!', new Uint8Array(16));
const [salt, second, third] = [16, 16, 16].map((count) => chacha.update(new Uint8Array(count))) as [
  Buffer,
  Buffer,
  Buffer,
];

const written = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function seal(key: Buffer, nonce: Uint8Array, plain: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function wrap({ password = 'password', by = salt, workFactor = 10, key = fileKey } = {}): string {
  const salted = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), by]);
  return written(seal(scryptSync(password, salted, 32, { N: 2 ** workFactor, r: 8, p: 1 }), new Uint8Array(12), key));
}

const lines = { kind: 'scrypt', salt: written(salt), workFactor: '10', body: wrap() };
const stanza = (changed: Partial<typeof lines> = {}) => {
  const { kind, salt: given, workFactor, body } = { ...lines, ...changed };
  return `-> ${[kind, given, workFactor].filter(Boolean).join(' ')}\n${body}`;
};

function ageFile(stanzas: string, { nonce = second, key = fileKey } = {}): Buffer {
  const signed = `age-encryption.org/v1\n${stanzas}\n---`;
  const derived = (by: Buffer, info: string) => Buffer.from(hkdfSync('sha256', key, by, info, 32));
  const mac = createHmac('sha256', derived(Buffer.alloc(0), 'header'))
    .update(signed)
    .digest();
  const last = Uint8Array.from({ length: 12 }, (_, index) => (index === 11 ? 1 : 0));
  const payload = seal(derived(nonce, 'payload'), last, Buffer.from('age'));
  return Buffer.concat([Buffer.from(`${signed} ${written(mac)}\n`), nonce, payload]);
}

const notCanonical = (digits: string) =>
  digits.slice(0, -1) + String.fromCharCode(digits.charCodeAt(digits.length - 1) + 1);
const doubled = `${stanza()}\n${stanza({ salt: written(second), body: wrap({ password: 'hunter2', by: second }) })}`;

describe('the age test kit', () => {
  // As published: armor_scrypt; the last lines of the headers of scrypt_double and scrypt_work_factor_23.
  const armored = `-----BEGIN AGE ENCRYPTED FILE-----
YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCByRjAvTndibFVISFRwZ1Fn
UnBlNUNRIDEwCmdVakV5bUZLTVZYUUVLZE1NSEwyNG9ZZXhqRTNUSUMwTzB6R1Nx
SjJhVVkKLS0tIElPWGlRWVN0a29UMW12WlcydEZPcVpkaFJWdmo1OGVnQUJ4L3NX
ZlpRYmMKGzXG5ofdANo6w3msn3QsIf0YWhuePe1znRSsappQEk24Ztg=
-----END AGE ENCRYPTED FILE-----
`;
  it('is made here as it is published', () => {
    expect(ageFile(stanza()).toString('base64')).toBe(armored.split('\n').slice(1, -2).join(''));
    expect(ageFile(doubled, { nonce: third }).toString('latin1')).toContain(
      '--- a5d+4Ay1evJhoDskIzuTZV9bBgKk4573VZNfuoWJDPE\n',
    );
  });

  it('opens, as text and as a file', async () => {
    expect(await run('decrypt', armored, { passphrase: 'password' })).toBe('age');
    const opened = await run('decryptFile', new Blob([new Uint8Array(ageFile(stanza()))]), { passphrase: 'password' });
    expect(await opened.text()).toBe('age');
  });

  it('is what is written with the same random bytes', async () => {
    const drawn = [...fileKey, ...salt, ...second];
    const random = (count: number) => Uint8Array.from(drawn.splice(0, count));
    const context = { random, signal: new AbortController().signal, progress: () => {} };
    const parts = [];
    for await (const part of encryptAge(new Blob(['age']), new TextEncoder().encode('password'), 10, context))
      parts.push(part);
    expect(Buffer.concat(parts)).toEqual(ageFile(stanza()));
  });

  const work = (workFactor: string) => stanza({ workFactor });
  it.each([
    ['scrypt_double', doubled, 'age-header'],
    [
      'scrypt_and_x25519',
      '-> X25519 ajtqAvDEkVNr2B7zUOtq2mAQXDSBlNrVAuM/dKb5sT4\nU+hKlJ4isweJ9PKG7pgscmG3cPASLgTw7SOBpbZ8x2U\n-> scrypt 3d9y0G+8q1ffPQ0xJJatIQ 10\nfoZolxuhRSL7IG7oaR+456IzkHtvue7j4mUjh3DB6EI',
      'age-header',
    ],
    ['scrypt_bad_tag', stanza({ body: lines.body.replace(/^g/, 'h') }), 'age-passphrase'],
    ['scrypt_no_match', stanza({ body: wrap({ password: 'hunter2' }) }), 'age-passphrase'],
    ['scrypt_extra_argument', work('10 10'), 'age-header'],
    ['scrypt_long_file_key', stanza({ body: wrap({ key: Buffer.alloc(24, 'A') }) }), 'age-header'],
    ['scrypt_not_canonical_body', stanza({ body: notCanonical(lines.body) }), 'age-header'],
    ['scrypt_not_canonical_salt', stanza({ salt: notCanonical(lines.salt) }), 'age-header'],
    ['scrypt_salt_long', stanza({ salt: written(Buffer.alloc(17)) }), 'age-header'],
    ['scrypt_salt_short', stanza({ salt: written(Buffer.alloc(15)) }), 'age-header'],
    ['scrypt_salt_missing', stanza({ salt: '' }), 'age-header'],
    ['scrypt_uppercase', stanza({ kind: 'Scrypt' }), 'age-keys'],
    ['scrypt_work_factor_23', work('23'), 'age-work'],
    ['scrypt_work_factor_hex', work('0xa'), 'age-header'],
    ['scrypt_work_factor_leading_garbage', work('aaaa10'), 'age-header'],
    ['scrypt_work_factor_trailing_garbage', work('10aaaa'), 'age-header'],
    ['scrypt_work_factor_leading_plus', work('+10'), 'age-header'],
    ['scrypt_work_factor_leading_zero_decimal', work('010'), 'age-header'],
    ['scrypt_work_factor_leading_zero_octal', work('012'), 'age-header'],
    ['scrypt_work_factor_missing', work(''), 'age-header'],
    ['scrypt_work_factor_negative', work('-10'), 'age-header'],
    ['scrypt_work_factor_overflow', work('18446744073709551626'), 'age-header'],
    ['scrypt_work_factor_wrong', work('12'), 'age-passphrase'],
    ['scrypt_work_factor_zero', work('0'), 'age-header'],
  ])('%s is rejected', async (_, stanzas, code) => {
    const file = new Blob([new Uint8Array(ageFile(stanzas))]);
    expect(await error('decryptFile', file, { passphrase: 'password' })).toMatchObject({ code });
  });
});
