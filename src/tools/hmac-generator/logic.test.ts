import { spawnSync } from 'node:child_process';
import { createHmac, getHashes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import bytes from '#lib/bytes/en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages: { ...messages, values: bytes.values } });

const algorithms = tool.operations.hmac.options.algorithm.values;
const message = 'what do ya want for nothing?';
const sha256 = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
const keccak512 =
  'c2962e5bbe1238007852f79d814dbbecd4682e6f097d37a363587c03bfa2eb0859d8d9c701e04cececfd3dd7bfd438f20b8b648e01bf8c11d26824b96cebbdcb';

describe('hmac', () => {
  // Key “Jefe”: RFC 2202, RFC 2286, RFC 4231; NIST, examples of HMAC with SHA-3; the others by OpenSSL 3.0, Keccak-512 by
  // CryptoJS 4.2.0, where it is called SHA3.
  it.each([
    ['md5', '750c783e6ab0b503eaa86e310a5db738'],
    ['sha1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    ['sha224', 'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44'],
    ['sha256', sha256],
    ['sha384', 'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649'],
    [
      'sha512',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    ['sha512-256', '6df7b24630d5ccb2ee335407081a87188c221489768fa2020513b2d593359456'],
    ['sha3-256', 'c7d4072e788877ae3596bbb0da73b887c9171f93095b294ae857fbe2645e1ba5'],
    [
      'sha3-512',
      '5a4bfeab6166427c7a3647b747292b8384537cdb89afb3bf5665e4c5e709350b287baec921fd7ca0ee7a0c31d022a95e1fc92ba9d77df883960275beb4e62024',
    ],
    ['ripemd160', 'dda6c0213a485a9e24f4742064a7f033b43c4069'],
    ['keccak-512', keccak512],
  ])('by %s', async (algorithm, mac) => {
    expect(await run('hmac', message, { key: 'Jefe', algorithm })).toEqual({ mac, size: 28, keySize: 4 });
    expect(await run('hmacFile', new Blob([message]), { key: 'Jefe', algorithm })).toMatchObject({ mac });
  });

  // RFC 4231; of the empty key: python, hmac.
  const ones = '0b'.repeat(20);
  const hiThere = 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7';
  const longer = 'Test Using Larger Than Block-Size Key - Hash Key First';
  it.each([
    ['Hi There', { key: ones, keyEncoding: 'hex' }, hiThere],
    ['Hi There', { key: '0x0b '.repeat(20), keyEncoding: 'hex' }, hiThere],
    ['Hi There', { key: 'CwsLCwsLCwsLCwsLCwsLCwsLCws=', keyEncoding: 'base64' }, hiThere],
    ['Hi There', { key: 'CwsLCwsLCwsLCwsLCwsLCwsLCws', keyEncoding: 'base64url' }, hiThere],
    ['Hi There', { key: '\x0b'.repeat(20), keyEncoding: 'latin1' }, hiThere],
    ['48 69 20 54 68 65 72 65', { key: ones, keyEncoding: 'hex', inputAs: 'hex' }, hiThere],
    ['SGkgVGhlcmU=', { key: ones, keyEncoding: 'hex', inputAs: 'base64' }, hiThere],
    ['Hi There', { key: ones, keyEncoding: 'hex', truncate: 16 }, hiThere.slice(0, 32)],
    ['Hi There', { key: ones, keyEncoding: 'hex', uppercase: true }, hiThere.toUpperCase()],
    ['Hi There', { key: ones, keyEncoding: 'hex', encoding: 'base64' }, 'sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c='],
    [
      'Hi There',
      { key: ones, keyEncoding: 'hex', encoding: 'base64url' },
      'sDRMYdjbOFNcqK_OrwvxK4gdwgDJgz2nJuk3bC4yz_c',
    ],
    ['Hi There', { key: ones, keyEncoding: 'hex', encoding: 'bin', truncate: 2, spaced: true }, '10110000 00110100'],
    [
      longer,
      { key: 'aa'.repeat(131), keyEncoding: 'hex' },
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    ['', {}, 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad'],
  ])('of %j with %j', async (text, options, mac) => {
    expect(await run('hmac', text, options)).toMatchObject({ mac });
  });

  /** Those of Node's OpenSSL, by its names. */
  const native = algorithms.map((algorithm) => [algorithm, algorithm.replace('blake2b-', 'blake2b')] as const);
  test.each(native.filter(([, name]) => getHashes().includes(name)))(
    'as Node computes it: %s',
    async (algorithm, name) => {
      const bytes = fc.uint8Array({ maxLength: 300 });
      await fc.assert(
        fc.asyncProperty(bytes, bytes, async (key, content) => {
          const options = { algorithm, key: Buffer.from(key).toString('hex'), keyEncoding: 'hex' };
          const { mac } = await run('hmacFile', content, options);
          expect(mac).toBe(createHmac(name, key).update(content).digest('hex'));
        }),
      );
    },
  );

  it('is what all algorithms at once give', async () => {
    const all = await run('hmacAll', message, { key: 'Jefe' });
    for (const algorithm of algorithms) {
      const { mac } = await run('hmac', message, { key: 'Jefe', algorithm });
      expect(all[algorithm]).toBe(mac);
    }
  });

  it.each([
    ['abc', {}, ['The key is empty, so anyone can create this HMAC.']],
    ['abc', { key: 'k'.repeat(64) }, []],
    ['abc', { key: 'k'.repeat(65) }, ['The key is longer than the 64-byte block, so it was hashed first.']],
    [
      'abc',
      { key: 'k'.repeat(137), algorithm: 'sha3-256' },
      ['The key is longer than the 136-byte block, so it was hashed first.'],
    ],
  ])('of %j with %j reports %j', async (text, options, told) => {
    expect((await report('hmac', text, options)).notices).toEqual(told);
  });

  it('reports half a surrogate pair of message and key, each at its place', async () => {
    expect(await notices('hmac', 'a\ud800', { key: '\udc00' })).toMatchObject([
      { code: 'surrogate-replaced', at: { offset: 1 } },
      { code: 'surrogate-replaced', at: { offset: 0, field: 'key' } },
    ]);
  });

  it.each([
    [{ key: 'abc', keyEncoding: 'hex' }, 'hex-length', 'key'],
    [{ key: 'xy', keyEncoding: 'hex' }, 'hex-character', 'key'],
    [{ key: 'a b!', keyEncoding: 'base64' }, 'base64-character', 'key'],
    [{ key: 'abcde', keyEncoding: 'base64url' }, 'base64-length', 'key'],
    [{ key: 'né€', keyEncoding: 'latin1' }, 'not-in-encoding', 'key'],
    [{ key: 'k', truncate: 33 }, 'truncate', 'truncate'],
  ])('with %j ends with %s', async (options, code, field) => {
    expect(await error('hmac', 'message', options)).toMatchObject({ code, at: { field } });
    expect(await error('hmacFile', new Blob(['message']), options)).toMatchObject({ code, at: { field } });
  });

  it('takes time in proportion to the length of the message', async () => {
    const sign = (size: number) => run('hmac', 'x'.repeat(size), { key: 'k' });
    expect(await growsLinearly(sign, 8_000_000)).toBe(true);
  });
});

describe('verify', () => {
  const sha1 = 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79';
  it.each([
    sha256,
    sha256.toUpperCase(),
    ` ${sha256}\n`,
    `sha256=${sha256}`,
    `v1=${sha256}`,
    `X-Hub-Signature-256: sha256=${sha256}`,
    `t=1492774577,v1=${sha256},v0=${sha1}`,
    `SHA2-256(stdin)= ${sha256}`,
    'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=',
    'hmac=W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=',
    'X-Shopify-Hmac-SHA256: W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=',
    'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM',
  ])('takes %j', async (expected) => {
    expect(await report('verify', message, { key: 'Jefe', expected })).toEqual({ value: true, notices: [] });
    expect(await run('verifyFile', new Blob([message]), { key: 'Jefe', expected })).toBe(true);
  });

  it('takes a truncated one', async () => {
    expect(await run('verify', message, { key: 'Jefe', truncate: 16, expected: sha256.slice(0, 32) })).toBe(true);
  });

  const mismatch = 'Does not match HMAC-SHA-256.';
  const hexKey = { key: '4a656665', keyEncoding: 'utf-8' };
  it.each([
    [message, { key: 'Jefe', expected: '0'.repeat(64) }, [mismatch]],
    [
      message,
      { key: 'Jefe', expected: sha1 },
      ['Does not match: the expected signature has 20 bytes, but HMAC-SHA-256 has 32.', 'It matches HMAC-SHA-1.'],
    ],
    [
      message,
      { key: 'Jefe', algorithm: 'sha3-512', expected: keccak512 },
      ['Does not match HMAC-SHA3-512.', 'It matches HMAC-Keccak-512.'],
    ],
    [message, { ...hexKey, expected: sha256 }, [mismatch, 'It matches if the key encoding is Hexadecimal.']],
    [message, { key: 'SmVmZQ==', expected: sha256 }, [mismatch, 'It matches if the key encoding is Base64.']],
    [
      message,
      { key: 'Jefe', keyEncoding: 'base64', expected: sha256 },
      [mismatch, 'It matches if the key encoding is UTF-8 text.'],
    ],
    [
      `${message}\n`,
      { key: 'Jefe', expected: sha256 },
      [mismatch, 'It matches without the line break at the end of the message.'],
    ],
    [
      `${message}\r\n`,
      { key: 'Jefe', expected: sha256 },
      [mismatch, 'It matches without the line break at the end of the message.'],
    ],
    [
      'a',
      { key: 'k', expected: macOf('a\n') },
      [mismatch, 'It matches with a line break (LF) at the end of the message.'],
    ],
    ['a\r\nb', { key: 'k', expected: macOf('a\nb') }, [mismatch, 'It matches with LF line endings.']],
    ['a\nb', { key: 'k', expected: macOf('a\r\nb') }, [mismatch, 'It matches with CRLF line endings.']],
    [
      message,
      { key: 'Jefe', expected: sha256.slice(0, 32) },
      [
        'Does not match: the expected signature has 16 bytes, but HMAC-SHA-256 has 32.',
        'It matches the first 16 bytes.',
      ],
    ],
  ])('suggests for %j with %j what does match', async (text, options, told) => {
    expect(await report('verify', text, options)).toEqual({ value: false, notices: told });
    if (!told.some((sentence) => sentence.includes('endings')))
      expect(await report('verifyFile', new Blob([text]), options)).toEqual({ value: false, notices: told });
  });

  it.each(['', ' ', 'sha256=', 'not a signature!', '=', '\ud800'])('rejects %j', async (expected) => {
    expect(await error('verify', message, { key: 'Jefe', expected })).toMatchObject({
      code: 'not-a-mac',
      at: { field: 'expected' },
    });
  });

  it('takes time in proportion to what is expected', async () => {
    const check = (size: number) => run('verify', 'a', { key: 'k', expected: `${'a='.repeat(size)}` }).catch(() => {});
    expect(await growsLinearly(check, 400_000)).toBe(true);
  });
});

/** Of key “k”. */
function macOf(text: string): string {
  return createHmac('sha256', 'k').update(text).digest('hex');
}

describe('generateKey', () => {
  it.each([
    ['sha256', 'hex', /^[0-9a-f]{128}$/, 64],
    ['sha512', 'base64', /^[A-Za-z0-9+/]{171}=$/, 128],
    ['sha3-384', 'base64url', /^[\w-]{139}$/, 104],
  ])('for %s in %s', async (algorithm, keyEncoding, form, keySize) => {
    const { key, keySize: size } = await run('generateKey', { algorithm, keyEncoding });
    expect(key).toMatch(form);
    expect(size).toBe(keySize);
    expect(await run('hmac', 'a', { algorithm, keyEncoding, key: key ?? '' })).toMatchObject({ keySize });
  });
});

describe('writeCommand', () => {
  const shown = { key: 'Jefe', showKey: true };
  const hex = { key: '4a 65', keyEncoding: 'hex' };
  it.each([
    ['a', { key: 'Jefe' }, 'printf %s a | openssl dgst -sha256 -hmac "$HMAC_KEY"'],
    ['a', shown, 'printf %s a | openssl dgst -sha256 -hmac Jefe'],
    ['a', { ...shown, key: "it's" }, String.raw`printf %s a | openssl dgst -sha256 -hmac 'it'\''s'`],
    ['a', { ...shown, key: 'a\0b' }, 'printf %s a | openssl dgst -sha256 -mac HMAC -macopt hexkey:610062'],
    ['a', hex, 'printf %s a | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$HMAC_KEY"'],
    ['a', { ...hex, showKey: true }, 'printf %s a | openssl dgst -sha256 -mac HMAC -macopt hexkey:4a65'],
    ['a', {}, 'printf %s a | openssl dgst -sha256 -mac HMAC -macopt hexkey:00'],
    ['', { ...shown, fileName: 'my file' }, "openssl dgst -sha256 -hmac Jefe 'my file'"],
    ['', { ...shown, fileName: '-x' }, 'openssl dgst -sha256 -hmac Jefe ./-x'],
    ['a'.repeat(20_000), shown, 'openssl dgst -sha256 -hmac Jefe message.txt'],
  ])('of %j with %j', async (text, options, command) => {
    expect(await run('writeCommand', text, options)).toBe(command);
  });

  it('says where there is none', async () => {
    expect(await error('writeCommand', 'a', { algorithm: 'keccak-512' })).toMatchObject({ code: 'no-command' });
  });

  const has = (...words: readonly string[]) =>
    words.every((word) => spawnSync(word, ['--version']).error === undefined);
  describe.runIf(has('openssl', 'xxd'))('gives the same HMAC in a shell', () => {
    const shell = (command: string, key = '') =>
      spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { ...process.env, HMAC_KEY: key } })
        .stdout.trim()
        .replace(/^.*= /, '');
    it.each(algorithms.filter((algorithm) => algorithm !== 'keccak-512'))('%s', async (algorithm) => {
      const options = { key: 'clé', algorithm };
      const { mac } = await run('hmac', message, options);
      expect(shell(await run('writeCommand', message, { ...options, showKey: true }))).toBe(mac);
    });

    it.each([
      ["it's 100 % ~/$HOME\n\\n", { encoding: 'base64' }],
      ['~/a', { encoding: 'base64url', truncate: 8 }],
      ['é🌍\u0000\ud800', { truncate: 20 }],
      ['-n', { lineEndings: 'crlf' }],
      ['a\n\n', { lineEndings: 'crlf' }],
      ['ff 00', { inputAs: 'hex' }],
      ['', {}],
    ])('of %j with %j', async (text, form) => {
      for (const key of ['', 'clé']) {
        const { mac } = await run('hmac', text, { key, ...form });
        expect(shell(await run('writeCommand', text, { key, ...form }), key)).toBe(mac);
      }
    });

    it.each([
      ['63 6c:C3a9', 'hex'],
      ['Y2zDqQ==', 'base64'],
      ['cl\u00e9', 'latin1'],
    ])('of the key %j in %s, which the variable holds in hexadecimal', async (key, keyEncoding) => {
      const { mac } = await run('hmac', 'a', { key, keyEncoding });
      const inHex = keyEncoding === 'latin1' ? '636ce9' : '636cc3a9';
      expect(shell(await run('writeCommand', 'a', { key, keyEncoding }), inHex)).toBe(mac);
      const expected = keyEncoding === 'hex' ? [] : ['variable-in-hex'];
      expect(await notices('writeCommand', 'a', { key, keyEncoding })).toMatchObject(
        expected.map((code) => ({ code })),
      );
    });

    it('of a file, in upper case and with spaces', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hmac-'));
      const fileName = join(folder, "it's a file");
      writeFileSync(fileName, message);
      for (const form of [{ uppercase: true }, { encoding: 'bin', spaced: true }, { encoding: 'bin' }]) {
        const { mac } = await run('hmacFile', new Blob([message]), { key: 'Jefe', ...form });
        expect(shell(await run('writeCommand', '', { ...shown, ...form, fileName }))).toBe(mac);
      }
      rmSync(folder, { recursive: true });
    });
  });
});
