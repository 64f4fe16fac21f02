import { flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const base = text('', { transient: true });

export default defineTool({
  category: 'web',
  icon: 'unlink',
  page: {
    operations: ['parse', 'table', 'clean', 'defang', 'refang'],
    initialInput: 'https://me:pwd@example.com:3000/path?key1=value&key2=value2#the-hash',
  },
  operations: {
    parse: {
      input: 'url',
      secretInput: true,
      output: {
        href: 'url',
        protocol: 'text',
        username: 'text',
        password: 'text',
        hostname: 'text',
        port: 'text',
        path: 'text',
        search: 'text',
        hash: 'text',
        origin: 'text',
        host: 'text',
        unicodeHost: 'text',
        defaultPort: 'text',
        decodedUsername: 'text',
        decodedPassword: 'text',
        segments: 'text',
        decodedHash: 'text',
        parametersJson: 'json',
        changes: 'text',
      },
      outputGroups: {
        host: ['origin', 'host', 'unicodeHost', 'defaultPort'],
        decoded: ['decodedUsername', 'decodedPassword', 'segments', 'decodedHash', 'parametersJson'],
        normalised: ['changes'],
      },
      details: 'listParameters',
      primary: ['base'],
      options: { base },
      components: { after: 'url-editor' },
      examples: [
        {
          id: 'parse1',
          input: 'https://me:pwd@example.com:3000/path?key1=value&key2=value2#the-hash',
          output: {
            hostname: 'example.com',
            port: '3000',
            search: '?key1=value&key2=value2',
            origin: 'https://example.com:3000',
          },
        },
        { id: 'parse2', input: 'HTTP://EXAMPLE.com:80/../a%7Eb/./c', output: { href: 'http://example.com/a%7Eb/c' } },
        {
          id: 'parse3',
          input: 'https://münchen.de/ä?q=ü',
          output: { hostname: 'xn--mnchen-3ya.de', unicodeHost: 'münchen.de', path: '/%C3%A4' },
        },
        { id: 'parse4', input: 'http://0x7f.1/', output: { hostname: '127.0.0.1' } },
      ],
    },
    listParameters: {
      input: 'url',
      secretInput: true,
      output: { parameters: 'csv', hashParameters: 'csv', count: 'number' },
      facts: ['count'],
      internal: true,
      options: { base },
      examples: [
        {
          id: 'listParameters1',
          input: 'https://example.com/?a=1&a=2',
          output: { parameters: 'key,value\na,1\na,2', hashParameters: null, count: 2 },
        },
      ],
    },
    table: {
      input: 'text',
      secretInput: true,
      output: { urls: 'csv', count: 'number', invalid: 'number' },
      facts: ['count', 'invalid'],
      primary: ['base'],
      options: { base },
      examples: [{ id: 'table1', input: 'https://a.example/x?y=1\nhttps://a b', output: { count: 2, invalid: 1 } }],
    },
    clean: {
      input: 'url',
      secretInput: true,
      output: 'url',
      primary: ['dropTracking', 'dropEmpty', 'sort'],
      options: { dropTracking: flag(true), dropEmpty: flag(), sort: flag() },
      examples: [
        {
          id: 'clean1',
          input: 'https://example.com/?b=1&utm_source=x&a=%20+&fbclid=y',
          output: 'https://example.com/?b=1&a=%20+',
        },
        {
          id: 'clean2',
          input: 'https://example.com/?b=1&a=2',
          options: { sort: true },
          output: 'https://example.com/?a=2&b=1',
        },
      ],
    },
    query: {
      input: 'url',
      secretInput: true,
      output: 'json',
      options: { base },
      examples: [
        {
          id: 'query1',
          input: 'https://example.com/?a=1&a=2&b=',
          output: '{\n  "a": [\n    "1",\n    "2"\n  ],\n  "b": ""\n}',
        },
      ],
    },
    defang: {
      input: 'text',
      output: 'text',
      examples: [{ id: 'defang1', input: 'http://example.com/a.b', output: 'hxxp[://]example[.]com/a.b' }],
    },
    refang: {
      input: 'text',
      output: 'text',
      examples: [{ id: 'refang1', input: 'hxxps[://]example[.]com', output: 'https://example.com' }],
    },
    build: {
      input: 'json',
      secretInput: true,
      output: 'url',
      examples: [
        {
          id: 'build1',
          input: '{"protocol":"https","hostname":"example.com","path":"/a b","parameters":{"q":["1","é"]}}',
          output: 'https://example.com/a%20b?q=1&q=%C3%A9',
        },
      ],
    },
  },
});
