import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectKinds } from '#core/kinds/detect.ts';
import { hashAlgorithmIds } from '#lib/hashing/hash-algorithms.ts';
import { growsLinearly } from '#testing/effort.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome } = testTool(tool, logic);

const md5 = '900150983cd24fb0d6963f7d28e17f72';
const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d';
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const sha512 =
  'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f';

describe('hash', () => {
  // FIPS 180-4, FIPS 202, RFC 1321, RIPEMD-160 paper.
  it('gives the eleven digests of the usual algorithms, and no others', async () => {
    const { size, endsWithNewline, ...digests } = await run('hash', 'abc');
    expect([size, endsWithNewline]).toEqual([3, false]);
    expect(Object.keys(digests)).toEqual(hashAlgorithmIds);
    expect(Object.fromEntries(Object.entries(digests).filter(([, digest]) => digest !== null))).toEqual({
      md5,
      sha1,
      sha224: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
      sha256,
      sha384: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
      sha512,
      'sha3-224': 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
      'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
      'sha3-384': 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
      'sha3-512':
        'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
      ripemd160: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
    });
  });

  it.each([
    [{ encoding: 'base64' }, 'kAFQmDzST7DWlj99KOF/cg=='],
    [{ encoding: 'base64url' }, 'kAFQmDzST7DWlj99KOF_cg'],
    [{ uppercase: true }, '900150983CD24FB0D6963F7D28E17F72'],
    [
      { encoding: 'bin', spaced: true, uppercase: true },
      expect.stringMatching(/^10010000 00000001 0101(\d|\s)+ 01110010$/),
    ],
    [{ encoding: 'bin' }, expect.stringMatching(/^1001000000000001[01]{112}$/)],
  ])('writes digests as %j', async (options, digest) => {
    expect(await run('hash', 'abc', options)).toMatchObject({ md5: digest });
  });

  // python: hashlib.sha256(text.encode(encoding)).hexdigest()
  it.each([
    ['Grüße, 世界 🌍', {}, 20, '56ce95b9b665df65c2dd54a7567323ed5c883db32c86d3931f5a3a25b7be6c45'],
    ['é', { textEncoding: 'latin1' }, 1, 'de2e331d891ae267a7009cb45b4e8830f170e0c937288ea2731a1941c7a53b0d'],
    ['é🌍', { textEncoding: 'utf-16le' }, 6, 'ff0928ec2b0b7731cdb64d4c548ac8b20b954ee41d5f764ce3dd3e07c636d00a'],
    ['é🌍', { textEncoding: 'utf-16be' }, 6, 'e4914ce76fbeaf7a904e511c5247882233ab4bac1929bbf9f2015f13203e5237'],
    ['\uFEFFabc', {}, 6, '1c28dc3f1f804a1ad9c9b4b4cf5e2658d16ad4ed08e3020d04a8d2865018947c'],
    ['61:62 63', { inputAs: 'hex' }, 3, sha256],
    ['YWJj\n', { inputAs: 'base64' }, 3, sha256],
    ['abc \n\t', { trimEnd: true }, 3, sha256],
    ['a\nb\r\nc\rd', { lineEndings: 'lf' }, 7, 'f729ae0cbcc8241ebb6918af712a88d5ca2c13f7fbe08f809aa297bfdf99fbe4'],
    ['a\nb\r\nc\rd', { lineEndings: 'crlf' }, 10, '7e974cf69ff4d9c0191baa1c9c6bc5d5aba244c8501cab065165e4f272365636'],
    ['a\nb\r\nc\rd', {}, 8, '0cdaaded55b526387cb6ea83774958be6c66b19079e554c6c614ea482c023179'],
    ['', {}, 0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ])('reads %j with %j', async (text, options, size, digest) => {
    expect(await run('hash', text, options)).toMatchObject({ size, sha256: digest });
  });

  it.each([
    ['abc\n', {}, true],
    ['abc\n', { textEncoding: 'utf-16le' }, true],
    ['abc\n ', { trimEnd: true }, false],
    ['abc\r', {}, false],
    ['abc\r', { lineEndings: 'crlf' }, true],
    ['610a', { inputAs: 'hex' }, true],
    ['', {}, false],
  ])('reports whether %j with %j ends with a newline', async (text, options, endsWithNewline) => {
    expect(await run('hash', text, options)).toMatchObject({ endsWithNewline });
  });

  it('hashes half a surrogate pair as U+FFFD, and says so', async () => {
    expect(await run('hash', 'a\ud83db')).toEqual(await run('hash', 'a\ufffdb'));
    expect((await notices('hash', 'a\ud83db')).map(brief)).toEqual([['surrogate-replaced', { encoding: 'UTF-8' }, 1]]);
  });

  it.each([
    ['utf-16le', 'UTF-16LE'],
    ['utf-16be', 'UTF-16BE'],
  ])('names the encoding in which it is hashed: %s', async (textEncoding, encoding) => {
    expect(await run('hash', 'a\ud83db', { textEncoding })).toEqual(await run('hash', 'a\ufffdb', { textEncoding }));
    const told = await notices('hash', 'a\ud83db', { textEncoding });
    expect(told.map(brief)).toEqual([['surrogate-replaced', { encoding }, 1]]);
  });

  it('reports what it passed over in Base64', async () => {
    expect(await run('hash', 'YW JjZh', { inputAs: 'base64' })).toEqual(await run('hash', 'abcf'));
    expect((await notices('hash', 'YW JjZh', { inputAs: 'base64' })).map(brief)).toEqual([
      ['base64-bits', { n: 1, found: 'h', right: 'g' }, 6],
      ['base64-spaces', { n: 1 }, 2],
    ]);
  });

  it.each([
    ['0g', { inputAs: 'hex' }, 'hex-character', { symbol: 'g' }, 1],
    ['abc', { inputAs: 'hex' }, 'hex-length', { length: 3 }, 2],
    ['YW€j', { inputAs: 'base64' }, 'base64-character', { symbol: '€' }, 2],
    ['YWJjZ', { inputAs: 'base64' }, 'base64-length', { n: 5 }, 4],
    ['\r\n\r\n€', { textEncoding: 'latin1', lineEndings: 'lf' }, 'not-in-encoding', { symbol: '€' }, 4],
    ['a\ud83d', { textEncoding: 'latin1' }, 'lone-surrogate', {}, 1],
  ])('refuses %j with %j', async (text, options, code, params, offset) => {
    expect(await error('hash', text, options)).toMatchObject({ code, params, at: { offset } });
  });
});

describe('hashFile', () => {
  it('gives four digests of a file', async () => {
    const { size, endsWithNewline, ...digests } = await run('hashFile', new Blob(['abc\n']));
    expect([size, endsWithNewline]).toEqual([4, true]);
    expect(Object.entries(digests).flatMap(([name, digest]) => (digest === null ? [] : name))).toEqual([
      'md5',
      'sha1',
      'sha256',
      'sha512',
    ]);
  });

  it('gives what hash gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
        const options = { algorithms: hashAlgorithmIds };
        expect(await run('hashFile', new Blob([text]), options)).toEqual(await run('hash', text, options));
      }),
      { numRuns: 30 },
    );
  });
});

describe('verify', () => {
  it.each([
    [md5, 'md5'],
    [` ${sha256.toUpperCase()}\n`, 'sha256'],
    ['kAFQmDzST7DWlj99KOF/cg==', 'md5'],
    ['kAFQmDzST7DWlj99KOF_cg', 'md5'],
    [sha512, 'sha512'],
    ['3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532', 'sha3-256'],
    ['8eb208f7e05d987a9b044a8e98c6b087f15a0bfc', 'ripemd160'],
    ['352441c2', 'crc32'],
    ['00110101 00100100 01000001 11000010', 'crc32'],
    ['024d0127', 'adler32'],
    ['44bc2cf5ad770999', 'xxh64'],
    [`${sha1}  a file.txt`, 'sha1'],
    [`${sha1} *a file.txt`, 'sha1'],
    [`SHA256 (a (1).txt) = ${sha256}`, 'sha256'],
    [`MD5(stdin)= ${md5}`, 'md5'],
    ['abc.txt 352441C2', 'crc32'],
  ])('finds %j', async (expected, algorithm) => {
    const verdict = { matches: true, algorithm, digest: expect.stringMatching(/^[0-9a-f]+$/) };
    expect(await outcome('verify', 'abc', { expected })).toEqual({ value: verdict, notices: [] });
    expect(await outcome('verifyFile', new Blob(['abc']), { expected })).toEqual({ value: verdict, notices: [] });
  });

  it.each([
    [sha1.replace('a', 'b'), 'mismatch', { n: 40, algorithms: 'SHA-1, RIPEMD-160' }],
    // As Base64 it would be 48 bytes, which fit SHA-384: these are compared too, but not named.
    [
      sha256.replace('b', 'c'),
      'mismatch',
      { n: 64, algorithms: 'SHA-256, SHA3-256, SHA-512/256, Keccak-256, BLAKE2b-256, BLAKE2s-256, BLAKE3, SM3' },
    ],
    [`SHA3-256 (a) = ${sha256}`, 'mismatch', { n: 64, algorithms: 'SHA3-256' }],
    ['kAFQmDzST7DWlj99KOF/cA==', 'mismatch-bytes', { n: 16, algorithms: 'MD5, MD4, XXH3-128' }],
  ])('does not find %j', async (expected, code, params) => {
    expect(await outcome('verify', 'abc', { expected })).toEqual({
      value: { matches: false, algorithm: null, digest: null },
      notices: [{ code, params }],
    });
  });

  it.each([
    ['hello', 'hello\n', 'mismatch-with-line-break'],
    ['hello\n', 'hello', 'mismatch-without-line-break'],
    ['hello\r\n', 'hello', 'mismatch-without-line-break'],
    ['a\r\nb', 'a\nb', 'mismatch-lf'],
    ['a\nb', 'a\r\nb', 'mismatch-crlf'],
  ])('says of %j where the digest is that of %j', async (text, other, code) => {
    const { sha256: expected } = await run('hash', other);
    expect(await outcome('verify', text, { expected: expected ?? '' })).toEqual({
      value: { matches: false, algorithm: null, digest: null },
      notices: [{ code, params: { algorithm: 'SHA-256' } }],
    });
  });

  it.each(['', ' hello ', md5.slice(1), 'kAFQmDzST7DWlj99KOF/', '🌍'])('refuses %j', async (expected) => {
    expect(await error('verify', 'abc', { expected })).toMatchObject({
      code: 'not-a-digest',
      params: { n: [...expected.trim()].length },
      at: { field: 'expected' },
    });
  });

  it('reads the text as hash does', async () => {
    expect(await run('verify', '616263', { expected: md5, inputAs: 'hex' })).toMatchObject({ matches: true });
    expect(await run('verify', 'abc\n', { expected: md5, trimEnd: true })).toMatchObject({ matches: true });
  });
});

const sri256 = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
const sri384 = 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn';
const sri512 = 'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

describe('integrity', () => {
  // openssl dgst -sha384 -binary | openssl base64 -A
  it.each([
    [['sha384'], sri384],
    [['sha512', 'sha256'], `${sri512} ${sri256}`],
    [['sha256', 'sha384', 'sha512'], `${sri256} ${sri384} ${sri512}`],
  ])('of %j is %s', async (algorithms, integrity) => {
    expect(await run('integrity', 'abc', { algorithms })).toEqual({
      integrity,
      script: `<script src="script.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
      link: `<link rel="stylesheet" href="style.css" integrity="${integrity}" crossorigin="anonymous">`,
      size: 3,
      endsWithNewline: false,
    });
  });

  it('reads a file exactly, also where it is no text', async () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x00, 0x0d, 0x0a);
    const digest = createHash('sha384').update(bytes).digest('base64');
    expect(await run('integrity', new Blob([bytes]))).toMatchObject({ integrity: `sha384-${digest}`, size: 7 });
  });

  it('names the file in the tags, or what is given', async () => {
    const file = new File(['abc'], 'a b.js');
    expect((await run('integrity', file)).script).toContain('<script src="a%20b.js" integrity');
    const { script, link } = await run('integrity', file, { url: ' https://cdn.example/a?b="1"&c=2 ' });
    expect(script).toContain('src="https://cdn.example/a?b=&quot;1&quot;&amp;c=2" integrity');
    expect(link).toContain('href="https://cdn.example/a?b=&quot;1&quot;&amp;c=2" integrity');
  });

  it('needs an algorithm', async () => {
    const fault = await error('integrity', 'abc', { algorithms: [] });
    expect(fault).toMatchObject({ code: 'no-algorithm', at: { field: 'algorithms' } });
  });

  it('is what verifyFile accepts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array(),
        fc.subarray(['sha256', 'sha384', 'sha512'], { minLength: 1 }),
        async (bytes, algorithms) => {
          const { script } = await run('integrity', new Blob([bytes]), { algorithms });
          const verdict = await run('verifyFile', new Blob([bytes]), { expected: String(script) });
          expect(verdict).toMatchObject({ matches: true, algorithm: algorithms.at(-1) });
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('verify with an integrity value', () => {
  const other256 = sri256.replace('ung', 'unh');
  const other512 = sri512.replace('3a8', '3b8');

  // W3C Subresource Integrity, sections 3.3.3 to 3.3.5.
  it.each([
    [sri384, 'sha384'],
    [`  ${sri256}\n\t${sri512} `, 'sha512'],
    [`${other512} ${sri512}`, 'sha512'],
    [`${other256} ${sri512}`, 'sha512'],
    [`${sri512}?ct=text/javascript`, 'sha512'],
    [sri256.replace('+', '-').replace('/', '_').replace('=', ''), 'sha256'],
    [`<script src="a.js" integrity='${sri384}' crossorigin>`, 'sha384'],
    [`"integrity": "${sri512}",`, 'sha512'],
  ])('finds %j', async (expected, algorithm) => {
    const verdict = { matches: true, algorithm, digest: expect.stringMatching(/^[0-9a-f]+$/) };
    expect(await outcome('verify', 'abc', { expected })).toEqual({ value: verdict, notices: [] });
    expect(await outcome('verifyFile', new Blob(['abc']), { expected })).toEqual({ value: verdict, notices: [] });
  });

  it.each([
    [other256, 'mismatch-bytes', { n: 32, algorithms: 'SHA-256' }],
    [`${sri256} ${other512}`, 'mismatch-stronger', { algorithm: 'SHA-512', weaker: 'SHA-256' }],
  ])('does not find %j', async (expected, code, params) => {
    expect(await outcome('verify', 'abc', { expected })).toEqual({
      value: { matches: false, algorithm: null, digest: null },
      notices: [{ code, params }],
    });
  });

  it('reports what browsers ignore', async () => {
    const expected = `md5-kAFQmDzST7DWlj99KOF/cg== ${sri256} SHA512-x`;
    expect(await outcome('verify', 'abc', { expected })).toMatchObject({
      value: { matches: true, algorithm: 'sha256' },
      notices: [{ code: 'integrity-ignored', params: { n: 2, first: 'md5-kAFQmDzST7DWlj99KOF/cg==' } }],
    });
  });

  it.each([
    ['sha384-', 0, 'SHA-384', 48],
    [`${sri256} sha512-abc`, 52, 'SHA-512', 64],
    [`integrity="sha256-${md5}"`, 11, 'SHA-256', 32],
  ])('refuses %j', async (expected, offset, algorithm, n) => {
    expect(await error('verify', 'abc', { expected })).toMatchObject({
      code: 'wrong-integrity',
      params: { algorithm, n },
      at: { field: 'expected', offset },
    });
  });

  it.each([`${sri512} sha256-xxxx`, `sha512-xxxx ${sri512}`])('passes over the malformed in %j', async (expected) => {
    expect(await outcome('verify', 'abc', { expected })).toMatchObject({
      value: { matches: true, algorithm: 'sha512' },
      notices: [{ code: 'integrity-ignored', params: { n: 1 } }],
    });
  });

  // OCI image specification, descriptor, digests.
  it('reads a digest of a container image', async () => {
    expect(await run('verify', 'abc', { expected: ` sha256:${sha256}\n` })).toMatchObject({
      matches: true,
      algorithm: 'sha256',
    });
    expect(await error('verify', 'abc', { expected: `sha512:${sha256}` })).toMatchObject({
      code: 'wrong-length',
      params: { n: 64, algorithm: 'SHA-512', size: 128 },
      at: { field: 'expected' },
    });
    expect(await error('verify', 'abc', { expected: `sha256:${sha256.slice(4)}` })).toMatchObject({
      code: 'wrong-length',
      params: { n: 60, algorithm: 'SHA-256', size: 64 },
    });
    expect(await error('verify', 'abc', { expected: `sha999:${sha256}` })).toMatchObject({ code: 'not-a-digest' });
  });

  it('takes time in proportion to the length', async () => {
    const verify = (n: number) => run('verify', 'abc', { expected: `${'integrity  x '.repeat(n)}${sri256}` });
    expect(await growsLinearly(verify, 100_000)).toBe(true);
  });
});

describe('parseChecksums', () => {
  const row = (name: string | null, algorithm: string | null, digest: string) => [{ line: 1, name, algorithm, digest }];

  it.each([
    // GNU coreutils: sha256sum, md5sum --binary, b2sum; a name that begins with a space.
    [`${sha256}  abc.txt`, row('abc.txt', null, sha256)],
    [`${md5} *a b.bin`, row('a b.bin', null, md5)],
    [`${sha1} abc.txt`, row('abc.txt', null, sha1)],
    [`${sha1}\tabc.txt`, row('abc.txt', null, sha1)],
    [`${sha256}   abc`, row(' abc', null, sha256)],
    [`\\${sha256}  a\\nb\\\\c\\rd`, row('a\nb\\c\rd', null, sha256)],
    [`${sha256}  a\\nb`, row('a\\nb', null, sha256)],
    [sha512.toUpperCase(), row(null, null, sha512)],
    // BSD, coreutils --tag, OpenSSL.
    [`MD5 (abc.txt) = ${md5}`, row('abc.txt', 'md5', md5)],
    [`SHA1(abc.txt)= ${sha1}`, row('abc.txt', 'sha1', sha1)],
    [`SHA2-256(abc.txt)= ${sha256}`, row('abc.txt', 'sha256', sha256)],
    [`SHA512/256 (a) = ${sha256}`, row('a', 'sha512-256', sha256)],
    [`SHA2-512/256(a)= ${sha256}`, row('a', 'sha512-256', sha256)],
    [`SHA3-256 (a) = ${sha256}`, row('a', 'sha3-256', sha256)],
    [`RMD160 (a) = ${sha1}`, row('a', 'ripemd160', sha1)],
    [`RIPEMD-160(a)= ${sha1}`, row('a', 'ripemd160', sha1)],
    [`BLAKE2b (a) = ${sha512}`, row('a', 'blake2b-512', sha512)],
    [`BLAKE2b-256 (a) = ${sha256}`, row('a', 'blake2b-256', sha256)],
    [`SHA256 (a) = b) = ${sha256}`, row('a) = b', 'sha256', sha256)],
    [`\\SHA256 (a\\nb) = ${sha256}`, row('a\nb', 'sha256', sha256)],
    ['MD5 (a) = kAFQmDzST7DWlj99KOF/cg==', row('a', 'md5', md5)],
    // SFV.
    ['my song.mp3 352441C2', row('my song.mp3', 'crc32', '352441c2')],
    ['00000001 song.mp3 352441c2', row('00000001 song.mp3', 'crc32', '352441c2')],
    ['352441c2  song.mp3', row('song.mp3', null, '352441c2')],
    [`\uFEFF${md5}  a`, row('a', null, md5)],
  ])('reads %j', async (line, rows) => {
    expect(await outcome('parseChecksums', line)).toEqual({ value: rows, notices: [] });
  });

  it('counts lines, passes over comments and reports lines that it cannot read', async () => {
    const text = `; comment\r\n${md5}  a\r\n\r\n# more\nnothing\n${sha1}  b\nMD5 (x) = ${sha1}\n`;
    expect(await run('parseChecksums', text)).toEqual([
      { line: 2, name: 'a', algorithm: null, digest: md5 },
      { line: 6, name: 'b', algorithm: null, digest: sha1 },
    ]);
    expect((await notices('parseChecksums', text)).map(brief)).toEqual([
      ['not-checksums', { n: 2 }, text.indexOf('nothing')],
    ]);
  });

  it.each([
    ['', 0],
    ['\n', 0],
    ['# only this', 0],
    ['\nhello\nworld', 1],
    [`${md5.slice(2)}  a`, 0],
    ['MD5 (a) = 1234', 0],
    ['MD5 )a( = 1234', 0],
  ])('refuses %j', async (text, offset) => {
    expect(await error('parseChecksums', text)).toMatchObject({ code: 'no-checksums', at: { offset } });
  });

  it.each<[before: string, repeated: string, after: string]>([
    ['', ')= ', ''],
    ['', '\\', ''],
    ['', ' ', 'x'],
    ['a', '\t', 'b'],
  ])('takes linear time for %j, %j again and again, %j', async (before, repeated, after) => {
    const refuse = async (size: number) => {
      const text = before + repeated.repeat(size / repeated.length) + after;
      expect(await error('parseChecksums', text)).toMatchObject({ code: 'no-checksums' });
    };
    expect(await growsLinearly(refuse, 900_000)).toBe(true);
  });
});

describe('formatChecksums', () => {
  const rows = [
    { name: 'a b.txt', size: 3, md5, sha1, sha256: null },
    { name: 'c\nd\\', md5: 'kAFQmDzST7DWlj99KOF/cg==', note: 'x,"y"' },
  ];

  it.each([
    ['gnu', `${md5}  a b.txt\n${sha1}  a b.txt\n\\${md5}  c\\nd\\\\\n`],
    ['bsd', `MD5 (a b.txt) = ${md5}\nSHA1 (a b.txt) = ${sha1}\n\\MD5 (c\\nd\\\\) = ${md5}\n`],
    [
      'csv',
      `name,size,md5,sha1,sha256,note\na b.txt,3,${md5},${sha1},,\n"c\nd\\",,kAFQmDzST7DWlj99KOF/cg==,,,"x,""y"""\n`,
    ],
    ['json', `${JSON.stringify(rows, null, 2)}\n`],
  ])('writes %s', async (style, written) => {
    expect(await run('formatChecksums', rows, { style })).toBe(written);
  });

  it('writes lines that parseChecksums reads back, in every algorithm', async () => {
    const digests = await run('hash', 'abc', { algorithms: hashAlgorithmIds });
    const names = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((name) => name.trim() !== '' && !/[()=\s*]/.test(name));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...hashAlgorithmIds), names, async (algorithm, name) => {
        const row = { name, [algorithm]: digests[algorithm] };
        const bsd = await run('formatChecksums', [row], { style: 'bsd' });
        expect(await run('parseChecksums', bsd)).toEqual([{ line: 1, name, algorithm, digest: digests[algorithm] }]);
        const gnu = await run('formatChecksums', [row], { style: 'gnu' });
        expect(await run('parseChecksums', gnu)).toMatchObject([{ line: 1, name, digest: digests[algorithm] }]);
      }),
    );
  });

  it.each([
    [`${md5}  a b.txt\n${sha256}  b\n`, 'gnu'],
    [`\\${sha1}  c\\nd\n`, 'gnu'],
    [`SHA3-256 (a) = ${sha256}\nRMD160 (b) = ${sha1}\n`, 'bsd'],
  ])('writes what parseChecksums has read: %j', async (text, style) => {
    const rows = await run('parseChecksums', text);
    expect(await outcome('formatChecksums', rows, { style })).toEqual({ value: text, notices: [] });
  });

  it('writes tagged digests as GNU lines, and a digest alone as that of standard input', async () => {
    const rows = await run('parseChecksums', `MD5 (a) = kAFQmDzST7DWlj99KOF/cg==\n${sha1}\nb 352441C2\n`);
    expect(await run('formatChecksums', rows)).toBe(`${md5}  a\n${sha1}  -\n352441c2  b\n`);
  });

  it('names the usual algorithm where the rows do not, and says so', async () => {
    const rows = await run('parseChecksums', `${sha256}  a\n${md5}  b\nSHA1 (c) = ${sha1}\n`);
    expect(await outcome('formatChecksums', rows, { style: 'bsd' })).toEqual({
      value: `SHA256 (a) = ${sha256}\nMD5 (b) = ${md5}\nSHA1 (c) = ${sha1}\n`,
      notices: [{ code: 'guessed', params: { n: 2, name: 'a', algorithm: 'SHA-256' } }],
    });
  });

  it('takes an algorithm by any of its names', async () => {
    const rows = ['sha256', 'SHA-256', 'SHA2-256'].map((algorithm) => ({ name: 'a', algorithm, digest: sha256 }));
    const line = `SHA256 (a) = ${sha256}\n`;
    expect(await run('formatChecksums', rows, { style: 'bsd' })).toBe(line.repeat(3));
  });

  it('reports rows without a digest', async () => {
    const rows = [{ name: 'a' }, { name: 'b', md5 }, { name: 'c', md5: null, digest: null }];
    expect(await outcome('formatChecksums', rows)).toEqual({
      value: `${md5}  b\n`,
      notices: [{ code: 'no-digest', params: { n: 2, row: 1 } }],
    });
  });

  it.each([
    ['[{"name":"a","algorithm":"md6","digest":"123"}]', 'unknown-algorithm'],
    [`[{"name":"a","algorithm":"md5","digest":"${sha1}"}]`, 'wrong-digest'],
    ['[{"name":"a","digest":"123"}]', 'wrong-digest-unnamed'],
    ['[{"name":"a","md5":"123"}]', 'wrong-digest'],
    [`[{"name":"a","md5":"${sha1}"}]`, 'wrong-digest'],
  ])('refuses %s', async (input, code) => {
    expect(await error('formatChecksums', input)).toMatchObject({ code });
  });

  it('takes any key for a column', async () => {
    const input = '[{"__proto__":"a","constructor":"b"}]';
    expect(await run('formatChecksums', input, { style: 'csv' })).toBe('__proto__,constructor\na,b\n');
    expect(await run('formatChecksums', input)).toBe('');
  });
});

describe('detection', () => {
  const confidence = (text: string, kind: string) => detectKinds(text).find((found) => found.kind === kind)?.confidence;

  it.each([
    [md5, 0.6],
    [` ${sha512}\n`, 0.6],
    [md5.slice(1), undefined],
    [`${md5}g`, undefined],
  ])('%j as a digest', (text, found) => {
    expect(confidence(text, 'digest')).toBe(found);
  });

  it.each([
    [`${md5}  a\n${md5} *b\n`, 0.9],
    [`# made today\r\nSHA256 (a) = ${sha256}\r\n`, 0.9],
    [`${md5}  a\nhello\n`, undefined],
    [md5, undefined],
    ['', undefined],
    ['Print (x) = yyyyyyyy', undefined],
  ])('%j as checksums', (text, found) => {
    expect(confidence(text, 'checksums')).toBe(found);
  });
});
