import { flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const base = text('', { transient: true });

/** A scheme at the beginning of a later line; a single URL may be broken over lines, which begin with none. */
const laterScheme = String.raw`\S[\t ]*[\r\n]\s*[A-Za-z][A-Za-z\d+.\-]*:\/\/`;

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
      list: { operation: 'table', pattern: laterScheme },
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
      headline: 'hostname',
      components: { after: 'url-editor' },
      examples: [
        {
          id: 'allParts',
          input: 'https://me:pwd@example.com:3000/path?key1=value&key2=value2#the-hash',
          output: {
            hostname: 'example.com',
            port: '3000',
            search: '?key1=value&key2=value2',
            origin: 'https://example.com:3000',
          },
        },
        {
          id: 'normalized',
          input: 'HTTP://EXAMPLE.com:80/../a%7Eb/./c',
          output: { href: 'http://example.com/a%7Eb/c' },
        },
        {
          id: 'unicodeHost',
          input: 'https://münchen.de/ä?q=ü',
          output: { hostname: 'xn--mnchen-3ya.de', unicodeHost: 'münchen.de', path: '/%C3%A4' },
        },
        { id: 'hexAddress', input: 'http://0x7f.1/', output: { hostname: '127.0.0.1' } },
        {
          id: 'lookalike',
          input: 'https://accounts.example.com@evil.example/login',
          output: { hostname: 'evil.example', username: 'accounts.example.com', path: '/login' },
        },
        {
          id: 'relative',
          input: '../img/logo.svg',
          options: { base: 'https://example.com/docs/guide/' },
          output: { href: 'https://example.com/docs/img/logo.svg' },
        },
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
          id: 'repeatedKey',
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
      headline: 'urls',
      examples: [
        { id: 'oneInvalid', input: 'https://a.example/x?y=1\nhttps://a b', output: { count: 2, invalid: 1 } },
        {
          id: 'withBase',
          input: '/about\n?page=2',
          options: { base: 'https://example.com/blog' },
          output: {
            urls: 'line,href,protocol,hostname,port,path,search,hash,problem\n1,https://example.com/about,https:,example.com,,/about,,,\n2,https://example.com/blog?page=2,https:,example.com,,/blog,?page=2,,',
            count: 2,
          },
        },
      ],
    },
    clean: {
      input: 'url',
      secretInput: true,
      output: 'url',
      primary: ['dropTracking', 'dropEmpty', 'sort'],
      options: { dropTracking: flag(true), dropEmpty: flag(), sort: flag() },
      examples: [
        {
          id: 'tracking',
          input: 'https://example.com/?b=1&utm_source=x&a=%20+&fbclid=y',
          output: 'https://example.com/?b=1&a=%20+',
        },
        {
          id: 'sorted',
          input: 'https://example.com/?b=1&a=2',
          options: { sort: true },
          output: 'https://example.com/?a=2&b=1',
        },
        {
          id: 'empty',
          input: 'https://example.com/search?q=shoes&color=&size=',
          options: { dropEmpty: true },
          output: 'https://example.com/search?q=shoes',
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
          id: 'repeated',
          input: 'https://example.com/?a=1&a=2&b=',
          output: '{\n  "a": [\n    "1",\n    "2"\n  ],\n  "b": ""\n}',
        },
        {
          id: 'filters',
          input: 'https://example.com/shop?color=dark%20blue&size=42&sort=price',
          output: '{\n  "color": "dark blue",\n  "size": "42",\n  "sort": "price"\n}',
        },
      ],
    },
    parameter: {
      input: 'url',
      secretInput: true,
      output: 'text',
      primary: ['name'],
      options: { name: text(), base },
      examples: [
        {
          id: 'redirect',
          input: 'https://example.com/login?next=%2Fa%3Fb%3D1&lang=en',
          options: { name: 'next' },
          output: '/a?b=1',
        },
        {
          id: 'fragmentToken',
          input: 'https://example.com/#access_token=a.b.c&expires_in=3600',
          options: { name: 'access_token' },
          output: 'a.b.c',
        },
      ],
    },
    defang: {
      input: 'text',
      alsoTakes: { url: {} },
      output: 'text',
      examples: [
        { id: 'link', input: 'http://example.com/a.b', output: 'hxxp[://]example[.]com/a.b' },
        { id: 'report', input: 'Seen at http://203.0.113.9/login', output: 'Seen at hxxp[://]203[.]0[.]113[.]9/login' },
      ],
    },
    refang: {
      input: 'text',
      output: 'text',
      examples: [
        { id: 'defanged', input: 'hxxps[://]example[.]com', output: 'https://example.com' },
        { id: 'dots', input: '203[.]0[.]113[.]9', output: '203.0.113.9' },
      ],
    },
    build: {
      input: 'json',
      secretInput: true,
      output: 'url',
      examples: [
        {
          id: 'spacesAndAccents',
          input: '{"protocol":"https","hostname":"example.com","path":"/a b","parameters":{"q":["1","é"]}}',
          output: 'https://example.com/a%20b?q=1&q=%C3%A9',
        },
        {
          id: 'port',
          input: '{"protocol":"http","hostname":"localhost","port":"8080","path":"/","hash":"top"}',
          output: 'http://localhost:8080/#top',
        },
      ],
    },
  },
});
