import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error, notices } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'encode'>;

describe('headers', () => {
  // RFC 7617, sections 2 and 2.1; the others by base64 of GNU coreutils.
  it.each<[string, Options, string]>([
    ['Aladdin', { password: 'open sesame' }, 'QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
    ['test', { password: '123£' }, 'dGVzdDoxMjPCow=='],
    ['пользователь', { password: 'пароль' }, '0L/QvtC70YzQt9C+0LLQsNGC0LXQu9GMOtC/0LDRgNC+0LvRjA=='],
    ['user', { password: 'pass:word' }, 'dXNlcjpwYXNzOndvcmQ='],
    ['', {}, 'Og=='],
    ['user', { password: 'pé' }, 'dXNlcjpww6k='],
    ['user', { password: 'pé', charset: 'latin1' }, 'dXNlcjpw6Q=='],
    ['user\n', { password: '😀' }, 'dXNlcjrwn5iA'],
  ])('%j with %j', async (username, options, base64) => {
    expect(await run('encode', username, options)).toMatchObject({
      header: `Authorization: Basic ${base64}`,
      value: `Basic ${base64}`,
      base64,
    });
  });

  it('of a proxy', async () => {
    expect(await run('encode', 'a', { password: 'b', kind: 'proxy' })).toEqual({
      header: 'Proxy-Authorization: Basic YTpi',
      value: 'Basic YTpi',
      base64: 'YTpi',
      curl: 'curl --proxy-user a:b https://example.com/',
      curlHeader: "curl --proxy-header 'Proxy-Authorization: Basic YTpi' https://example.com/",
      httpie: 'http https://example.com/ Proxy-Authorization:Basic YTpi'.replace(
        'Proxy-Authorization:Basic YTpi',
        "'Proxy-Authorization:Basic YTpi'",
      ),
      fetch: null,
      requests: 'requests.get("https://example.com/", headers={"Proxy-Authorization": "Basic YTpi"})',
      address: null,
      netrc: null,
      docker: null,
    });
  });
});

describe('commands', () => {
  it('quote what a shell would take for something else', async () => {
    const result = await run('encode', "o'brien", { password: '$HOME!"\\ b', url: 'https://x.org/a?b=c&d' });
    expect(result).toMatchObject({
      curl: `curl -u 'o'\\''brien:$HOME!"\\ b' 'https://x.org/a?b=c&d'`,
      httpie: `http -a 'o'\\''brien:$HOME!"\\ b' 'https://x.org/a?b=c&d'`,
      requests: `requests.get("https://x.org/a?b=c&d", auth=("o'brien", "$HOME!\\"\\\\ b"))`,
      address: 'https://o%27brien:%24HOME%21%22%5C%20b@x.org/a?b=c&d',
      netrc: `machine x.org login o'brien password "$HOME!\\"\\\\ b"`,
    });
  });

  it('send the bytes of the header', async () => {
    const options = { password: 'é', url: 'http://x.org:81/' };
    expect(await run('encode', 'a', options)).toMatchObject({
      requests: 'requests.get("http://x.org:81/", auth=("a", "é".encode()))',
      netrc: 'machine x.org login a password é',
      docker: '{\n  "auths": {\n    "x.org:81": {\n      "auth": "YTrDqQ=="\n    }\n  }\n}',
    });
    expect(await run('encode', 'a', { ...options, charset: 'latin1' })).toMatchObject({
      curl: null,
      curlHeader: "curl -H 'Authorization: Basic YTrp' http://x.org:81/",
      httpie: "http http://x.org:81/ 'Authorization:Basic YTrp'",
      requests: 'requests.get("http://x.org:81/", auth=("a", "é"))',
      address: null,
      netrc: null,
    });
  });
});

test('the commands have no other login that the URL has', async () => {
  expect(await run('encode', 'a', { password: 'b', url: 'https://c:d@x.org/' })).toMatchObject({
    curl: 'curl -u a:b https://x.org/',
    fetch: 'fetch("https://x.org/", { headers: { Authorization: "Basic YTpi" } })',
    address: 'https://a:b@x.org/',
  });
});

test.each(['', ' '])('the commands have a URL where none is given: %j', async (url) => {
  expect(await run('encode', 'a', { password: 'b', url })).toMatchObject({ curl: 'curl -u a:b https://example.com/' });
});

test.each<[string, Options, string]>([
  ['a:b', {}, 'A user name cannot contain “:”. The colon separates it from the password (RFC 7617).'],
  ['ab\x07', {}, 'Control character U+0007 at position 3 is not allowed in a user name or password.'],
  ['中', { charset: 'latin1' }, '“中” does not exist in ISO-8859-1; use UTF-8.'],
  ['a', { url: 'example' }, '“example” is not a URL with a host, such as https://example.com/.'],
])('%j with %j: %s', async (username, options, message) => {
  expect((await report('encode', username, options)).error).toBe(message);
});

test.each([
  ['curl -u user:pass https://example.com/', [{ operation: 'decode' }]],
  ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', [{ operation: 'decode' }]],
  ['https://user:pass@example.com/', [{ operation: 'decode' }]],
  ['user:pass', undefined],
])('offers to decode %j', async (given, offers) => {
  const { code, offers: offered } = (await error('encode', given)) ?? {};
  expect({ code, offers: offered }).toEqual({ code: 'colon', offers });
});

test('reports mistakes in the password at its option', async () => {
  expect(await error('encode', 'a', { password: 'b\n' })).toMatchObject({
    code: 'control',
    at: { field: 'password', offset: 1 },
  });
  expect(await error('encode', 'a', { password: '\ud83d' })).toMatchObject({
    code: 'lone-surrogate',
    at: { field: 'password' },
  });
});

describe('reading', () => {
  it.each<[string, string, string, string]>([
    ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'Aladdin', 'open sesame', 'ascii'],
    ['proxy-authorization:basic dGVzdDoxMjPCow', 'test', '123£', 'utf-8'],
    ['Basic dXNlcjpw6Q==', 'user', 'pé', 'latin1'],
    ['dXNlcjpwYXNzOndvcmQ=', 'user', 'pass:word', 'ascii'],
    [' Og==\n', '', '', 'ascii'],
    ['"Basic dXNlcjpwYXNz",', 'user', 'pass', 'ascii'],
    ["curl -H 'Authorization: Basic dGVzdDoxMjPCow==' https://example.com/", 'test', '123£', 'utf-8'],
    ['curl \\\n  -d x -H "authorization: basic dXNlcjpwYXNz" \\\n  https://example.com/', 'user', 'pass', 'ascii'],
    ['GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Basic dXNlcjpwYXNz\r\nAccept: */*', 'user', 'pass', 'ascii'],
    ['fetch(u, { headers: { "Authorization": "Basic dXNlcjpwYXNz" } })', 'user', 'pass', 'ascii'],
    ['curl -u user:pass https://example.com/', 'user', 'pass', 'ascii'],
    ["$ curl -d 'a -u b:c' --user 'user:it'\\''s é' https://example.com/", 'user', "it's é", 'utf-8'],
    ['curl -uuser:"a \\"b\\"" x', 'user', 'a "b"', 'ascii'],
    ['curl -su user:pass https://example.com/', 'user', 'pass', 'ascii'],
    ['curl --user=user:pass https://example.com/', 'user', 'pass', 'ascii'],
    ["curl -u'user:pass' https://example.com/", 'user', 'pass', 'ascii'],
    ['curl -sSLu user:pass https://example.com/', 'user', 'pass', 'ascii'],
    ['curl -sSLuuser:pass https://example.com/', 'user', 'pass', 'ascii'],
    ['curl -o -u -XPOST -u user:pass x', 'user', 'pass', 'ascii'],
    ["curl -u user:$'p\\x41\\'s' x", 'user', "pA's", 'ascii'],
    ["curl -u 'user:$1$x$$' x # -u a:b", 'user', '$1$x$$', 'ascii'],
    ['curl.exe ^\r\n  -u "user:pass" ^\r\n  https://example.com/', 'user', 'pass', 'ascii'],
    ['curl `\n  -u "user:a`"b" `\n  https://example.com/', 'user', 'a"b', 'ascii'],
    ['curl https://user:pass@example.com/', 'user', 'pass', 'ascii'],
    ['user:pass@example.com', 'user', 'pass', 'ascii'],
    ['user:p@ss@localhost:8080/a', 'user', 'p@ss', 'ascii'],
    ['https://user:p%40ss@example.com/a@b', 'user', 'p@ss', 'ascii'],
    ['https://token@example.com/', 'token', '', 'ascii'],
    ['https://user:pass@[::1]:80/', 'user', 'pass', 'ascii'],
  ])('%j', async (header, username, password, usedCharset) => {
    expect(await run('decode', header)).toEqual({ username, password, usedCharset });
  });

  it.each([
    ['Authorization: Bearer abc', 'Not a Basic header: the scheme is “Bearer”.'],
    ['Basic YWJj', 'The decoded text “abc” has no “:” between user name and password.'],
    ["curl -H 'Authorization: Basic YW*j' x", 'Character 33 (line 1): “*” is not a Base64 character.'],
    ['curl -u user https://example.com/', '“user” has no password. Expected user:password.'],
    ['curl -s https://example.com/', 'This curl command has no user name: neither -u nor a Basic header.'],
    ['"Basic YW*j"', 'Character 10 (line 1): “*” is not a Base64 character.'],
    ['Basic YW*j', 'Character 9 (line 1): “*” is not a Base64 character.'],
  ])('%j: %s', async (header, message) => {
    expect((await report('decode', header)).error).toBe(message);
  });

  test('reports a quote without an end', async () => {
    expect(await error('decode', "curl -u 'user:pass x")).toMatchObject({ code: 'unclosed-quotes', at: { offset: 8 } });
  });

  test('reports the wrong padding', async () => {
    expect(await notices('decode', 'Basic YTpiYw=')).toMatchObject([
      { code: 'base64-padding-ignored', params: { found: 1, needed: 2 }, at: { offset: 12 } },
    ]);
  });

  test('reports missing padding', async () => {
    expect(await notices('decode', 'Basic YTpiYw')).toMatchObject([
      { code: 'base64-unpadded', params: { needed: 2 }, at: { offset: 11 } },
    ]);
  });

  it('looks for the end once, however many blanks there are', async () => {
    expect(await growsLinearly((size) => error('decode', `Basic x${' '.repeat(size)}x`), 80_000)).toBe(true);
    for (const start of ['Authorization', 'curl "', "curl \\'"])
      expect(await growsLinearly((size) => error('decode', `${start}${' '.repeat(size)}x`), 80_000)).toBe(true);
  });

  it('gives what was written', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, password) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
        fc.pre(!/[\x00-\x1f\x7f]/.test(name + password) && !name.includes(':'));
        const { header, base64, curl, curlHeader, httpie, fetch } = await run('encode', name, { password });
        const programs = [curl, curlHeader, fetch, httpie?.includes('Basic ') ? httpie : header];
        for (const written of [header, base64, ...programs])
          expect(await run('decode', written)).toMatchObject({ username: name, password });
      }),
    );
  });
});
