import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strongRandom } from '#core/execution/context.ts';
import { growsLinearly } from '#testing/effort.ts';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

const passphrase = 'correct horse battery staple';
const message = 'Hello, Penknife! ✓';

/** A source that gives these bytes in turn. */
const bytesInTurn = (...bytes: readonly number[]) => {
  const left = [...bytes];
  return { random: (count: number) => Uint8Array.from(left.splice(0, count)) };
};
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const salt = () => bytesInTurn(1, 2, 3, 4, 5, 6, 7, 8);

const { algorithm, derivation } = tool.operations.encrypt.options;

it('derives each key once, however many ciphers are tried', async () => {
  const encrypted = await run('encrypt', message, { passphrase, format: 'openssl', algorithm: 'triple-des' }, salt());
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
  await error('decrypt', encrypted, { passphrase: 'wrong' });
  expect(deriveBits).toHaveBeenCalledTimes(2);
  deriveBits.mockRestore();
});

describe('the format of OpenSSL and CryptoJS', () => {
  // CryptoJS 4.2.0; OpenSSL 3.0 but for RC4 and Rabbit; RC4 also python cryptography.
  const known = [
    [{}, 'U2FsdGVkX18BAgMEBQYHCOZN6UBV0VeXL1RRBf7/eZ9p9sfpPX0vqQda0tEY3sQ9'],
    [{ algorithm: 'triple-des' }, 'U2FsdGVkX18BAgMEBQYHCEoCW0UiBh8ro2EYWs5qjPE1A+WMvAp1yA=='],
    [{ algorithm: 'rc4' }, 'U2FsdGVkX18BAgMEBQYHCGYNeVa7HUj6djCfrU3sMzrE4KvS'],
    [{ algorithm: 'rabbit' }, 'U2FsdGVkX18BAgMEBQYHCFKAGgO3TzFK5JHbMooj4EfLvsDQ'],
    [{ derivation: 'evp-sha256' }, 'U2FsdGVkX18BAgMEBQYHCLJSn+Y1BhsRrj7fWgiyFE7ZBF6YTHkPCA/+VmYtq75M'],
    [{ derivation: 'pbkdf2-sha256' }, 'U2FsdGVkX18BAgMEBQYHCNUd0RcUaJ2UG/YDed6ZvZPbH46BqZyV7wMi7cL6ovG+'],
    [
      { derivation: 'pbkdf2-sha256', iterations: 600_000 },
      'U2FsdGVkX18BAgMEBQYHCPaKFhiNNpO/8BVURi9Ifwh3x7IE37kY0w4m1tmOGLFv',
    ],
    [
      { algorithm: 'aes-128', derivation: 'pbkdf2-sha512' },
      'U2FsdGVkX18BAgMEBQYHCOnsjHv8NyjJwBx5jzmo0ugtb+mUW7PjC/JbATXbw6nO',
    ],
  ] as const;
  it.each(known)('with %j is %s, both ways', async (options, encrypted) => {
    const settings = { passphrase, ...options };
    expect(await run('encrypt', message, { ...settings, format: 'openssl' }, salt())).toBe(encrypted);
    expect(await run('decrypt', encrypted, settings)).toBe(message);
    expect(await run('decrypt', encrypted, { algorithm: 'aes-256', derivation: 'evp-md5', ...settings })).toBe(message);
    const wrapped = encrypted.replaceAll(/.{13}/g, '$&\r\n  ');
    expect(await run('decrypt', `  ${wrapped}\n`, settings)).toBe(message);
  });

  // OpenSSL 3.0: printf %s … | openssl enc -pass 'pass:correct horse battery staple' -a -A, with these options.
  const unsalted = { salted: false, derivation: 'evp-md5' } as const;
  const byCommand = [
    [
      '-aes-256-ctr -md sha256 -nosalt',
      { mode: 'ctr', salted: false, derivation: 'evp-sha256' },
      'yG08NJZFbgVYWaUJhL4GZO9pZVo=',
    ],
    ['-aes-256-ecb -md md5 -nosalt', { ...unsalted, mode: 'ecb' }, 'nG1GEpjWiQaUDnYIMSvPXgItREkUJaC4AQhRUUqpQy4='],
    [
      '-aes-128-cbc -pbkdf2 -nosalt',
      { algorithm: 'aes-128', salted: false, derivation: 'pbkdf2-sha256' },
      'b6hbqDXkrXn6P7aPpoG05kzPsXTozVJIvmDRrkd4AZ4=',
    ],
    ['-des-ede3-cbc -md md5 -nosalt', { ...unsalted, algorithm: 'triple-des' }, 'iepG7AxKKV0EOuH7IVUqFLsXzmXU1NQ9'],
    [
      '-aes-128-ecb -md sha256 -nopad -nosalt',
      { algorithm: 'aes-128', mode: 'ecb', derivation: 'evp-sha256', padding: false, salted: false },
      'Lyrn7tS32YpfB57UL4NsOw==',
    ],
    // With -S 0102030405060708, which leaves out the header: “Salted__” and the salt are put before it.
    [
      '-aes-192-ctr -pbkdf2',
      { algorithm: 'aes-192', mode: 'ctr', derivation: 'pbkdf2-sha256' },
      'ig0XSVPuLCPBx8VfoPlt8Ia4tYE=',
    ],
    ['-aes-256-ecb -md md5', { mode: 'ecb', derivation: 'evp-md5' }, 'PcqDoZcpscmqKjDM/di5oeLx6wzpf3CCzQzzEUUjWwo='],
    ['-aes-256-cbc -md md5 -nopad', { padding: false, derivation: 'evp-md5' }, '4Le7GHJdVu0d/XvZa3EZWQ=='],
  ] as const;
  it.each(byCommand)('is that of openssl enc %s, both ways', async (_, options, output) => {
    const text = 'padding' in options ? 'sixteen  letters' : message;
    const header = 'salted' in options ? [] : [Buffer.from('Salted__'), Buffer.from(range(1, 8))];
    const encrypted = Buffer.concat([...header, Buffer.from(output, 'base64')]);
    const settings = { passphrase, algorithm: 'aes-256', ...options } as const;
    expect(await run('encrypt', text, { ...settings, format: 'openssl' }, salt())).toBe(encrypted.toString('base64'));
    expect(await run('decrypt', encrypted.toString('base64'), settings)).toBe(text);
    expect(await run('decrypt', encrypted.toString('hex'), settings)).toBe(text);
    expect(
      await run('decrypt', encrypted.toString('base64'), { ...settings, algorithm: 'auto', derivation: 'auto' }),
    ).toBe(text);
    for (const content of [encrypted, encrypted.toString('base64')]) {
      const file = await run('decryptFile', new Blob([content]), settings);
      expect(await file.text()).toBe(text);
    }
  });

  it.each([
    [{ mode: 'ctr', derivation: 'pbkdf2-sha256' }, ['no-tamper-check']],
    [{ mode: 'ctr', derivation: 'pbkdf2-sha256', salted: false }, ['no-salt-stream', 'weak']],
    [{ salted: false, derivation: 'pbkdf2-sha256' }, ['no-salt', 'weak']],
    [{ mode: 'ecb', derivation: 'pbkdf2-sha256' }, ['ecb', 'weak']],
    // The mode is of AES only.
    [{ algorithm: 'triple-des', mode: 'ecb' }, ['weak']],
  ])('reports with %j: %j', async (options, codes) => {
    const reported = await notices('encrypt', message, { passphrase, format: 'openssl', ...options });
    expect(reported.map(({ code }) => code)).toEqual(codes);
  });

  it('needs whole blocks without padding', async () => {
    const settings = { passphrase, format: 'openssl', padding: false };
    expect(await error('encrypt', 'abc', settings)).toMatchObject({ code: 'no-padding', params: { n: 3, m: 16 } });
    expect(await run('encrypt', 'abc', { ...settings, mode: 'ctr' })).toMatch(/^U2FsdGVkX1/);
  });

  it('does not guess among settings that nothing confirms', async () => {
    const file = new Blob([new Uint8Array(64).fill(0xff)]);
    const settings = { passphrase, mode: 'ctr', algorithm: 'aes-128', derivation: 'evp-sha256' } as const;
    const encrypted = await run('encryptFile', file, { ...settings, format: 'openssl' }, salt());
    expect(await error('decryptFile', encrypted, { passphrase, mode: 'ctr' })).toMatchObject({ code: 'none-fits' });
    const opened = await run('decryptFile', encrypted, settings);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(new Uint8Array(64).fill(0xff));
    const reported = await notices('decryptFile', encrypted, settings);
    expect(reported.map(({ code }) => code)).toEqual(['unchecked']);
    // One letter: other settings give a letter, too.
    const letter = await run('encrypt', 'a', { ...settings, format: 'openssl' }, salt());
    expect(await error('decrypt', letter, { passphrase, mode: 'ctr' })).toMatchObject({ code: 'several-fit' });
    expect(await run('decrypt', letter, settings)).toBe('a');
  });

  // Encrypted by CryptoJS 4.2.0.
  it.each([
    ['U2FsdGVkX197ffBrk0sOQmC+PONXPXYy300I8mVS8AbqlGLvzVLYwDf+ZUxgN8Di', {}],
    ['U2FsdGVkX1/etjpbFW4y++klFaIQSytf+UE49bK1ti/uXEHU8b4evw==', {}],
    ['U2FsdGVkX1//hwWzQNltrP88dpvTAQhX1+XUdE5hhwOemCQg', { algorithm: 'rabbit' }],
    ['U2FsdGVkX19Bds0oZi8Me44HxWh0nztExztJkpuLjNvXIgkl', { algorithm: 'rc4' }],
  ])('opens %s', async (encrypted, options) => {
    expect(await run('decrypt', encrypted, { passphrase: 'clé ✓ 🌍', ...options })).toBe(message);
  });

  // The sample of it-tools.
  it('opens what a toolbox wrote', async () => {
    const encrypted = 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs';
    expect(await run('decrypt', encrypted, { passphrase: 'my secret key' })).toBe('Lorem ipsum dolor sit amet');
  });

  it('is written in lines and in hexadecimal, and read back', async () => {
    const settings = { passphrase, format: 'openssl' };
    const lines = await run('encrypt', 'x'.repeat(100), { ...settings, encoding: 'base64-lines' });
    expect(lines.split('\n').map(({ length }) => length)).toEqual([64, 64, 44]);
    const hex = await run('encrypt', message, { ...settings, encoding: 'hex' }, salt());
    expect(hex).toMatch(/^53616c7465645f5f0102030405060708[0-9a-f]{64}$/);
    expect(await run('decrypt', lines, { passphrase })).toBe('x'.repeat(100));
    expect(await run('decrypt', hex, { passphrase })).toBe(message);
  });

  it.each<[string, TestOptions<typeof tool, 'encrypt'>, readonly string[]]>([
    ['a', {}, ['Decrypted with AES-256-CBC; key derived by EVP_BytesToKey (MD5).']],
    [
      'a',
      { algorithm: 'triple-des', derivation: 'pbkdf2-sha512' },
      ['Decrypted with DES-EDE3-CBC; key derived by PBKDF2-HMAC-SHA-512.'],
    ],
    [
      'é'.repeat(9),
      { algorithm: 'rc4' },
      [
        'Decrypted with RC4 (256 bits); key derived by EVP_BytesToKey (MD5).',
        'Without padding or a tag, a wrong passphrase cannot be detected. Check the result yourself.',
      ],
    ],
  ])('reports what %j with %j was opened as', async (text, options, told) => {
    const encrypted = await run('encrypt', text, { passphrase, format: 'openssl', ...options });
    expect(await report('decrypt', encrypted, { passphrase })).toEqual({ value: text, notices: told });
  });

  it.each([
    [{}, ['weak']],
    [{ derivation: 'pbkdf2-sha256' }, ['no-tamper-check']],
    [{ derivation: 'pbkdf2-sha256', algorithm: 'rc4' }, ['weak']],
  ])('reports with %j for %j', async (options, codes) => {
    const told = await notices('encrypt', message, { passphrase, format: 'openssl', ...options });
    expect(told.map(({ code }) => code)).toEqual(codes);
  });

  const [[, aes]] = known;
  const wrong = { passphrase: 'x' };
  it.each([
    [aes, wrong, ['none-fits', { n: 20 }, 0]],
    [aes, { ...wrong, algorithm: 'aes-256', derivation: 'evp-md5' }, ['wrong-padding', {}, 0]],
    [aes, { ...wrong, algorithm: 'rc4', derivation: 'evp-md5' }, ['wrong-text', {}, 0]],
    [aes, {}, ['passphrase-missing', {}, 0]],
    [aes.slice(0, -4), { passphrase, algorithm: 'aes-256' }, ['cut-short', { n: 29, m: 16 }]],
    ['U2FsdGVkX18BAgMEBQYHCA==', { passphrase, algorithm: 'aes-256' }, ['cut-short', { n: 0, m: 16 }]],
    ['U2FsdGVkX18BAgM=', { passphrase }, ['no-header', {}]],
    ['aGVsbG8gd29ybGQ=', { passphrase }, ['no-header', {}]],
    ['hello!', { passphrase }, ['base64-character', { symbol: '!' }, 5]],
  ])('of %j with %j fails with %j', async (text, options, fault) => {
    expect(brief(await error('decrypt', text, options))).toEqual(fault);
  });

  it('reports half a surrogate pair in text and passphrase', async () => {
    const told = await notices('encrypt', 'a\ud800', { passphrase: '\udc00', format: 'openssl' });
    expect(told).toMatchObject([
      { code: 'surrogate-replaced', at: { offset: 1 } },
      { code: 'surrogate-replaced', at: { field: 'passphrase' } },
      { code: 'weak' },
    ]);
  });

  it('shows bytes that are no text', async () => {
    const file = await run('encryptFile', new Blob([new Uint8Array([0xff, 0, 0x80])]), {
      passphrase,
      format: 'openssl',
    });
    const encrypted = Buffer.from(await file.arrayBuffer()).toString('base64');
    expect(await error('decrypt', encrypted, { passphrase })).toMatchObject({ code: 'none-fits' });
    expect(await run('decrypt', encrypted, { passphrase, showAs: 'hex' })).toBe('ff0080');
    expect(await run('decrypt', encrypted, { passphrase, showAs: 'base64' })).toBe('/wCA');
    const told = await notices('decrypt', encrypted, { passphrase, showAs: 'hex' });
    expect(told.map(({ code, isHint }) => [code, isHint])).toEqual([
      ['opened-as', true],
      ['by-chance', undefined],
    ]);
  });

  it('takes no valid padding for the right settings where others give text', async () => {
    // By EVP_BytesToKey with SHA-256; with MD5, which is tried first, the padding is valid by chance.
    const encrypted = 'U2FsdGVkX18AAAAAAAABMoJt3MQR9Ws4wEr2MiojmLktathVriIL/npyUd0dJD54';
    const wrong = { passphrase, algorithm: 'aes-256', derivation: 'evp-md5', showAs: 'hex' };
    const byChance = await report('decrypt', encrypted, wrong);
    expect(byChance.value).toMatch(/^4295fc690e55/);
    expect(byChance.notices).toEqual([expect.stringContaining('One in 256')]);
    const hex = Buffer.from(message).toString('hex');
    expect(await run('decrypt', encrypted, { passphrase, showAs: 'hex' })).toBe(hex);
    expect(await run('decrypt', encrypted, { passphrase })).toBe(message);
    const file = await run('decryptFile', new Blob([encrypted]), { passphrase });
    expect(await file.text()).toBe(message);
  });

  const openssl = (options: readonly string[], input: string | Uint8Array) =>
    spawnSync('openssl', ['enc', '-pass', `pass:${passphrase}`, ...options], { input });
  const flags: Readonly<Record<string, string>> = {
    'aes-256': '-aes-256-cbc',
    'aes-192': '-aes-192-cbc',
    'aes-128': '-aes-128-cbc',
    'triple-des': '-des-ede3-cbc',
    'rc4-128': '-rc4',
  };
  const legacy = ['-provider', 'legacy', '-provider', 'default'];
  const has = (...options: readonly string[]) => openssl(options, 'a').status === 0;
  describe.runIf(has('-aes-256-cbc', '-pbkdf2'))('is that of the openssl of this machine', () => {
    const ways = derivation.values.map((way) => {
      const [name = '', hash = ''] = way.split('-');
      return [way, name === 'evp' ? ['-md', hash] : ['-pbkdf2', '-md', hash, '-iter', '10000']] as const;
    });
    const all = Object.entries(flags).flatMap(([id, flag]) =>
      ways.map(([way, options]) => [id, way, [flag, ...options]] as const),
    );
    it.each(all.filter(([id]) => id !== 'rc4-128' || has('-rc4', ...legacy)))('%s, %s', async (id, way, options) => {
      const given = id === 'rc4-128' ? [...options, ...legacy] : options;
      const settings = { passphrase, algorithm: id, derivation: way };
      for (const text of ['', message]) {
        const encrypted = await run('encrypt', text, { ...settings, format: 'openssl' }, { random: strongRandom });
        expect(openssl(['-d', '-a', '-A', ...given], encrypted).stdout.toString()).toBe(text);
        expect(await run('decrypt', openssl(['-a', ...given], text).stdout.toString(), settings)).toBe(text);
      }
    });

    it.each([
      [{}, false],
      [{ mode: 'ctr', salted: false }, false],
      [{ mode: 'ecb', encoding: 'hex', salted: false }, true],
      [{ padding: false, derivation: 'pbkdf2-sha256', encoding: 'hex' }, true],
      [{ encoding: 'hex', derivation: 'pbkdf2-sha512', iterations: 5 }, true],
      [{ encoding: 'base64-lines', algorithm: 'triple-des' }, false],
    ])('with %j, opened by the command that is given', async (options, isHex) => {
      const { encoding, ...settings } = { encoding: 'base64', algorithm: 'aes-256', derivation: 'evp-md5', ...options };
      const text = await run('encrypt', 'x'.repeat(96), { passphrase, format: 'openssl', encoding, ...settings });
      const { command } = await run('inspect', text, settings);
      expect(command?.startsWith('xxd')).toBe(isHex);
      const cwd = mkdtempSync(join(tmpdir(), 'encryption-'));
      writeFileSync(join(cwd, 'encrypted.txt'), encoding === 'base64-lines' ? `${text}\n` : text);
      const shell = spawnSync('sh', ['-c', `${command} -pass env:P`], { cwd, env: { ...process.env, P: passphrase } });
      rmSync(cwd, { recursive: true });
      expect(shell.stdout.toString()).toBe('x'.repeat(96));
    });
  });

  it('brings every text back, with every algorithm and derivation', async () => {
    const settings = fc.record({
      algorithm: fc.constantFrom(...algorithm.values),
      derivation: fc.constantFrom(...derivation.values),
      iterations: fc.integer({ min: 1, max: 50 }),
      mode: fc.constantFrom('cbc', 'ctr', 'ecb'),
      salted: fc.boolean(),
      passphrase: fc.string({ unit: 'grapheme', minLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), settings, async (text, options) => {
        const encrypted = await run('encrypt', text, { format: 'openssl', ...options }, { random: strongRandom });
        expect(await run('decrypt', encrypted, options)).toBe(text);
      }),
    );
  });

  it('takes time in proportion to the length of the text', async () => {
    for (const each of ['aes-256', 'triple-des', 'rabbit'] as const)
      expect(
        await growsLinearly(
          (size) => run('encrypt', 'x'.repeat(size), { passphrase, format: 'openssl', algorithm: each }),
          800_000,
        ),
      ).toBe(true);
  }, 60_000);
});

const jwe =
  'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJjIjoyMTAwMDAsInAycyI6IkFBRUNBd1FGQmdjSUNRb0xEQTBPRHcifQ.cGYQCGCUoPyBKqWs9J-la2IbfxmT743Y0GR79W2e2vjUyVScdbwWyQ.QEFCQ0RFRkdISUpL.ijHR7T9a5Vs3XDtG7Cw0UzNsARA.n_cKKqkxRks0igkdm2MQhA';

describe('JWE', () => {
  // Opened by jose 6.2.17 and python joserfc 1.7.5.
  it('is that of other software', async () => {
    const drawn = bytesInTurn(...range(0, 16), ...range(0x20, 32), ...range(0x40, 12));
    expect(await run('encrypt', message, { passphrase }, drawn)).toBe(jwe);
    expect(await report('decrypt', ` ${jwe}\n`, { passphrase })).toEqual({ value: message, notices: [] });
  });

  afterEach(() => vi.unstubAllGlobals());
  it('needs no Web Crypto, which plain http hides', async () => {
    vi.stubGlobal('crypto', {});
    expect(await run('decrypt', jwe, { passphrase })).toBe(message);
  });

  // Encrypted by jose 6.2.17.
  it.each([
    'eyJhbGciOiJQQkVTMi1IUzI1NitBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2IiwicDJjIjoxMDAwLCJwMnMiOiJva2pYalhMQVpUSDlwRVBhaUV5RFlBIn0.vrJCK0iK4bxVyJ2_hK9fCks8ToagkcHuEU-nWNKlqSx0kvoz3W8RNw.NsTvtOksODXSivQuE01OVg.S9KtU2Ifi4BMOxJZ6Kci0mh8PwF7Q_EZZ0dWK-0TO2o.RIM0_83_Qxwh28nFb5cqHw',
    'eyJhbGciOiJQQkVTMi1IUzM4NCtBMTkyS1ciLCJlbmMiOiJBMTkyQ0JDLUhTMzg0IiwicDJjIjoxMDAwLCJwMnMiOiJZbU1PQjJ4TTFyN1FPMVdOcE51VlJRIn0.2Mn53ki5gT6gFSLG_0YRrr94jBlDluE0TCTxvkwCfcRlcdXc1sHJ7ql1I5LUSNN4LP3ygyHbHgQ.4ctoUJkra5bxWhQQkkryIA.PDfvYpWS83GLSboDRSCkGI7efqgn_GbJ4h2j98MOY3g.KmS0U8POjRhSItCjxp3IxlKANwoRm5nL',
    'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIiwicDJjIjoxMDAwLCJwMnMiOiJoWE9LTXAtVWM2MUJxSVQ4alMwUWlBIn0.KPM7tSQRmUNp-CzS_Ch2Fa8xsALe8O9Ze8UazxsbhIIruX1ULHXRybWVQK8_TlauJ_JJIX-AJtprp5JbrB4u9xj2pyKpN9qt.UEVsMdQw-yYzSq0si_FZOQ.XKdcy3fq8IC7dz44JNF72dfLHgPLoyze2V6MhKDGoUM.G131_Ce_u7bLYQyL-H9XsvUtDQ7ySeB31JISEM1OuSs',
    'eyJhbGciOiJQQkVTMi1IUzI1NitBMTI4S1ciLCJlbmMiOiJBMTI4R0NNIiwicDJjIjoxMDAwLCJwMnMiOiJNVV93VE5WMy1NNGNTS3phclRGODZBIn0.A3xCmAzydiHi2dJiBUZHu9Mqv__4cwki.YRuv97y8yQHDAsO5.tnI0sEfPnzF6OdzWsyiGNsOELv8.JxYS5EDhElgipPcV_XXqiQ',
    'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMTkyR0NNIiwicDJjIjoxMDAwLCJwMnMiOiJQVUdwSGZydl94Z1VxRlZ2dEhCTnpBIn0.4XmjS2Ls7p_RfhCCXjFwCQzR69OzslzSEN4Iwwf8BtY.6qWZr5ZFlLVj3XNJ.neXXLC6ptM3QAQEXfoNkl-xHk4c.06lLwX1cC95tIXFcAdb_OQ',
  ])('opens %s', async (encrypted) => {
    expect(await run('decrypt', encrypted, { passphrase })).toBe(message);
    expect(
      await error('decrypt', `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`, { passphrase }),
    ).toMatchObject({
      code: 'jwe-changed',
    });
  });

  // RFC 7520, sections 5.3, 5.8 and 5.9.
  it('opens that of RFC 7520 by a passphrase, and says of others that they need a key', async () => {
    const encrypted =
      'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJwMnMiOiI4UTFTemluYXNSM3hjaFl6NlpaY0hBIiwicDJjIjo4MTkyLCJjdHkiOiJqd2stc2V0K2pzb24iLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.d3qNhUWfqheyPp4H8sjOWsDYajoej4c5Je6rlUtFPWdgtURtmeDV1g.VBiCzVHNoLiR3F4V82uoTQ.23i-Tb1AV4n0WKVSSgcQrdg6GRqsUKxjruHXYsTHAJLZ2nsnGIX86vMXqIi6IRsfywCRFzLxEcZBRnTvG3nhzPk0GDD7FMyXhUHpDjEYCNA_XOmzg8yZR9oyjo6lTF6si4q9FZ2EhzgFQCLO_6h5EVg3vR75_hkBsnuoqoM3dwejXBtIodN84PeqMb6asmas_dpSsz7H10fC5ni9xIz424givB1YLldF6exVmL93R3fOoOJbmk2GBQZL_SEGllv2cQsBgeprARsaQ7Bq99tT80coH8ItBjgV08AtzXFFsx9qKvC982KLKdPQMTlVJKkqtV4Ru5LEVpBZXBnZrtViSOgyg6AiuwaS-rCrcD_ePOGSuxvgtrokAKYPqmXUeRdjFJwafkYEkiuDCV9vWGAi1DH2xTafhJwcmywIyzi4BqRpmdn_N-zl5tuJYyuvKhjKv6ihbsV_k1hJGPGAxJ6wUpmwC4PTQ2izEm0TuSE8oMKdTw8V3kobXZ77ulMwDs4p.0HlwodAhOCILG5SQ2LQ9dg';
    expect(await run('decrypt', encrypted, { passphrase: 'entrap_o–peter_long–credit_tun' })).toBe(
      '{"keys":[{"kty":"oct","kid":"77c7e2b8-6e13-45cf-8672-617b5b45243a","use":"enc","alg":"A128GCM","k":"XctOhJAkA-pD9Lh7ZgW_2A"},{"kty":"oct","kid":"81b20965-8332-43d9-a468-82160ad91ac8","use":"enc","alg":"A128KW","k":"GZy6sIZ6wl9NJOKB-jnmVQ"},{"kty":"oct","kid":"18ec08e1-bfa9-4d95-b205-2b4dd1d4321d","use":"enc","alg":"A256GCMKW","k":"qC57l_uxcm7Nm3K-ct4GFjx8tM1U8CZ0NLBvdQstiS8"}]}',
    );
    const byKey = [
      'eyJhbGciOiJBMTI4S1ciLCJraWQiOiI4MWIyMDk2NS04MzMyLTQzZDktYTQ2OC04MjE2MGFkOTFhYzgiLCJlbmMiOiJBMTI4R0NNIn0',
      'eyJhbGciOiJBMTI4S1ciLCJraWQiOiI4MWIyMDk2NS04MzMyLTQzZDktYTQ2OC04MjE2MGFkOTFhYzgiLCJlbmMiOiJBMTI4R0NNIiwiemlwIjoiREVGIn0',
    ];
    for (const header of byKey)
      expect(await error('decrypt', `${header}.AA.AA.AA.AA`, { passphrase })).toMatchObject({
        code: 'jwe-algorithm',
        params: { given: 'A128KW' },
      });
  });

  const withHeader = (header: unknown) =>
    [Buffer.from(JSON.stringify(header)).toString('base64url'), ...jwe.split('.').slice(1)].join('.');
  const own = { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 1, p2s: 'AAEC' };
  it.each([
    [jwe, 'wrong', ['jwe-passphrase', {}, 0]],
    [jwe.replace('ijHR', 'ijHS'), passphrase, ['jwe-changed', {}]],
    [jwe.slice(0, -2), passphrase, ['jwe-changed', {}]],
    [`${jwe}.`, passphrase, ['jwe-parts', { n: 6 }]],
    ['a.b', passphrase, ['jwe-parts', { n: 2 }]],
    [withHeader({ ...own, alg: 'RSA-OAEP' }), passphrase, ['jwe-algorithm', { given: 'RSA-OAEP' }]],
    [withHeader({ ...own, alg: '__proto__' }), passphrase, ['jwe-algorithm', { given: '__proto__' }]],
    [withHeader({ ...own, enc: 'toString' }), passphrase, ['jwe-encryption', { given: 'toString' }]],
    [withHeader({ ...own, zip: 'DEF' }), passphrase, ['jwe-extension', { given: 'zip' }]],
    [withHeader({ ...own, p2c: 10_000_001 }), passphrase, ['jwe-rounds', { given: 10_000_001, limit: 10_000_000 }]],
    [withHeader({ ...own, p2c: 'x' }), passphrase, ['jwe-member', { name: 'p2c' }]],
    [withHeader({ ...own, p2c: 1.5 }), passphrase, ['jwe-member', { name: 'p2c' }]],
    [withHeader({ ...own, alg: undefined }), passphrase, ['jwe-member', { name: 'alg' }]],
    [withHeader({ ...own, enc: 7 }), passphrase, ['jwe-member', { name: 'enc' }]],
    [withHeader({ ...own, p2s: '*' }), passphrase, ['jwe-member', { name: 'p2s' }]],
    [withHeader([]), passphrase, ['jwe-header', {}]],
    [withHeader({ ...own, p2s: 7 }), passphrase, ['jwe-member', { name: 'p2s' }]],
    [withHeader(own), passphrase, ['jwe-passphrase', {}, 0]],
  ])('%j with %j fails with %j', async (text, given, fault) => {
    expect(brief(await error('decrypt', text, { passphrase: given }))).toEqual(fault);
  });

  it('reports a header that is not JSON', async () => {
    expect(await error('decrypt', 'e30x.AA.AA.AA.AA', { passphrase })).toMatchObject({ code: 'jwe-header' });
  });

  it('locates a character that is not Base64 in any part', async () => {
    for (const [index, place] of [...jwe.matchAll(/\./g)].entries()) {
      const changed = `\n${jwe.slice(0, place.index + 1)}*${jwe.slice(place.index + 1)}`;
      const found = { code: 'base64-character', at: { offset: place.index + 2 } };
      expect(await error('decrypt', changed, { passphrase }), String(index)).toMatchObject(found);
      expect(await error('inspect', changed)).toMatchObject(found);
    }
  });

  it('shows what the header says, whatever its types', async () => {
    expect(await run('inspect', withHeader({ alg: 1, enc: {}, p2c: '', p2s: 5 }))).toMatchObject({
      format: 'jwe',
      cipher: null,
      key: null,
      salt: null,
    });
  });
});

describe('age', () => {
  // Encrypted by age-encryption 0.3.1 (typage).
  const armored = `-----BEGIN AGE ENCRYPTED FILE-----
YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBIbndaREVybStmdEdSYXZV
bENTVjdBIDE0ClFvckdnVFhURHJNNXZKZ0paS2JCYmFYQzdyZjRhaE8yQlQ4R1dT
MGVLZlkKLS0tIFI4TG1ZMi8rQlJjOEtVOTMyN2g1REIzT0hCdWZ1M1B0MUt6Zklu
WmIwbWMK16dffZnJLyWTSQI1vbrdse/rm9XeZ1dr7j+8kNcQyUjRaRvJGdy2Ydny
uGMKFAhgJsvEWw==
-----END AGE ENCRYPTED FILE-----
`;
  const binary = Buffer.from(armored.replaceAll(/-----.*-----|\n/g, ''), 'base64');
  const age = { passphrase, format: 'age', workFactor: 14 };

  it('opens what other software encrypted', async () => {
    expect(await report('decrypt', armored, { passphrase })).toEqual({ value: message, notices: [] });
    expect(await run('decrypt', `\n${armored.replaceAll('\n', '\r\n')}\n`, { passphrase })).toBe(message);
    const file = await run('decryptFile', new Blob([binary]), { passphrase });
    expect(await file.text()).toBe(message);
  });

  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('brings %d bytes back', async (size) => {
    const bytes = strongRandom(size) as Uint8Array<ArrayBuffer>;
    const encrypted = await run('encryptFile', new Blob([bytes]), age, { random: strongRandom });
    const opened = await run('decryptFile', encrypted, { passphrase });
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
    const cut = encrypted.slice(0, encrypted.size - 1);
    expect(await error('decryptFile', cut, { passphrase })).toMatchObject({ code: 'age-changed' });
  });

  it('is written as text in lines of 64', async () => {
    const text = await run('encrypt', message, age);
    expect(text.split('\n').slice(1, -3)).toSatisfy((lines: string[]) => lines.every(({ length }) => length === 64));
    expect(await run('decrypt', text, { passphrase })).toBe(message);
  });

  it('notices that whole chunks are missing', async () => {
    const encrypted = await run('encryptFile', new Blob([new Uint8Array(150_000)]), age);
    const cut = encrypted.slice(0, encrypted.size - (150_000 % 65_536) - 16);
    expect(await error('decryptFile', cut, { passphrase })).toMatchObject({ code: 'age-changed' });
  });

  const header = binary.toString('latin1');
  const changed = (from: string, to: string) => Buffer.from(header.replace(from, to), 'latin1');
  it.each([
    [binary, { passphrase: 'wrong' }, ['age-passphrase', {}, 0]],
    [binary, {}, ['passphrase-missing', {}, 0]],
    [changed('--- R8', '--- R9'), { passphrase }, ['age-changed', {}]],
    [changed(' 14\n', ' 21\n'), { passphrase }, ['age-work', { n: 21, size: '2 GiB' }]],
    [changed(' 14\n', ' 014\n'), { passphrase }, ['age-header', {}]],
    [changed('-> scrypt', '-> X25519'), { passphrase }, ['age-keys', { n: 1 }]],
    [changed('---', '-> x y\n\n---'), { passphrase }, ['age-header', {}]],
    [changed('--- ', '---'), { passphrase }, ['age-header', {}]],
  ])('of %j with %j fails with %j', async (bytes, options, fault) => {
    expect(brief(await error('decryptFile', new Blob([bytes]), options))).toEqual(fault);
  });

  it.each([
    [armored.replace('bENT', 'b!NT'), 3],
    [armored.replace('\nuGMK', '\n\nuGMK'), 6],
    [armored.replace('-----END AGE', '-----END'), 7],
    [armored.replace('==\n', 'g==\n'), 6],
    ['-----BEGIN AGE ENCRYPTED FILE-----', 1],
  ])('reports the damaged line of %j: %d', async (text, n) => {
    expect(await error('decrypt', text, { passphrase })).toMatchObject({ code: 'age-armor', params: { n } });
  });
});

describe('files', () => {
  it.each(['jwe', 'openssl'] as const)('come back from %s', async (format) => {
    const bytes = strongRandom(1000) as Uint8Array<ArrayBuffer>;
    const encrypted = await run('encryptFile', new Blob([bytes]), { passphrase, format, rounds: 1000 });
    const opened = await run('decryptFile', encrypted, { passphrase, algorithm: 'aes-256', derivation: 'evp-md5' });
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('may hold encrypted text', async () => {
    const file = new Blob(['U2FsdGVkX18BAgMEBQYHCEoCW0UiBh8ro2EYWs5qjPE1A+WMvAp1yA==\n']);
    const opened = await run('decryptFile', file, { passphrase, algorithm: 'triple-des' });
    expect(await opened.text()).toBe(message);
  });
});

describe('inspect', () => {
  it.each([
    [jwe, {}, { format: 'jwe', cipher: 'A256GCM', key: 'PBES2-HS512+A256KW, p2c 210000', size: 20, command: null }],
    [
      'U2FsdGVkX18BAgMEBQYHCGYNeVa7HUj6djCfrU3sMzrE4KvS',
      {},
      { format: 'openssl', cipher: null, key: null, salt: '0102030405060708', size: 20, command: null },
    ],
    [
      'U2FsdGVkX18BAgMEBQYHCGYNeVa7HUj6djCfrU3sMzrE4KvS',
      { algorithm: 'rc4-128', derivation: 'pbkdf2-sha512', iterations: 7 },
      {
        key: 'PBKDF2-HMAC-SHA-512, 7',
        command:
          'openssl enc -d -rc4 -provider legacy -provider default -pbkdf2 -md sha512 -iter 7 -a -A -in encrypted.txt',
      },
    ],
    ['U2FsdGVkX18BAgMEBQYHCGYN', { algorithm: 'rabbit', derivation: 'evp-md5' }, { cipher: 'Rabbit', command: null }],
  ])('of %s with %j is %j', async (text, options, said) => {
    expect(await run('inspect', text, options)).toMatchObject(said);
  });
});

describe('generatePassphrase', () => {
  it('draws words', async () => {
    expect(await run('generatePassphrase', {})).toMatch(/^[a-z]+( [a-z]+){5}$/);
    expect(await run('generatePassphrase', { words: 3 }, { random: (count) => new Uint8Array(count) })).toBe(
      'abandon abandon abandon',
    );
  });
});
