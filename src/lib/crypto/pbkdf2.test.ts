import { pbkdf2Sync } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeHex } from '#lib/encoding/hex.ts';
import { type Pbkdf2Settings, pbkdf2 } from './pbkdf2.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const abandon = `${'abandon '.repeat(11)}about`;

afterEach(() => vi.unstubAllGlobals());

describe.each(['with Web Crypto', 'without Web Crypto, as on plain http'])('%s', (host) => {
  const derive = async (password: string, salt: string, settings: Pbkdf2Settings) => {
    if (host.startsWith('without')) vi.stubGlobal('crypto', {});
    return encodeHex(await pbkdf2(bytes(password), bytes(salt), settings));
  };

  // RFC 6070; RFC 7914, section 11; trezor/python-mnemonic, vectors.json.
  test.each<[string, string, Pbkdf2Settings, string]>([
    ['password', 'salt', { hash: 'sha1', iterations: 2, length: 20 }, 'ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957'],
    ['passwd', 'salt', { hash: 'sha256', iterations: 1, length: 64 }, '55ac046e56e3089fec1691c22544b605'],
    [
      abandon,
      'mnemonicTREZOR',
      { hash: 'sha512', iterations: 2048, length: 64 },
      'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
    ],
  ])('of %j and %j', async (password, salt, settings, beginning) => {
    const key = await derive(password, salt, settings);
    expect(key).toHaveLength(settings.length * 2);
    expect(key.startsWith(beginning)).toBe(true);
  });

  test.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)('by %s as node:crypto', async (hash) => {
    for (const [password, salt] of [
      ['', ''],
      ['é🌍', 'x'.repeat(200)],
      ['p'.repeat(300), 's'],
    ] as const)
      expect(await derive(password, salt, { hash, iterations: 3, length: 49 })).toBe(
        pbkdf2Sync(password, salt, 3, 49, hash).toString('hex'),
      );
  });
});
