import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Encoding = TestOptions<typeof tool, 'encode'>;
type Decoding = TestOptions<typeof tool, 'decode'>;

describe('encode', () => {
  // Python's urllib.parse and Node; RFC 3986, section 2.5; URL Standard, form serializer.
  test.each<[string, Encoding, string]>([
    ['Hello world :)', {}, 'Hello%20world%20%3A)'],
    ['Hello world :)', { as: 'rfc3986' }, 'Hello%20world%20%3A%29'],
    ['Hello world :)', { as: 'form' }, 'Hello+world+%3A%29'],
    ['ア', {}, '%E3%82%A2'],
    ['À', { as: 'form' }, '%C3%80'],
    ['À', { as: 'uri', hexCase: 'lower' }, '%c3%80'],
    ['100% €uro & co', {}, '100%25%20%E2%82%ACuro%20%26%20co'],
    ['https://ex.org/a b?q=é&x=1#f', { as: 'uri' }, 'https://ex.org/a%20b?q=%C3%A9&x=1#f'],
    ["!'()*~-._", { as: 'form' }, '%21%27%28%29*%7E-._'],
    ["!'()*~-._", { as: 'rfc3986' }, '%21%27%28%29%2A~-._'],
    ['😀', {}, '%F0%9F%98%80'],
    ['Az0', { as: 'all' }, '%41%7A%30'],
    ['é€', { charset: 'windows-1252' }, '%E9%80'],
    ['é', { charset: 'latin1' }, '%E9'],
    ['', {}, ''],
    ['a b\r\n\nc d\n', { eachLine: true }, 'a%20b\r\n\nc%20d\n'],
    ['a b\r\n', {}, 'a%20b%0D%0A'],
  ])('%j with %j is %j', async (text, options, encoded) => {
    expect(await run('encode', text, options)).toBe(encoded);
  });

  test('as encodeURIComponent and encodeURI do', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await run('encode', text)).toBe(encodeURIComponent(text));
        expect(await run('encode', text, { as: 'uri' })).toBe(encodeURI(text));
        const form = new URLSearchParams([['', text]]).toString().slice(1);
        expect(await run('encode', text, { as: 'form' })).toBe(form);
      }),
    ));

  test('what a character set does not have, at its place', async () => {
    expect(await error('encode', 'a\nb€', { charset: 'latin1' })).toMatchObject({
      code: 'not-in-encoding',
      at: { line: 2, column: 2 },
    });
  });

  test('half a surrogate pair is reported', async () => {
    expect(await run('encode', '\ud83da')).toBe('%EF%BF%BDa');
    expect((await report('encode', '\ud83da')).notices).toEqual([
      'Half of a surrogate pair (U+D83D) at line 1, column 1 cannot be written as UTF-8; it was encoded as U+FFFD.',
    ]);
    expect((await report('encode', '😀\n\udc00\udc00\ud800')).notices).toEqual([
      '3 halves of surrogate pairs cannot be written as UTF-8 and were encoded as U+FFFD. The first is U+DC00 at line 2, column 1.',
    ]);
  });

  test('counts the characters that are changed', async () => {
    expect(await run('measureEncoded', 'a 😀é')).toEqual({ changed: 3 });
    expect(await run('measureEncoded', 'aé', { charset: 'latin1' })).toEqual({ changed: 1 });
  });
});

describe('decode', () => {
  test.each<[string, Decoding, string]>([
    ['a%2Bb+c', {}, 'a+b+c'],
    ['a%2Bb+c', { plus: true }, 'a+b c'],
    ['%e3%82%A2', {}, 'ア'],
    ['%C0%AF', {}, '%C0%AF'],
    ['%ED%A0%80', {}, '%ED%A0%80'],
    ['%C3%A9%C3%A9%E9%41', {}, 'éé%E9A'],
    ['100%, %4', {}, '100%, %4'],
    ['caf%E9', { charset: 'latin1' }, 'café'],
    ['%80%81', { charset: 'windows-1252' }, '€\u0081'],
    ['é%20\ud83d', {}, 'é \ud83d'],
    ['caf%25C3%25A9', {}, 'caf%C3%A9'],
    ['caf%25C3%25A9', { repeat: '2' }, 'café'],
    ['100%252525', { repeat: 'stable' }, '100%'],
    ['a%0Ab%20c\nd%0d%0a', { eachLine: true }, 'a%0Ab c\nd%0d%0a'],
    ['a%0Ab', {}, 'a\nb'],
    ['', {}, ''],
  ])('%j with %j is %j', async (text, options, decoded) => {
    expect(await run('decode', text, options)).toBe(decoded);
  });

  test.each<[string, Decoding, readonly string[]]>([
    ['abc%zz', {}, ['“%” at line 1, column 4 is not followed by two hexadecimal digits; it was left unchanged.']],
    [
      'a%E9\n%',
      {},
      [
        '%E9 at line 1, column 2 is not valid UTF-8 and was left unchanged. For older text, try ISO-8859-1.',
        '“%” at line 2, column 1 is not followed by two hexadecimal digits; it was left unchanged.',
      ],
    ],
    ['%0A', { eachLine: true }, ['An encoded line break was left unchanged to keep the lines intact.']],
    [`%${'25'.repeat(30)}`, { repeat: 'stable' }, ['Still encoded after decoding 20 times; decoding stopped there.']],
    // Decoded, a percent sign is not wrong.
    ['100%25', { repeat: 'stable' }, []],
  ])('%j with %j reports it', async (text, options, expected) => {
    expect((await report('decode', text, options)).notices).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['a%', 'no-escape', 2],
    ['ab%41%FF', 'not-utf-8', 6],
  ])('%j stops on request', async (text, code, column) => {
    expect(await error('decode', text, { invalid: 'stop' })).toMatchObject({ code, at: { column } });
  });

  test('counts what is decoded, and how often', async () => {
    expect(await run('measureDecoded', 'a%20%C3%A9+%FF', { plus: true })).toEqual({ changed: 3, times: null });
    expect(await run('measureDecoded', 'a%2520b', { repeat: 'stable' })).toEqual({ changed: 1, times: 2 });
    expect(await run('measureDecoded', 'ab', { repeat: 'stable' })).toEqual({ changed: 0, times: 0 });
  });

  const forms = ['component', 'rfc3986', 'uri', 'form', 'all'] as const;
  test.each(forms)('brings back every text encoded as %s', (as) =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, eachLine) => {
        const encoded = await run('encode', text, { as, eachLine });
        expect(await run('decode', encoded, { plus: as === 'form' })).toBe(text);
      }),
    ),
  );
});
