import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome, report } = testTool(tool, logic, { messages });

describe('parse', () => {
  // URL Standard; Node's URL; Python's urllib.parse.
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['HTTP://EXAMPLE.com:80/../a%7Eb/./c', { href: 'http://example.com/a%7Eb/c', port: null, defaultPort: '80' }],
    [
      'https://münchen.de/ä?q=ü',
      { hostname: 'xn--mnchen-3ya.de', unicodeHost: 'münchen.de', href: 'https://xn--mnchen-3ya.de/%C3%A4?q=%C3%BC' },
    ],
    ['http://[1:0::2]/', { hostname: '[1::2]' }],
    ['https://faß.de', { hostname: 'xn--fa-hia.de', unicodeHost: 'faß.de', path: '/' }],
    ['mailto:a@b.co?subject=Hi%20there', { path: 'a@b.co', origin: 'null', segments: null }],
    ['postgres://u:p%40@db:5432/x?sslmode=require', { port: '5432', username: 'u', decodedPassword: 'p@' }],
    ['https://e.com/a%2Fb/%C3%A9/?x#caf%C3%A9', { segments: 'a/b\né\n', decodedHash: '#café' }],
    ['https://e.com/?__proto__=1&__proto__=2', { parametersJson: '{\n  "__proto__": [\n    "1",\n    "2"\n  ]\n}' }],
  ])('%s', async (text, parts) => {
    expect(await run('parse', text)).toMatchObject(parts);
  });

  test('relative to a base', async () => {
    expect(await run('parse', '../x?y', { base: 'https://e.com/a/b/' })).toMatchObject({ href: 'https://e.com/a/x?y' });
    expect(await error('parse', 'x', { base: 'e.com' })).toMatchObject({ code: 'base', at: { field: 'base' } });
  });

  test.each([
    ['HTTP://EXAMPLE.com:80/../a', ['lowercase', 'lowercase', '80 is the default port', 'resolved']],
    ['https://münchen.de', ['ASCII: xn--mnchen-3ya.de', 'empty path']],
    ['http://0x7f.1/', ['0x7f.1 is the IPv4 address 127.0.0.1']],
    ['https://e.com/a b', ['percent-encoded']],
    ['https:\\\\e.com\\a', ['Backslashes']],
    ['https://e.com/%20', []],
    ['http://[1:0::2]/', ['written as [1::2]']],
    ['http://ex%41mple.com/', ['written as example.com']],
    ['http://ＡＢ.com/', ['written as ab.com']],
    ['http://u:p"@e.com/', ['percent-encoded']],
    ['http://e.com/?a="', ['percent-encoded']],
    ["http://e.com/?a='", ['percent-encoded']],
    ["http://e.com/a'{|b|", ['percent-encoded']],
    ["http://e.com/a'", []],
    ['https:e.com', ['Two slashes', 'empty path']],
    ['https:///e.com/', ['Two slashes']],
    ['HTTPS:/E.com/\nx', ['lowercase', 'Two slashes', 'lowercase', 'Line breaks']],
    ['file:///C:/a?b', []],
    ['data:text/html,<b>é', ['percent-encoded']],
  ])('reports what normalizing %s changed', async (text, expected) => {
    const { changes } = await run('parse', text);
    const lines = changes?.split('\n') ?? [];
    expect(lines).toHaveLength(expected.length);
    for (const [index, part] of expected.entries()) expect(lines[index]).toContain(part);
  });

  test('what is relative has no host that was changed', async () => {
    const base = 'https://e.com/%20/b';
    expect((await run('parse', 'https:foo', { base })).changes).toBeNull();
    expect((await run('parse', '//E.com/x', { base })).changes).toBe('Hostname changed to lowercase.');
  });

  test('a host that was read as a scheme', async () => {
    for (const text of ['localhost:3000/a', 'e.com:80'])
      expect((await report('parse', text)).notices).toEqual([expect.stringContaining('was read as the scheme')]);
    expect((await report('parse', 'tel:112')).notices).toEqual([]);
  });

  test('a name that may imitate another', async () => {
    expect((await report('parse', 'https://pаypal.com')).notices).toEqual([
      'Mixed scripts: this hostname may imitate another one.',
    ]);
    expect((await report('parse', 'https://пример.com')).notices).toEqual([]);
  });

  test('a host that is read as a scheme', async () => {
    expect((await report('parse', 'example.com:80/x')).notices).toEqual([
      '“example.com:” was read as the scheme. If it is a hostname, write https:// before it.',
    ]);
  });

  test.each([
    ['localhost:3000/api?x=1', 'http://localhost:3000/api?x=1'],
    [' example.com:8080/a?u=http://b.example', 'https://example.com:8080/a?u=http://b.example'],
    ['example.com:a', undefined],
  ])('suggests for %j, whose host is read as a scheme: %s', async (input, suggested) => {
    const [{ code, offers } = { code: '' }] = await notices('parse', input);
    expect(code).toBe('host-as-scheme');
    expect(offers).toEqual(suggested === undefined ? undefined : [{ input: suggested }]);
  });

  test.each([
    ['example.com', 'https://example.com'],
    ['localhost/api', 'http://localhost/api'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000/', 'http://[::1]:3000/'],
    ['localhost.example/a', 'https://localhost.example/a'],
    ['git@github.com:a/b.git', 'ssh://git@github.com/a/b.git'],
    ['me@host.example:/srv/a b', undefined],
    ['me@host.example:8080/x', 'https://me@host.example:8080/x'],
    ['curl https://example.org/a?b=1 -o c', 'https://example.org/a?b=1'],
    ['<https://example.org/>', 'https://example.org/'],
    ['http//example.org/a', 'http://example.org/a'],
    ['hello world', undefined],
    ['a%zz', undefined],
  ])('suggests for %j: %s', async (input, suggested) => {
    const { code, offers } = await error('parse', input);
    expect(code).toBe(suggested === undefined ? 'not-url' : 'no-scheme');
    expect(offers).toEqual(suggested === undefined ? undefined : [{ input: suggested }]);
  });

  test('offers an IPv6 address without its zone', async () => {
    const { params, offers } = await error('parse', ' http://u@[fe80::1%eth0]:80/a?b');
    expect([params, offers]).toEqual([{ zone: '%eth0' }, [{ input: 'http://u@[fe80::1]:80/a?b' }]]);
  });

  test('suggests a URL for a query alone', async () => {
    for (const text of ['?a=1&b=x+y', 'a=1&b=x+y'])
      expect(await error('query', text)).toMatchObject({ offers: [{ input: 'https://example.com/?a=1&b=x+y' }] });
    expect(await run('query', '?a=1', { base: 'https://e.com/' })).toContain('"a": "1"');
  });

  test('suggests only what it can parse, as the harness checks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ab.:/@%[]<> \\?#~1é') }), async (input) => {
        expect(await outcome('parse', input)).not.toHaveProperty('bug');
      }),
    );
  });

  test.each([
    ['example.com', 'no-scheme', 1],
    ['/path?x', 'relative', 1],
    ['?x', 'relative', 1],
    ['?x=1', 'only-query', 1],
    ['x=1&y=%zz', 'only-query', 1],
    ['http://', 'no-host', 1],
    ['https://:80/', 'no-host', 1],
    ['https://a b', 'host-space', 10],
    ['https://<x', 'host-character', 9],
    ['http://a.com:65536', 'port-range', 14],
    ['http://u:p@a.com:abc/', 'port-letters', 18],
    ['http://1.2.3.256/', 'ipv4', 8],
    ['http://[::1', 'ipv6-open', 8],
    ['http://[zz::1]/', 'ipv6', 9],
    ['http://[fe80::1%25eth0]/', 'ipv6-zone', 16],
    ['http://[zz::1%25eth0]/', 'ipv6', 9],
    ['https://é.xn--zn7c.com', 'punycode', 11],
    ['https://a%zz', 'host-escape', 10],
  ])('%s is refused: %s', async (text, code, column) => {
    expect(await error('parse', text)).toMatchObject({ code, at: { column } });
  });
});

test('parameters in order, repeated and empty ones too', async () => {
  expect(await run('listParameters', 'https://example.com/?a=1&a=2&b=&c&=x&a[]=3&d=1+2%2B3')).toEqual({
    parameters: 'key,value\na,1\na,2\nb,\nc,\n,x\na[],3\nd,1 2+3',
    hashParameters: null,
    count: 7,
  });
  expect(await run('listParameters', 'https://e.com/#access_token=x&type=bearer')).toMatchObject({
    hashParameters: 'key,value\naccess_token,x\ntype,bearer',
  });
  expect(JSON.parse(await run('query', `https://e.com/?${'a=1&'.repeat(50_000)}`)).a).toHaveLength(50_000);
  expect(await run('query', 'https://e.com/?b=x%0Ay&1=2')).toBe('{\n  "b": "x\\ny",\n  "1": "2"\n}');
  expect(await run('query', 'https://e.com/')).toBe('{}');
  expect(await run('query', 'https://e.com/?a=1&a=2&b=')).toBe('{\n  "a": [\n    "1",\n    "2"\n  ],\n  "b": ""\n}');
});

describe('parameter', () => {
  test.each([
    ['https://e.com/?a=1&b=%2Fx%3Fy%3D1+z#b=2', 'b', '/x?y=1 z'],
    ['https://e.com/?a=1&b=2', '', '1'],
    ['https://e.com/?a=1&A=2&a=3', 'a', '1\n3'],
    ['https://e.com/?a=1#access_token=x.y&__proto__=z', '__proto__', 'z'],
    ['https://e.com/?a=', 'a', ''],
  ])('%s: %s', async (url, name, value) => {
    expect(await run('parameter', url, { name })).toBe(value);
  });

  test('says that there is none', async () => {
    const missing = { code: 'no-parameter', params: { name: 'b' }, at: { field: 'name' } };
    expect(await error('parameter', 'https://e.com/?a=1', { name: 'b' })).toMatchObject(missing);
    // The fault is the URL's.
    const none = await error('parameter', 'https://e.com/#b');
    expect(none).toMatchObject({ code: 'no-parameters' });
    expect(none).not.toHaveProperty('at.field');
  });
});

test('a list with an invalid line is parsed', async () => {
  expect(await run('table', 'https://a.example:81/x?y=1#z\r\n\nhttps://a b\n')).toEqual({
    urls:
      'line,href,protocol,hostname,port,path,search,hash,problem\n' +
      '1,https://a.example:81/x?y=1#z,https:,a.example,81,/x,?y=1,#z,\n3,https://a b,,,,,,,not a URL',
    count: 2,
    invalid: 1,
  });
});

test.each<[string, TestOptions<typeof tool, 'clean'>, string]>([
  ['https://e.com/?b=1&utm_source=x&a=%20+&fbclid=y#h', {}, 'https://e.com/?b=1&a=%20+#h'],
  ['https://e.com/?gclid=1&gad_source=2&srsltid=3&igsh=4&igshid=5&yclid=6&ysclid=7', {}, 'https://e.com/'],
  ['https://e.com/?igshi=1&gads=2&si=3', {}, 'https://e.com/?igshi=1&gads=2&si=3'],
  ['https://e.com/?b=&a=1&c', { dropEmpty: true }, 'https://e.com/?a=1'],
  ['https://e.com/?b=2&a=2&b=1', { sort: true }, 'https://e.com/?a=2&b=2&b=1'],
  ['https://e.com/?UTM_Medium=1', { dropTracking: false }, 'https://e.com/?UTM_Medium=1'],
])('%s cleaned with %j is %s', async (text, options, cleaned) => {
  expect(await run('clean', text, options)).toBe(cleaned);
});

test.each([
  [
    'See http://a.example.com/x.html and HTTPS://B.com.',
    'See hxxp[://]a[.]example[.]com/x.html and HXXPS[://]B[.]com[.]',
  ],
  [
    'evil.com 8.8.8.8 bob@evil.com http://evil.com/x.php',
    'evil[.]com 8[.]8[.]8[.]8 bob[@]evil[.]com hxxp[://]evil[.]com/x.php',
  ],
  ['(evil.com/x.php),\r\nb.o.b@Münch.example.', '(evil[.]com/x.php),\r\nb[.]o[.]b[@]Münch[.]example.'],
  ['http://a.com/?u=http://b.com/c.d', 'hxxp[://]a[.]com/?u=hxxp[://]b[.]com/c.d'],
  ['é.example 😀.com', 'é[.]example 😀.com'],
  ['e.g. 3.14, 1.2.3, @name, __proto__ … a@b', 'e.g. 3.14, 1.2.3, @name, __proto__ … a@b'],
])('%j defanged', async (text, defanged) => {
  expect(await run('defang', text)).toBe(defanged);
  expect(await run('refang', defanged)).toBe(text);
});

test.each(['a', 'a.', 'a@', 'a-', '/', 'http://', 'http://a/'])('defangs %j repeated in linear time', async (part) => {
  expect(await growsLinearly((size) => run('defang', part.repeat(size / part.length)), 100_000)).toBe(true);
});

test('refang reads other ways to write it', async () => {
  expect(await run('refang', 'hxxp://a[dot]b(.)c hxxps[:]//d[.]e')).toBe('http://a.b.c https://d.e');
});

test.each([
  ['user[@]evil[.]com', 'user@evil.com'],
  ['user(at)evil(dot)com user[AT]evil[.]com', 'user@evil.com user@evil.com'],
])('%j refanged', async (text, refanged) => {
  expect(await run('refang', text)).toBe(refanged);
});

test.each([
  ['{"protocol":"https:","hostname":"münchen.de","port":8080,"hash":"x"}', 'https://xn--mnchen-3ya.de:8080/#x'],
  ['{"href":"https://u:p@e.com/a?b#c","username":null,"path":"/z","search":"?k=%20"}', 'https://u:p@e.com/z?k=%20#c'],
  [
    '{"origin":"https://e.com","parameters":{"a":["1","2"],"b":null,"__proto__":true}}',
    'https://e.com/?a=1&a=2&b=&__proto__=true',
  ],
])('%s is the URL %s', async (json, href) => {
  expect(await run('build', json)).toBe(href);
});

test.each([
  ['[1]', 'no-parts'],
  ['{', 'no-parts'],
  ['{"href":"https://e.com","parameters":{"a":{}}}', 'no-text'],
  ['{"hostname":"e.com"}', 'no-start'],
  ['{"href":"https://e.com","port":"abc"}', 'part-refused'],
])('%s is refused: %s', async (json, code) => {
  expect(await error('build', json)).toMatchObject({ code });
});

test('numbers keep their digits, and text that is no part of a URL is reported', async () => {
  expect(await run('build', '{"href":"https://e.com","parameters":{"n":9007199254740993}}')).toBe(
    'https://e.com/?n=9007199254740993',
  );
  expect((await report('build', '{"href":"https://e.com","colour":1}')).notices).toEqual([
    '“colour” is not a part of a URL and was ignored.',
  ]);
});

test.each([
  ['https://a.com/1?utm_source=x\nhttps://b.com/2?k=v', true],
  ['https://a.com/1 \r\n\r\n  FTP://b.com/', true],
  ['https://a.com/a-long-\npath?next=https://b.com', false],
  ['https://a.com/\n', false],
  ['\nhttps://a.com/', false],
])('%j is a list: %s', (text, isList) => {
  const { operation, pattern } = tool.operations.parse.list;
  expect(operation).toBe('table');
  expect(new RegExp(pattern, 'u').test(text)).toBe(isList);
});

test('looks for a list in time that grows with the text', async () => {
  const pattern = new RegExp(tool.operations.parse.list.pattern, 'u');
  expect(await growsLinearly((size) => pattern.test(`a${'\n '.repeat(size)}`), 100_000)).toBe(true);
});

test.each(['parse', 'clean', 'query', 'parameter'] as const)('%s reports line breaks inside a URL', async (name) => {
  const { notices } = await report(name, '\nhttps://a.com/b\r\nc?k=\nv\n');
  expect(notices).toEqual(['2 line breaks were removed.']);
  expect((await report(name, '\nhttps://a.com/bc?k=v\n')).notices).toEqual([]);
});
