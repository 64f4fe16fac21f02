import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic);

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const pngBytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));

const encode = async (input: unknown, options: TestOptions<typeof tool, 'encode'> = {}) =>
  (await run('encode', input, options)).text();

const decodeToBytes = async (text: string) => new Uint8Array(await (await run('decode', text)).arrayBuffer());

const noticesOf = async (text: string) => (await notices('decode', text)).map(({ code, params }) => ({ code, params }));

describe('encode', () => {
  test.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('RFC 4648 section 10: %j', async (text, base64) => {
    expect(await encode(new Blob([text]))).toBe(base64);
  });

  test.each([
    ['raw', png],
    ['data-uri', `data:image/png;base64,${png}`],
    ['css', `url("data:image/png;base64,${png}")`],
    ['html', `<img src="data:image/png;base64,${png}" alt="">`],
    ['markdown', `![](data:image/png;base64,${png})`],
    ['json', JSON.stringify(png)],
    ['pem', `-----BEGIN CERTIFICATE-----\n${png.slice(0, 64)}\n${png.slice(64)}\n-----END CERTIFICATE-----\n`],
  ])('as %s, which decodes to the same file', async (form, text) => {
    expect(await encode(pngBytes, { form })).toBe(text);
    expect(await decodeToBytes(text)).toEqual(pngBytes);
    expect((await run('decode', text)).type).toBe('image/png');
  });

  test('the result is a text file', async () => {
    expect(await run('encode', pngBytes)).toHaveProperty('type', 'text/plain');
  });

  test.each([
    ['a chosen type before all', 'image/x-own', { type: 'image/gif' }, { mime: 'image/x-own' }],
    ['the content before the given type', 'image/png', { type: 'image/gif' }, {}],
  ])('%s', async (_, mime, options, raw) => {
    expect(await encode(new Blob([pngBytes], options), { form: 'data-uri', ...raw })).toBe(
      `data:${mime};base64,${png}`,
    );
  });

  test.each([
    ['a{}', { type: 'text/css' }, 'text/css'],
    ['a{}', {}, 'text/plain'],
    ['\0', { type: 'model/step' }, 'model/step'],
    ['\0', { type: 'a/b" onload="' }, 'application/octet-stream'],
    ['\0', {}, 'application/octet-stream'],
  ])('the type of %j given as %j', async (content, options, mime) => {
    expect(await encode(new Blob([content], options), { form: 'data-uri' })).toBe(
      `data:${mime};base64,${btoa(content)}`,
    );
  });

  test.each([
    ['raw', '-__-_w'],
    ['json', '"-__-_w"'],
    ['data-uri', 'data:application/octet-stream;base64,+//+/w=='],
  ])('URL-safe in %s', async (form, text) => {
    expect(await encode(Uint8Array.of(0xfb, 0xff, 0xfe, 0xff), { form, urlSafe: true })).toBe(text);
  });

  test.each([
    [{}, 0],
    [{ lineLength: '64' }, 64],
    [{ lineLength: '76' }, 76],
    [{ form: 'pem', lineLength: '76' }, 64],
  ])('slices leave no trace with %j', async (options, lineLength) => {
    const bytes = Uint8Array.from({ length: 7_000_001 }, (_, index) => (index * index) >> 3);
    const base64 = Buffer.from(bytes).toString('base64');
    const lines = lineLength === 0 ? [base64] : base64.match(new RegExp(`.{1,${lineLength}}`, 'g'));
    const text = (await encode(bytes, options)).split('\n').filter((line) => !line.startsWith('-----') && line !== '');
    expect(text).toEqual(lines);
  });

  test('reports progress, and stops when the result is no longer needed', async () => {
    const abort = new AbortController();
    const told: number[] = [];
    const progress = (fraction: number) => {
      told.push(fraction);
      abort.abort();
    };
    const file = new Blob([new Uint8Array(7_000_000)]);
    await expect(run('encode', file, {}, { signal: abort.signal, progress })).rejects.toThrow('aborted');
    expect(told).toEqual([3_145_728 / 7_000_000]);
  });

  test.each([
    [{ form: 'data-uri', mime: 'image' }, 'mime: pattern'],
    [{ form: 'data-uri', mime: 'image/png" onload="' }, 'mime: pattern'],
    [{ form: 'pem', label: 'A-----' }, 'label: pattern'],
  ])('%j does not fit', async (raw, issue) => {
    await expect(encode('', raw)).rejects.toThrow(issue);
  });
});

describe('decode', () => {
  test('any bytes come back', async () => {
    const forms = fc.constantFrom('raw', 'data-uri', 'css', 'html', 'markdown', 'json', 'pem');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), forms, fc.boolean(), async (bytes, form, urlSafe) => {
        expect(await decodeToBytes(await encode(bytes, { form, urlSafe }))).toEqual(bytes);
      }),
    );
  });

  test.each([
    ['data:,A%20brief%20note', 'A brief note', [{ code: 'not-base64', params: {} }]],
    ['data:image/png;base64,', '', [{ code: 'empty', params: {} }]],
    ['', '', []],
    [' ', '', [{ code: 'empty', params: {} }].slice(1)],
  ])('%j', async (text, decoded, told) => {
    expect(await decodeToBytes(text)).toEqual(new TextEncoder().encode(decoded));
    expect(await noticesOf(text)).toEqual(told);
  });

  test.each([
    ['data:text/plain;base64,TWF=', 'base64-bits', { n: 1, found: 'F', right: 'E' }, 25],
    ['data:text/plain;base64,YQ=', 'base64-padding-ignored', { n: 1, found: 1, needed: 2 }, 25],
    ['data:text/plain;base64,YQ', 'base64-unpadded', { n: 1, needed: 2 }, 24],
    ['"TW Fu"', 'base64-spaces', { n: 1 }, 3],
  ])('reports what it passed over: %j', async (text, code, params, offset) => {
    const told = { code, params, at: expect.objectContaining({ offset, length: 1 }) };
    expect(await notices('decode', text)).toEqual([told]);
    expect(await notices('identify', text)).toEqual([told]);
  });

  test.each([
    ['image/png', '/9j/4AAQSkZJRg==', 'JPEG'],
    ['text/plain', png, 'PNG'],
    ['image/png', btoa('only text'), 'text'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', btoa('<?xml version="1.0"?>'), 'XML'],
  ])('reports that %s is wrong', async (declared, base64, name) => {
    expect(await noticesOf(`data:${declared};base64,${base64}`)).toEqual([
      { code: 'type-mismatch', params: { declared, name } },
    ]);
  });

  test.each([
    ['image/png', png],
    ['image/x-png', png],
    ['application/octet-stream', png],
    ['application/x-of-its-own', png],
    ['text/css', btoa('a{}')],
    ['text/plain', btoa('<html></html>')],
    ['application/rss+xml', btoa('<?xml version="1.0"?><rss/>')],
    ['image/svg+xml', btoa('<g/>')],
    ['application/vnd.oasis.opendocument.text', 'UEsDBBQ='],
    ['image/png', '//79/Pv6'],
  ])('has nothing against %s', async (declared, base64) => {
    expect(await noticesOf(`data:${declared};base64,${base64}`)).toEqual([]);
  });

  test.each([
    ['Zm9v*', 'base64-character', { symbol: '*' }, 4],
    ['data:image/png;base64,Zm9v*', 'base64-character', { symbol: '*' }, 26],
    ['url("data:image/png;base64,Zg==Zg==")', 'base64-padding', {}, 29],
    ['"Zm9vY"', 'base64-length', { n: 5 }, 5],
    ['"Zm9v" "Zm9v"', 'base64-character', { symbol: '"' }, 0],
  ])('refuses %j', async (text, ...expected) => {
    expect(brief(await error('decode', text))).toEqual(expected);
  });
});

describe('identify', () => {
  test.each([
    [png, 'image/png', 'png', 'PNG', 68, null],
    ['JVBERi0xLjQK', 'application/pdf', 'pdf', 'PDF', 9, null],
    ['UEsDBBQ=', 'application/zip', 'zip', 'ZIP', 5, null],
    ['H4sIAAAAAAAA', 'application/gzip', 'gz', 'gzip', 9, null],
    ['//79/A==', 'application/octet-stream', 'bin', null, 4, null],
    [`data:image/jpg;base64,${png}`, 'image/jpg', 'jpg', 'PNG', 68, 'image/jpg'],
    [
      'data:application/x-of-its-own;base64,Zg==',
      'application/x-of-its-own',
      'txt',
      'text',
      1,
      'application/x-of-its-own',
    ],
    ['data:;base64,Zg==', 'text/plain', 'txt', 'text', 1, null],
    ['', 'application/octet-stream', 'bin', null, 0, null],
  ])('%j', async (text, mime, extension, format, size, declared) => {
    expect(await run('identify', text)).toEqual({ mime, extension, format, size, declared });
  });
});

describe('sniff', () => {
  test('a picture', async () => {
    expect(await run('sniff', pngBytes)).toEqual({
      mime: 'image/png',
      extension: 'png',
      format: 'PNG',
      size: 68,
      base64Length: 92,
      growth: 35.29,
      sha256: '431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460',
    });
  });

  test('an empty file', async () => {
    expect(await run('sniff', new Blob([]))).toEqual({
      mime: 'application/octet-stream',
      extension: 'bin',
      format: null,
      size: 0,
      base64Length: 0,
      growth: null,
      // FIPS 180-4, empty message
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    });
  });

  test('a text whose name knew better', async () => {
    expect(await run('sniff', new Blob(['a{}'], { type: 'text/css' }))).toMatchObject({
      mime: 'text/css',
      extension: 'css',
      format: 'text',
    });
  });
});
