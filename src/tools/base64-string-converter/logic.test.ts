import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome } = testTool(tool, logic);
const bytesOf = (text: string) => new TextEncoder().encode(text);

type Decoding = 'decode' | 'decodeBytes' | 'inspect';
const noticesOf = async (input: string, options: TestOptions<typeof tool, Decoding> = {}, name: Decoding = 'decode') =>
  (await outcome(name, input, options)).notices.map(({ code, params }) => ({ code, params }));

describe('encode and decode', () => {
  test.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
    ['今天', '5LuK5aSp'],
    ['😀', '8J+YgA=='],
    ['é', 'w6k='],
    ['\uFEFFa\0\r\n', '77u/YQANCg=='],
  ])('RFC 4648 section 10, and what openssl gives: %j', async (text, base64) => {
    expect(await run('encode', text)).toBe(base64);
    expect(await run('decode', base64)).toBe(text);
    expect(await run('decode', base64, { strict: true })).toBe(text);
  });

  test.each([
    ['今天', 'utf-16le', 'yk4pWQ=='],
    ['今天', 'utf-16be', 'TspZKQ=='],
    ['é', 'latin1', '6Q=='],
    ['€', 'windows-1252', 'gA=='],
    ['e', 'ascii', 'ZQ=='],
    // PowerShell: [Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes('Get-Date'))
    ['Get-Date', 'utf-16le', 'RwBlAHQALQBEAGEAdABlAA=='],
  ])('%s in %s', async (text, encoding, base64) => {
    expect(await run('encode', text, { encoding })).toBe(base64);
    expect(await run('decode', base64, { encoding })).toBe(text);
  });

  test.each([
    ['utf-8', '77u/YQ=='],
    ['utf-16le', '//5hAA=='],
    ['utf-16be', '/v8AYQ=='],
    ['ascii', 'YQ=='],
  ])('a byte-order mark in %s, once', async (encoding, base64) => {
    expect(await run('encode', 'a', { encoding, byteOrderMark: true })).toBe(base64);
    if (encoding !== 'ascii') expect(await run('encode', '\uFEFFa', { encoding, byteOrderMark: true })).toBe(base64);
  });

  test.each([
    [{ urlSafe: true }, '-__-_w'],
    [{ urlSafe: true, alphabet: 'imap' }, '-__-_w'],
    [{ alphabet: 'url' }, '-__-_w=='],
    [{ padding: false }, '+//+/w'],
    [{ alphabet: 'imap', padding: false }, '+,,+,w'],
    [
      { alphabet: 'custom', customAlphabet: 'zyxwvutsrqponmlkjihgfedcbaZYXWVUTSRQPONMLKJIHGFEDCBA9876543210+/' },
      '+//+/D==',
    ],
  ])('fb ff fe ff with %j', async (options, base64) => {
    expect(await run('encodeBytes', Uint8Array.of(0xfb, 0xff, 0xfe, 0xff), options)).toBe(base64);
    expect(await run('encode', 'FB:ff:FE 0xff', { ...options, hexInput: true })).toBe(base64);
    const { alphabet = 'standard', customAlphabet = '' } = options as { alphabet?: string; customAlphabet?: string };
    const reading = 'urlSafe' in options ? { alphabet: 'url' } : { alphabet, customAlphabet };
    expect(await run('decodeBytes', base64, reading)).toEqual(Uint8Array.of(0xfb, 0xff, 0xfe, 0xff));
  });

  test('lines of 64 and 76, ended by LF or CRLF, none at the end', async () => {
    const text = 'x'.repeat(100);
    const base64 = btoa(text);
    expect(await run('encode', text, { lineLength: '64' })).toBe(
      [base64.slice(0, 64), base64.slice(64, 128), base64.slice(128)].join('\n'),
    );
    expect(await run('encode', text, { lineLength: '76', lineEnding: 'crlf' })).toBe(
      [base64.slice(0, 76), base64.slice(76)].join('\r\n'),
    );
    expect(await run('encode', 'x'.repeat(48), { lineLength: '64' })).toBe(btoa('x'.repeat(48)));
  });

  test('each line on its own, the line ends kept, never wrapped', async () => {
    const text = `foo\r\n\nbar${'x'.repeat(60)}\n`;
    const options = { eachLine: true, lineLength: '64' };
    const base64 = `Zm9v\r\n\n${btoa(`bar${'x'.repeat(60)}`)}\n`;
    expect(await run('encode', text, options)).toBe(base64);
    expect(await run('decode', base64, { eachLine: true })).toBe(text);
  });

  test('any text without half a surrogate pair comes back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
        fc.constantFrom('none', '64', '76'),
        async (text, urlSafe, encoding, lineLength) => {
          const base64 = await run('encode', text, { urlSafe, encoding, lineLength });
          expect(await run('decode', base64, { encoding })).toBe(text);
        },
      ),
    );
  });
});

describe('decode', () => {
  test.each([
    ['data:text/plain;base64,Zm9v', 'foo'],
    ['-----BEGIN X-----\nZm9v\n-----END X-----', 'foo'],
    ['8J%2BYgA%3d%3D', '😀'],
    ['Zm8', 'fo'],
    ['"SGVsbG8="', 'Hello'],
    ["'data:text/plain;base64,Zm9v';\n", 'foo'],
    [' Z m\n9v ', 'foo'],
  ])('tolerates %j', async (base64, text) => {
    expect(await run('decode', base64)).toBe(text);
  });

  test('shows the bytes as a hex dump, in any encoding', async () => {
    expect(await run('decode', '6UE=', { view: 'hex-dump' })).toBe(
      '00000000  e9 41                                             |.A|',
    );
  });

  test('cuts a hex dump of more than a mebibyte, and says so', async () => {
    const base64 = 'AAAA'.repeat(400_000);
    const dump = await run('decode', base64, { view: 'hex-dump' });
    expect(dump.split('\n')).toHaveLength(65_536);
    expect(await noticesOf(base64, { view: 'hex-dump' })).toEqual([
      { code: 'dump-cut', params: { shown: 1_048_576, total: 1_200_000 } },
    ]);
  });

  test.each([
    ['TWF=', {}, [['base64-bits', { n: 1, found: 'F', right: 'E' }]]],
    ['YQ=', {}, [['base64-padding-ignored', { n: 1, found: 1, needed: 2 }]]],
    ['YQ=\nYWI==', { eachLine: true }, [['base64-padding-ignored', { n: 2, found: 1, needed: 2 }]]],
    ['YQ', {}, [['base64-unpadded', { n: 1, needed: 2 }]]],
    ['YQ\nTWFu\nTWE', { eachLine: true }, [['base64-unpadded', { n: 2, needed: 2 }]]],
    ['YQ', { alphabet: 'url' }, []],
    ['TWFu_w', {}, []],
    ['TW Fu', {}, [['base64-spaces', { n: 1 }]]],
    [
      'TW Fu\nYR==\n\nZh',
      { eachLine: true },
      [
        ['base64-spaces', { n: 1 }],
        ['base64-bits', { n: 2, found: 'R', right: 'Q' }],
      ],
    ],
    ['TWFu\r\n TWFu', {}, []],
    // Also where the bytes are no text.
    ['6R==', {}, [['base64-bits', { n: 1, found: 'R', right: 'Q' }]]],
    ['YR==\n6Q==', { eachLine: true }, [['base64-bits', { n: 1, found: 'R', right: 'Q' }]]],
  ] as const)('reports what it passed over: %j %j', async (base64, options, expected) => {
    const told = expected.map(([code, params]) => ({ code, params }));
    expect(await noticesOf(base64, options)).toEqual(told);
    expect(await noticesOf(base64, options, 'inspect')).toEqual(told);
    if (!('eachLine' in options)) expect(await noticesOf(base64, options, 'decodeBytes')).toEqual(told);
  });

  test('reports that the bytes are a file', async () => {
    expect(await noticesOf('iVBORw0KGgo=')).toEqual([
      { code: 'file-type', params: { name: 'PNG', mime: 'image/png' } },
    ]);
    expect(await noticesOf(btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([]);
  });

  test('decodes the parts of a JWT that are text, and says so', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const encrypted = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rp.XFBoMYUZod';
    const parts = ['{"alg":"HS256"}', '{"sub":"42"}', 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'];
    expect(await run('decode', token)).toBe(parts.join('\n'));
    expect(await run('decode', `Bearer ${token}\n`)).toBe(parts.join('\n'));
    expect(await run('decode', encrypted)).toBe(
      '{"alg":"dir","enc":"A128GCM"}\n\n48V1_ALb6US04U3b\n5eym8TW_c8SuK0ltJ3rp\nXFBoMYUZod',
    );
    expect(await noticesOf(token)).toEqual([{ code: 'jwt', params: {} }]);
    expect(await error('decode', token, { strict: true })).toMatchObject({ code: 'base64-character' });
    expect(await error('decode', 'a.b.c')).toMatchObject({ code: 'base64-character' });
  });

  test('reports UTF-16 read as UTF-8, and a byte-order mark', async () => {
    expect(await noticesOf('dwBoAG8A')).toEqual([{ code: 'utf-16', params: { encoding: 'UTF-16LE' } }]);
    expect(await noticesOf('AHcAaABv', { encoding: 'latin1' })).toEqual([
      { code: 'utf-16', params: { encoding: 'UTF-16BE' } },
    ]);
    expect(await noticesOf('dwBoAG8A', { encoding: 'utf-16le' })).toEqual([]);
    expect(await noticesOf('AAAA')).toEqual([]);
    expect(await noticesOf('77u/YQ==')).toEqual([{ code: 'byte-order-mark', params: {} }]);
  });
});

describe('bytes that are typed in hexadecimal', () => {
  test.each(['fb ff fe', '0xfb 0xff 0xfe', 'FB:FF:FE', 'fbfffe'])('%s', async (text) => {
    expect(await run('encodeBytes', bytesOf(text), { hexInput: true })).toBe('+//+');
    expect(await run('measureBytes', bytesOf(text), { hexInput: true })).toMatchObject({ bytes: 3, base64Length: 4 });
  });

  test('are offered where a list of them is read as text', async () => {
    const offered = [{ code: 'hex-as-text', params: {}, offers: [{ hexInput: true }] }];
    expect(await notices('encodeBytes', bytesOf('fb ff fe'))).toEqual(offered);
    for (const text of ['fb', 'deadbeef', 'fb ff fx', '\xff'])
      expect(await notices('encodeBytes', bytesOf(text))).toEqual([]);
    expect(await notices('encodeBytes', Uint8Array.of(0xfb, 0xff))).toEqual([]);
  });

  test('have only hexadecimal digits', async () => {
    expect(await error('encodeBytes', bytesOf('fb fx'), { hexInput: true })).toMatchObject({
      code: 'hex-character',
      at: { offset: 4 },
    });
  });
});

describe('errors', () => {
  test.each([
    ['Zm9v*', {}, 'base64-character', { symbol: '*' }, 4],
    ['Zm9vZ', {}, 'base64-length', { n: 5 }, 4],
    ['Zg==Zg==', {}, 'base64-padding', {}, 2],
    ['Zh==', { strict: true }, 'base64-bits', { found: 'h', right: 'g' }, 1],
    ['Zg', { strict: true }, 'base64-padding-length', { n: 2 }, 2],
    ['YWLpdA==', {}, 'invalid-byte', { number: 3, byte: 'E9', encoding: 'UTF-8' }],
    ['//5hAA==', {}, 'invalid-byte', { number: 1, byte: 'FF', encoding: 'UTF-8' }],
    ['Zm9v\r\nZm9v*', { eachLine: true }, 'base64-character', { symbol: '*' }, 10],
    ['Zm9v\n6Q==', { eachLine: true }, 'invalid-byte', { number: 1, byte: 'E9', encoding: 'UTF-8' }, 5],
  ] as const)('decode %j %j', async (base64, options, ...expected) => {
    expect(brief(await error('decode', base64, options))).toEqual(expected);
  });

  test.each([
    ['Y2Fm6Q==', 'utf-8', ['windows-1252']],
    ['//5hAA==', 'utf-8', ['utf-16le']],
    ['Zm9v', 'utf-16le', ['utf-8', 'windows-1252', 'shift_jis', 'gb18030', 'euc-kr', 'big5']],
    ['grGC8YLJgr+CzQ==', 'utf-8', ['windows-1252', 'shift_jis', 'gb18030']],
  ] as const)('offers the encodings that %j may be in, which is not %s', async (base64, encoding, guesses) => {
    const { offers = [] } = await error('decode', base64, { encoding });
    expect(offers).toEqual(guesses.map((guess) => ({ encoding: guess })));
  });

  test('offers a hex dump of what is no text in any encoding', async () => {
    expect((await error('decode', 'iVBORw0KGgo=')).offers).toEqual([{ view: 'hex-dump' }]);
  });

  test.each([
    ['a\uD83Db', {}, 'lone-surrogate', {}, 1],
    ['ab\n\uDE00', { eachLine: true, encoding: 'utf-16le' }, 'lone-surrogate', {}, 3],
    ['naïve €', { encoding: 'latin1' }, 'not-in-encoding', { symbol: '€', code: 'U+20AC', encoding: 'Latin-1' }, 6],
    ['fb xx', { hexInput: true }, 'hex-character', { symbol: 'x' }, 3],
    ['fbf', { hexInput: true }, 'hex-length', { length: 3 }, 2],
    ['a', { alphabet: 'custom', customAlphabet: 'abc' }, 'alphabet-length', { n: 3 }, 3],
    ['a', { alphabet: 'custom', customAlphabet: 'abca' }, 'alphabet-repeats', { symbol: 'a' }, 3],
  ] as const)('encode %j %j', async (text, options, ...expected) => {
    expect(brief(await error('encode', text, options))).toEqual(expected);
  });

  test.each(['a b', 'a=b', 'é'])('an alphabet with %j does not fit its field', async (customAlphabet) => {
    await expect(run('encode', 'a', { alphabet: 'custom', customAlphabet })).rejects.toThrow('customAlphabet: pattern');
  });
});

describe('facts', () => {
  test.each([
    ['今天', {}, [2, 6, 8, 33.33]],
    ['😀\n😀', { eachLine: true }, [3, 8, 17, 112.5]],
    ['é', { encoding: 'latin1', padding: false }, [1, 1, 2, 100]],
    ['', {}, [0, 0, 0, null]],
  ])('of the text %j %j', async (text, options, [characters, bytes, base64Length, growth]) => {
    expect(await run('measureText', text, options)).toEqual({ characters, bytes, base64Length, growth });
  });

  test('of bytes', async () => {
    expect(await run('measureBytes', Uint8Array.of(0xfb, 0xff, 0xfe, 0xff), { urlSafe: true })).toEqual({
      characters: null,
      bytes: 4,
      base64Length: 6,
      growth: 50,
    });
  });

  test.each([
    ['8J+YgA==', {}, { characters: 1, bytes: 4, fileType: null, hexDump: null }],
    ['Zm9v\r\n8J+YgA==', { eachLine: true }, { characters: 6, bytes: 7, hexDump: null }],
    ['Zm9v\n6Q==', { eachLine: true }, { characters: null, bytes: 4 }],
    ['//5hAA==', { encoding: 'utf-16le' }, { characters: 2, hexDump: null }],
    ['iVBORw0KGgo=', {}, { fileType: 'PNG (image/png)' }],
    ['data:text/plain;base64,aGVsbG8=', {}, { bytes: 5, base64Length: 8, growth: 60 }],
    ['-----BEGIN X-----\naGVsbG8=\n-----END X-----\n', {}, { bytes: 5, base64Length: 8, growth: 60 }],
    ['data:;base64,Zm9v\nZm9v', { eachLine: true }, { bytes: 6, base64Length: 9, growth: 50 }],
    ['', {}, { characters: 0, bytes: 0, growth: null }],
  ])('of the Base64 %j %j', async (base64, options, facts) => {
    const found = await run('inspect', base64, options);
    expect(found).toMatchObject({ ...facts });
  });

  test('the bytes of what is no text, in hexadecimal', async () => {
    expect(await run('inspect', 'Zm9v\n6UE=', { eachLine: true })).toMatchObject({
      hexDump: '00000000  e9 41                                             |.A|',
    });
  });
});
