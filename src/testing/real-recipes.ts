/** Recipes that people make, with what each of them gives: for the tests of library, command and links. */
import { gzipSync } from 'node:zlib';

export interface RealRecipe {
  readonly name: string;
  /** As a link has them. */
  readonly steps: string;
  /** What it runs on, as `--each` takes it. */
  readonly each?: string;
  /** Documents of the last step, which no link carries. */
  readonly documents?: Readonly<Record<string, string>>;
  readonly input: string;
  readonly result: string;
}

const base64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (payload: object): string => `${base64Url({ alg: 'none' })}.${base64Url(payload)}.`;
/** As an option is written in a link. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const user = { sub: '42', roles: ['admin'] };

export const realRecipes: readonly RealRecipe[] = [
  {
    name: 'nested JWT from a URL',
    steps:
      'url-parser/parameter(name:request),jwt-parser/decode.payload,json-prettify/extract(path:%24.act),jwt-parser/decode.payload,json-minify/minify',
    input: `https://id.example/authorize?client=web&request=${unsigned({ iss: 'web', act: unsigned(user) })}`,
    result: JSON.stringify(user),
  },
  {
    name: 'gzip in Base64 in JSON',
    steps:
      'json-prettify/extract(path:%24.body),base64-string-converter/decode-bytes,compression/decompress,json-minify/minify',
    input: JSON.stringify({ id: 7, body: gzipSync('{ "total": 9007199254740993 }').toString('base64') }),
    result: '{"total":9007199254740993}',
  },
  {
    name: 'log lines to masked CSV',
    steps: `regex-tester/replace.result(pattern:${encode(String.raw`^(\S+) \S+ (\S+) \[(.+?)\] "([^"]*)".*`)},flags:gm,replacement:${encode('"$3","$1","$2","$4"')}),string-obfuscator/mask-secrets.masked`,
    input:
      '192.0.2.7 - bob@example.org [10:00] "GET /?key=1 HTTP/1.1" 200\n192.0.2.8 - - [10:01] "GET / HTTP/1.1" 404\n',
    result: '"10:00","192.0.2.*","b**@e******.org","GET /?key=1 HTTP/1.1"\n"10:01","192.0.2.*","-","GET / HTTP/1.1"\n',
  },
  {
    name: 'a column to a list for SQL',
    steps:
      'json-to-csv/from-csv,json-prettify/extract(path:%24%5B%2A%5D.name),list-converter/convert.list(escape:sql,prefix:%27,suffix:%27,list-prefix:%28,list-suffix:%29)',
    input: "id,name\n1,Anna\n2,O'Brien\n",
    result: "('Anna', 'O''Brien')",
  },
  {
    name: 'a secret of Kubernetes decoded',
    steps:
      'yaml-to-json-converter/to-json,json-prettify/extract(path:%24.data.password),base64-string-converter/decode',
    input: 'kind: Secret\ndata:\n  user: YXBw\n  password: Y29ycmVjdCBob3JzZQ==\n',
    result: 'correct horse',
  },
  {
    name: 'hash of each line',
    steps: 'hash-text/hash.sha256',
    each: 'line',
    // FIPS 180-4: “abc”, and the empty message.
    input: 'abc\n\n',
    result:
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\ne3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n',
  },
  {
    name: 'timestamps of a column to ISO 8601',
    steps: 'date-converter/describe.iso8601',
    each: 'csv:time',
    input: 'time;event\n0;start\n1700000000;end\n',
    result: 'time;iso8601;event\n0;1970-01-01T00:00:00Z;start\n1700000000;2023-11-14T22:13:20Z;end\n',
  },
  {
    name: 'HTML table to Markdown',
    steps: 'html-wysiwyg-editor/to-markdown',
    input: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2 | 3</td></tr></table>',
    result: '| a | b |\n| --- | --- |\n| 1 | 2 \\| 3 |',
  },
  {
    name: 'differences to minified JSON',
    steps: 'json-minify/minify(sort:code-point),json-diff/list',
    documents: { right: '{"b":2,"a":3}' },
    input: '{ "b": 2, "a": 1 }',
    result: '| Path | Change | Left | Right |\n| --- | --- | --- | --- |\n| `/a` | changed | `1` | `3` |\n',
  },
  {
    name: 'QR codes of Wi-Fi networks',
    steps: 'wifi-qrcode-generator/build.text(encryption:nopass)',
    each: 'csv:network',
    input: 'network,room\nCafé; 2,3\n',
    result: 'network,text,room\nCafé; 2,WIFI:T:nopass;S:Café\\; 2;;,3\n',
  },
];
