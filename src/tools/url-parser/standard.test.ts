import { expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, outcome } = testTool(tool, logic, { messages });

const hrefOf = async (input: string, base = '') => (await run('parse', input, { base })).href;

// The examples of the URL Standard, section 4.
test.each([
  ['https:example.org', '', 'https://example.org/'],
  ['https://////example.com///', '', 'https://example.com///'],
  ['https://example.com/././foo', '', 'https://example.com/foo'],
  ['hello:world', 'https://example.com', 'hello:world'],
  ['https:example.org', 'https://example.com', 'https://example.com/example.org'],
  ['\\example\\..\\demo/.\\', 'https://example.com', 'https://example.com/demo/'],
  ['example', 'https://example.com/demo', 'https://example.com/example'],
  ['file:///C|/demo', '', 'file:///C:/demo'],
  ['..', 'file:///C:/demo', 'file:///C:/'],
  ['file://loc%61lhost/', '', 'file:///'],
  ['https://user:password@example.org/', '', 'https://user:password@example.org/'],
  ['https://example.org/foo bar', '', 'https://example.org/foo%20bar'],
  ['https://EXAMPLE.com/../x', '', 'https://example.com/x'],
  ['https://example.org//', '', 'https://example.org//'],
  ['https://example.com/[]?[]#[]', '', 'https://example.com/[]?[]#[]'],
  ['https://example/%?%#%', '', 'https://example/%?%#%'],
  ['https://example/%25?%25#%25', '', 'https://example/%25?%25#%25'],
])('parses %j relative to %j', async (input, base, href) => {
  expect(await hrefOf(input, base)).toBe(href);
});

// The examples of failure of the URL Standard, sections 3 and 4.
test.each([
  'https://ex ample.org/',
  'example',
  'https://example.com:demo',
  'http://[www.example.com]/',
  'https://[0:0::1%5D',
  'https://[0:0::%31]',
  'https://09',
  'https://example.255',
  'https://example^example',
])('refuses %j', async (input) => {
  expect(await outcome('parse', input)).not.toHaveProperty('value');
});

// The examples of the URL Standard, section 3.
test.each([
  ['EXAMPLE.COM', 'example.com'],
  ['example%2Ecom', 'example.com'],
  ['faß.example', 'xn--fa-hia.example'],
  ['0', '0.0.0.0'],
  ['%30', '0.0.0.0'],
  ['0x', '0.0.0.0'],
  ['0xffffffff', '255.255.255.255'],
  ['[0:0::1]', '[::1]'],
])('parses the host %s', async (host, hostname) => {
  expect((await run('parse', `https://${host}`)).hostname).toBe(hostname);
});

// RFC 3986, sections 5.4.1 and 5.4.2; the last as the URL Standard has it, without strictness.
test.each([
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g/'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y', 'http://a/b/c/g?y'],
  ['#s', 'http://a/b/c/d;p?q#s'],
  ['g#s', 'http://a/b/c/g#s'],
  ['g?y#s', 'http://a/b/c/g?y#s'],
  [';x', 'http://a/b/c/;x'],
  ['g;x', 'http://a/b/c/g;x'],
  ['g;x?y#s', 'http://a/b/c/g;x?y#s'],
  ['.', 'http://a/b/c/'],
  ['./', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../', 'http://a/'],
  ['../../g', 'http://a/g'],
  ['../../../g', 'http://a/g'],
  ['../../../../g', 'http://a/g'],
  ['/./g', 'http://a/g'],
  ['/../g', 'http://a/g'],
  ['g.', 'http://a/b/c/g.'],
  ['.g', 'http://a/b/c/.g'],
  ['g..', 'http://a/b/c/g..'],
  ['..g', 'http://a/b/c/..g'],
  ['./../g', 'http://a/b/g'],
  ['./g/.', 'http://a/b/c/g/'],
  ['g/./h', 'http://a/b/c/g/h'],
  ['g/../h', 'http://a/b/c/h'],
  ['g;x=1/./y', 'http://a/b/c/g;x=1/y'],
  ['g;x=1/../y', 'http://a/b/c/y'],
  ['g?y/./x', 'http://a/b/c/g?y/./x'],
  ['g?y/../x', 'http://a/b/c/g?y/../x'],
  ['g#s/./x', 'http://a/b/c/g#s/./x'],
  ['g#s/../x', 'http://a/b/c/g#s/../x'],
  ['http:g', 'http://a/b/c/g'],
])('resolves the reference %s', async (reference, href) => {
  expect(await hrefOf(reference, 'http://a/b/c/d;p?q')).toBe(href);
});
