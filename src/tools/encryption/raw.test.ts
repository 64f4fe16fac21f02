import { type CipherGCMTypes, createCipheriv, hkdfSync, scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { strongRandom } from '#core/execution/context.ts';
import bytes from '#lib/bytes/en.json' with { type: 'json' };
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, {
  messages: { ...messages, notices: { ...bytes.notices, ...messages.notices } },
});

type Options = TestOptions<typeof tool, 'encipher'>;

const block = '6bc1bee22e409f96e93d7e117393172a';
const nistKey = '2b7e151628aed2a6abf7158809cf4f3c';
const zeros = (count: number) => '00'.repeat(count);

describe('encipher', () => {
  // SP 800-38A, F.1.1, F.2.1, F.3.13, F.4.1, F.5.1; RFC 8439, 2.8.2; RFC 6229; RFC 4503, A.1; CryptoJS 4.2.0.
  it.each<[string, Options, string]>([
    [block, { cipher: 'aes-ecb', key: nistKey, padding: false }, '3ad77bb40d7a3660a89ecaf32466ef97'],
    [
      block,
      { cipher: 'aes-cbc', key: nistKey, iv: '000102030405060708090a0b0c0d0e0f', padding: false },
      '7649abac8119b246cee98e9b12e9197d',
    ],
    [
      block,
      { cipher: 'aes-cfb', key: nistKey, iv: '000102030405060708090a0b0c0d0e0f' },
      '3b3fd92eb72dad20333449f8e83cfb4a',
    ],
    [
      block,
      { cipher: 'aes-ofb', key: nistKey, iv: '000102030405060708090a0b0c0d0e0f' },
      '3b3fd92eb72dad20333449f8e83cfb4a',
    ],
    [
      block,
      { cipher: 'aes-ctr', key: nistKey, iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff' },
      '874d6191b620e3261bef6864990db6ce',
    ],
    [zeros(16), { cipher: 'rc4', key: '0102030405' }, 'b2396305f03dc027ccc3524a0a1118a8'],
    [zeros(16), { cipher: 'rabbit-rfc', key: zeros(16) }, 'b15754f036a5d6ecf56b45261c4af702'],
    [zeros(16), { cipher: 'rabbit', key: zeros(16) }, '02f74a1c26456bf5ecd6a536f05457b1'],
  ])('of %s with %j is %s, and back', async (plain, options, encrypted) => {
    expect(await run('encipher', plain, { ...options, inputAs: 'hex' })).toEqual({
      result: encrypted,
      iv: null,
      tag: null,
    });
    expect(await run('decipher', encrypted, { ...options, outputAs: 'hex' })).toBe(plain);
  });

  it('is that of RFC 8439', async () => {
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const options = {
      cipher: 'chacha20-poly1305',
      key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
      iv: '070000004041424344454647',
      data: '50515253c0c1c2c3c4c5c6c7',
      dataEncoding: 'hex',
    };
    const { result } = await run('encipher', text, options);
    expect(result?.slice(-32)).toBe('1ae10b594f09e26a7e902ecbd0600691');
    expect(await run('decipher', result ?? '', options)).toBe(text);
  });

  const hex = (least: number, most = least) =>
    fc.uint8Array({ minLength: least, maxLength: most }).map((array) => Buffer.from(array).toString('hex'));
  const nodeNames = {
    'aes-gcm': ['aes-256-gcm', 32, 12],
    'aes-cbc': ['aes-192-cbc', 24, 16],
    'aes-ctr': ['aes-128-ctr', 16, 16],
    'aes-cfb': ['aes-256-cfb', 32, 16],
    'aes-ofb': ['aes-256-ofb', 32, 16],
    'aes-ecb': ['aes-256-ecb', 32, 0],
    'chacha20-poly1305': ['chacha20-poly1305', 32, 12],
    'triple-des-cbc': ['des-ede3-cbc', 24, 8],
    'triple-des-ecb': ['des-ede3', 24, 0],
  } as const;
  it.each(Object.entries(nodeNames))(
    'by %s is that of node:crypto, and comes back',
    async (cipher, [name, keyLength, ivLength]) => {
      const isSealed = name.endsWith('gcm') || name.endsWith('poly1305');
      await fc.assert(
        fc.asyncProperty(hex(0, 70), hex(keyLength), hex(ivLength), hex(0, 9), async (plain, key, iv, data) => {
          const node = createCipheriv(
            name as CipherGCMTypes,
            Buffer.from(key, 'hex'),
            ivLength > 0 ? Buffer.from(iv, 'hex') : (null as never),
            isSealed ? { authTagLength: 16 } : undefined,
          );
          if (isSealed) node.setAAD(Buffer.from(data, 'hex'), { plaintextLength: plain.length / 2 });
          const body = node.update(plain, 'hex', 'hex') + node.final('hex');
          const options = { cipher, key, iv, data, dataEncoding: 'hex' };
          const expected = body + (isSealed ? node.getAuthTag().toString('hex') : '');
          expect((await run('encipher', plain, { ...options, inputAs: 'hex' })).result).toBe(expected);
          expect(await run('decipher', expected, { ...options, outputAs: 'hex' })).toBe(plain);
        }),
        { numRuns: 30 },
      );
    },
  );

  const gcm = { key: nistKey, iv: zeros(12) };
  it.each<[Options]>([
    [gcm],
    [{ ...gcm, tagLength: 12 }],
    [{ ...gcm, ivPlace: 'first' }],
    [{ ...gcm, ivPlace: 'last', outputAs: 'base64' }],
    [{ cipher: 'aes-cbc', key: nistKey, iv: zeros(16), ivPlace: 'last' }],
    [{ cipher: 'xchacha20-poly1305', key: zeros(32), iv: zeros(24), data: 'é' }],
    [{ cipher: 'triple-des-cbc', key: 'sixteen letters!', keyEncoding: 'utf-8', iv: zeros(8) }],
    [{ cipher: 'rabbit', key: nistKey, iv: zeros(8) }],
    [{ cipher: 'rabbit-rfc', key: nistKey, iv: zeros(8) }],
  ])('with %j comes back', async (options) => {
    for (const text of ['', 'Grüße, 世界 🌍\r\n']) {
      const { result } = await run('encipher', text, options);
      const { ivPlace = 'none', outputAs = 'hex', ...others } = options ?? {};
      const iv = ivPlace === 'none' ? others.iv : '';
      expect(
        await run('decipher', result ?? '', { ...others, iv, ivPlace, inputAs: outputAs, outputAs: 'utf-8' }),
      ).toBe(text);
    }
  });

  const random = { random: strongRandom };
  const ciphers = ['aes-gcm', 'aes-cbc', 'aes-ctr', 'chacha20-poly1305', 'xchacha20-poly1305', 'triple-des-cbc'];
  it.each(ciphers)('makes a new IV for each run of %s, which precedes the result', async (cipher) => {
    const options = { cipher, key: zeros(cipher === 'aes-ctr' ? 16 : cipher.startsWith('triple') ? 24 : 32) };
    const one = await run('encipher', 'abc', options, random);
    const two = await run('encipher', 'abc', options, random);
    expect(one.iv).not.toBe(two.iv);
    expect(one.result).toMatch(new RegExp(`^${one.iv}`));
    expect(await run('decipher', one.result ?? '', options)).toBe('abc');
    const [notice] = await notices('decipher', one.result ?? '', options);
    expect(notice).toMatchObject({ code: 'iv-read', params: { n: (one.iv ?? '').length / 2 } });
  });

  it.each(tool.operations.encipher.options.cipher.values)(
    'brings back what %s encrypts, wherever its IV is',
    async (cipher) => {
      const keyLength =
        { 'triple-des-cbc': 24, 'triple-des-ecb': 24, rabbit: 16, 'rabbit-rfc': 16 }[cipher as string] ?? 32;
      for (const ivPlace of ['auto', 'first', 'last'] as const) {
        const options = { cipher, key: '0f'.repeat(keyLength), ivPlace };
        const { result } = await run('encipher', 'Grüße', options, random);
        expect(await run('decipher', result ?? '', options), ivPlace).toBe('Grüße');
      }
    },
  );

  it.each(['first', 'last'] as const)('reads a typed IV of another length that is %s', async (ivPlace) => {
    const options = { key: nistKey, iv: '0f'.repeat(16), ivPlace };
    const { result } = await run('encipher', 'abc', options);
    expect(await run('decipher', result ?? '', options)).toBe('abc');
  });

  it('gives a new IV that is kept elsewhere', async () => {
    const options = { key: nistKey, ivPlace: 'none' };
    const { result, iv } = await run('encipher', 'abc', options, random);
    expect([result?.length, iv?.length]).toEqual([38, 24]);
    expect(await run('decipher', result ?? '', { ...options, iv: iv ?? '' })).toBe('abc');
  });

  afterEach(() => vi.unstubAllGlobals());
  it.each([16, 24, 32])('AES-GCM with a key of %i bytes is the same without Web Crypto', async (length) => {
    const options = { ...gcm, key: zeros(length), data: 'é' };
    const encrypted = await run('encipher', 'Grüße', options);
    vi.stubGlobal('crypto', {});
    expect(await run('encipher', 'Grüße', options)).toEqual(encrypted);
    expect(await run('decipher', encrypted.result ?? '', { ...options, outputAs: 'utf-8' })).toBe('Grüße');
  });

  it('gives a separate tag, which opens it', async () => {
    const options = { ...gcm, tagPlace: 'separate' };
    const { result, tag } = await run('encipher', 'abc', options);
    expect([result?.length, tag?.length]).toEqual([6, 32]);
    expect(await run('decipher', result ?? '', { ...options, tag: tag ?? '' })).toBe('abc');
    expect(await run('decipher', result ?? '', { ...options, tag: tag?.slice(0, 24) ?? '' })).toBe('abc');
    expect(await error('decipher', result ?? '', { ...options, tag: 'ff' })).toMatchObject({ code: 'tag-length' });
    expect(await error('decipher', result ?? '', { ...options, tag: zeros(16) })).toMatchObject({
      code: 'not-authentic',
    });
  });

  it.each<[Options, readonly string[]]>([
    [{ key: nistKey }, []],
    [gcm, ['iv-zero']],
    [{ key: nistKey, iv: 'cafebabefacedbaddecaf888' }, ['iv-once']],
    [{ key: nistKey, iv: 'cafebabefacedbaddecaf888', ivPlace: 'last' }, ['iv-once']],
    [{ cipher: 'aes-ctr', key: nistKey }, ['no-tamper-check']],
    [{ cipher: 'aes-ctr', key: nistKey, iv: zeros(16) }, ['no-tamper-check', 'iv-zero']],
    [{ cipher: 'chacha20-poly1305', key: zeros(32), iv: zeros(12) }, ['iv-zero']],
    [{ cipher: 'aes-ecb', key: nistKey }, ['weak']],
    [{ cipher: 'rc4', key: nistKey }, ['weak', 'key-once']],
    [{ cipher: 'rabbit', key: nistKey }, ['weak', 'key-once']],
    [{ cipher: 'rabbit', key: nistKey, iv: '0123456789abcdef' }, ['weak', 'iv-once']],
  ])('with %j reports %j', async (options, codes) => {
    expect((await notices('encipher', 'a', options)).map(({ code }) => code)).toEqual(codes);
  });

  it.each<[string, Options, unknown]>([
    ['a', { key: 'ff', iv: zeros(12) }, ['key-length', { n: 1, cipher: 'AES-GCM', list: '16 / 24 / 32' }, 0]],
    ['a', { key: nistKey, iv: 'ff' }, ['iv-length', { n: 1, cipher: 'AES-GCM', list: '8–128' }, 0]],
    ['a', { cipher: 'rc4' }, ['key-missing', { n: 0, cipher: 'RC4', list: '1–256' }, 0]],
    ['abc', { cipher: 'aes-ecb', key: nistKey, padding: false }, ['no-padding', { n: 3, m: 16 }]],
    ['xyz', { ...gcm, inputAs: 'hex' }, ['hex-character', { symbol: 'x' }, 0]],
  ])('of %j with %j fails with %j', async (text, options, fault) => {
    expect(brief(await error('encipher', text, options))).toEqual(fault);
  });

  it.each<[string, TestOptions<typeof tool, 'decipher'>, unknown]>([
    ['00', gcm, ['tag-missing', { n: 1, m: 16 }]],
    [zeros(20), gcm, ['not-authentic', {}]],
    ['00', { cipher: 'aes-ecb', key: nistKey }, ['cut-short', { n: 1, m: 16 }]],
    ['00', { cipher: 'aes-ecb', key: nistKey, padding: false }, ['no-padding', { n: 1, m: 16 }]],
    [zeros(16), { cipher: 'aes-ecb', key: nistKey }, ['raw-padding', {}]],
    [zeros(16), { cipher: 'aes-ecb', key: nistKey, padding: false }, ['raw-text', {}, 0]],
  ])('of %j with %j cannot be undone: %j', async (text, options, fault) => {
    expect(brief(await error('decipher', text, options))).toEqual(fault);
  });
});

describe('files', () => {
  it.each(['aes-gcm', 'aes-cbc', 'xchacha20-poly1305', 'triple-des-cbc', 'rabbit', 'rc4'] as const)(
    'come back from %s, and are what the text is',
    async (cipher) => {
      const ivLength = { 'aes-gcm': 12, 'aes-cbc': 16, 'xchacha20-poly1305': 24, rc4: 0 }[cipher as string] ?? 8;
      const keyLength = { 'triple-des-cbc': 24, rabbit: 16 }[cipher as string] ?? 32;
      const settings = { cipher, key: '0f'.repeat(keyLength), iv: 'f0'.repeat(ivLength), ivPlace: 'first' } as const;
      const bytes = Uint8Array.from({ length: 300 }, (_, index) => index);
      const encrypted = await run('encipherFile', new Blob([bytes]), settings);
      const hex = Buffer.from(await encrypted.arrayBuffer()).toString('hex');
      const input = Buffer.from(bytes).toString('hex');
      expect(await run('encipher', input, { ...settings, inputAs: 'hex' })).toMatchObject({ result: hex });
      const opened = await run('decipherFile', encrypted, settings);
      expect(new Uint8Array(await opened.arrayBuffer())).toEqual(bytes);
    },
  );

  it('have a new IV first, which must not be lost', async () => {
    const key = '0f'.repeat(32);
    const encrypted = await run('encipherFile', new Blob(['abc']), { key }, { random: strongRandom });
    expect(encrypted.size).toBe(12 + 3 + 16);
    expect(await (await run('decipherFile', encrypted, { key })).text()).toBe('abc');
    expect(brief(await error('encipherFile', new Blob(['abc']), { key, ivPlace: 'none' }))).toEqual([
      'iv-missing',
      { n: 0, cipher: 'AES-GCM', list: '8–128' },
      0,
    ]);
  });

  it('that were changed are not opened', async () => {
    const settings = { key: '0f'.repeat(32), iv: 'f0'.repeat(12) };
    const encrypted = await run('encipherFile', new Blob(['abc']), settings);
    const changed = new Uint8Array(await encrypted.arrayBuffer());
    changed[0] = 1 ^ (changed[0] as number);
    expect(brief(await error('decipherFile', new Blob([changed]), settings))).toEqual(['not-authentic', {}]);
    expect(brief(await error('decipherFile', new Blob(['abc']), settings))).toEqual(['tag-missing', { n: 3, m: 16 }]);
  });
});

describe('deriveKey', () => {
  const salted = { saltEncoding: 'utf-8' };
  // RFC 7914, section 12; RFC 5869, A.1; argon2-cffi; OpenSSL.
  it.each<[string, TestOptions<typeof tool, 'deriveKey'>, string]>([
    [
      'password',
      { kdf: 'scrypt', salt: 'NaCl', workFactor: 10, parallelism: 16, length: 16 },
      'fdbabe1c9d3472007856e7190d01e9fe',
    ],
    [
      'password',
      { kdf: 'argon2id', salt: 'somesalt', passes: 2, memory: 65_536 },
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    ],
    ['password', { salt: 'salt', hash: 'sha1', iterations: 2, length: 20 }, 'ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957'],
    ['x', { kdf: 'hkdf', salt: 's', info: 'é' }, Buffer.from(hkdfSync('sha256', 'x', 's', 'é', 32)).toString('hex')],
    ['x', { kdf: 'scrypt', salt: '', workFactor: 4 }, scryptSync('x', '', 32, { N: 16, r: 8, p: 1 }).toString('hex')],
    ['x', { kdf: 'evp', salt: '', hash: 'md5', length: 16 }, '9dd4e461268c8034f5c8564e155c67a6'],
  ])('of %j with %j is %s', async (text, options, key) => {
    expect(await run('deriveKey', text, { ...salted, ...options })).toBe(key);
    expect(await run('deriveKey', `${text}\n`, { ...salted, ...options })).toBe(key);
  });

  it('reports that there is no salt', async () => {
    expect((await notices('deriveKey', 'x', { iterations: 1 })).map(({ code }) => code)).toEqual(['salt-empty']);
  });

  it.each<[TestOptions<typeof tool, 'deriveKey'>, unknown]>([
    [{ kdf: 'argon2id', salt: 'short' }, ['argon-salt', { n: 5 }, 0]],
    [{ kdf: 'argon2id', salt: 'somesalt', memory: 8, parallelism: 2 }, ['argon-memory', { n: 16 }, 0]],
    [{ hash: 'md5' }, ['pbkdf2-md5', {}, 0]],
    [{ salt: 'x', saltEncoding: 'hex' }, ['hex-character', { symbol: 'x' }, 0]],
  ])('with %j fails with %j', async (options, fault) => {
    expect(brief(await error('deriveKey', 'x', { ...salted, ...options }))).toEqual(fault);
  });
});
