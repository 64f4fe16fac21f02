import { describe, expect, it, test } from 'vitest';
import { mimeTable } from '#generated/data/mime-types.ts';
import { readCsv } from '#lib/csv/read.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { mimeTypes, typeNamed, typesOf } from './mime-types.ts';
import tool from './tool.ts';
import { usualExtensions } from './usual-extensions.ts';

const { run, notices } = testTool(tool, logic, { messages });

const rowsOf = (table: unknown) => [...readCsv(String(table))].slice(1).map(({ fields }) => fields);
const typesFor = async (query: string, options = {}) =>
  rowsOf(await run('search', query, options)).map(([type]) => type);

describe('search', () => {
  // mime-db 1.54.0; RFC 9239 and 9512 for the first of several.
  it.each<[string, string[]]>([
    ['.json', ['application/json']],
    ['"text/html"', ['text/html']],
    ["'report.pdf',", ['application/pdf']],
    ['data.JSON', ['application/json']],
    ['C:\\files\\report.final.pdf', ['application/pdf']],
    ['docs/page.html', ['text/html']],
    ['.js', ['text/javascript', 'application/javascript']],
    ['.yaml', ['application/yaml', 'text/yaml']],
    ['.xml', ['application/xml', 'text/xml']],
    ['.mp4', ['video/mp4', 'application/mp4']],
    [
      '.exe',
      [
        'application/vnd.microsoft.portable-executable',
        'application/octet-stream',
        'application/x-msdownload',
        'application/x-msdos-program',
      ],
    ],
    ['.deb', ['application/vnd.debian.binary-package', 'application/octet-stream', 'application/x-debian-package']],
    ['.flac', ['audio/flac', 'audio/x-flac']],
    ['.mka', ['audio/matroska', 'audio/x-matroska']],
    ['.mkv', ['video/matroska', 'video/x-matroska']],
    ['.p12', ['application/pkcs12', 'application/x-pkcs12']],
    ['.vcf', ['text/vcard', 'text/x-vcard']],
    ['.odb', ['application/vnd.oasis.opendocument.base', 'application/vnd.oasis.opendocument.database']],
    ['.docx', ['application/vnd.openxmlformats-officedocument.wordprocessingml.document']],
    ['text/html', ['text/html']],
    ['TEXT/HTML; charset=utf-8', ['text/html']],
    ['Content-Type: text/html; charset=utf-8', ['text/html']],
    ['.sqlite3', ['application/vnd.sqlite3']],
    ['events.jsonl', ['application/x-ndjson']],
    ['.zst', ['application/zstd']],
    ['.parquet', ['application/vnd.apache.parquet']],
    ['main.py', ['text/x-python']],
  ])('%s', async (query, types) => {
    expect(await typesFor(query)).toEqual(types);
  });

  it('finds what fits exactly, then what begins so, then what contains it', async () => {
    const found = await typesFor('json');
    expect(found[0]).toBe('application/json');
    const sequence = found.indexOf('application/json-seq');
    expect(sequence).toBeGreaterThan(0);
    expect(found.indexOf('application/activity+json')).toBeGreaterThan(sequence);
    expect(await typesFor('vnd.ms-excel')).toContain('application/vnd.ms-excel.sheet.macroenabled.12');
    expect(await typesFor('ms excel')).toContain('application/vnd.ms-excel');
    expect(await typesFor('.ht')).toContain('text/html');
  });

  it('finds what only contains it within a word last', async () => {
    const found = await typesFor('ts');
    expect(found[0]).toBe('video/mp2t');
    const inside = found.findIndex((type = '') => !/\bts/.test(type) && !/[./](?:ts|tab|timestamped|mp2t)/.test(type));
    expect(inside).toBeGreaterThan(found.indexOf('text/tab-separated-values'));
    const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect(found.indexOf(workbook)).toBeGreaterThan(found.indexOf('application/vnd.etsi.tsl+xml'));
  });

  it.each<[string, string[]]>([
    ['excel', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel']],
    [
      'Word document',
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/msword'],
    ],
    ['web page', ['text/html']],
    ['page html', ['text/html']],
    ['sous-titres', ['application/x-subrip', 'text/vtt']],
    ['présentation', ['application/vnd.openxmlformats-officedocument.presentationml.presentation']],
  ])('finds by what people say: %s', async (query, types) => {
    expect((await typesFor(query)).slice(0, types.length)).toEqual(types);
    expect(await run('byExtension', query)).toMatchObject({ type: types[0] });
  });

  it('puts the usual types of a family first', async () => {
    for (const [query, type] of [
      ['image', 'image/png'],
      ['video', 'video/mp4'],
      ['audio', 'audio/mpeg'],
    ] as const)
      expect((await typesFor(query)).slice(0, 3), query).toContain(type);
  });

  it('reads the path of a URL', async () => {
    expect(await typesFor('https://a.example/b/logo.svg?x=1.png#y')).toEqual(['image/svg+xml']);
  });

  it('says that an extension is not known where others come close', async () => {
    expect(await typesFor('a.jso')).toContain('application/json');
    expect(await notices('search', 'a.jso')).toMatchObject([{ code: 'near-extension', params: { extension: 'jso' } }]);
    expect(await notices('search', 'jso')).toEqual([]);
  });

  it('shows the registered ones, or those with extensions', async () => {
    expect(await typesFor('.js', { show: 'registered' })).toEqual(['text/javascript']);
    expect(await notices('search', 'text/x-java-source', { show: 'registered' })).toMatchObject([
      { code: 'all-hidden' },
    ]);
    expect((await run('list', { show: 'registered' })) as object).toMatchObject({
      count: mimeTypes.filter(({ source }) => source === 'iana').length,
    });
  });

  it.each([
    ['.abcxyz', 'unknown-extension', { extension: 'abcxyz' }],
    ['aplication/json', 'unknown-type-near', { nearest: 'application/json, application/hjson' }],
    ['image/jpg', 'unknown-type-near', { nearest: 'image/jpeg, image/jp2' }],
    ['text/foo', 'unknown-type-near', { nearest: 'text/css, text/csv' }],
    ['text/qqqqqqqqqqqqqqqq', 'unknown-type', { type: 'text/qqqqqqqqqqqqqqqq' }],
    ['qqqqqq', 'nothing-found', { query: 'qqqqqq' }],
    ['__proto__', 'nothing-found', {}],
    [`text/${'x'.repeat(100_000)}`, 'unknown-type', {}],
    [`.${'x'.repeat(100_000)}`, 'unknown-extension', {}],
  ])('refuses %.20s', async (query, code, params) => {
    await expect(run('search', query)).rejects.toMatchObject({ code, params });
  });

  it('reports that TypeScript has no type', async () => {
    expect(await typesFor('.ts')).toEqual(['video/mp2t']);
    expect(await notices('search', 'main.ts')).toMatchObject([{ code: 'typescript' }]);
    expect(await notices('search', '.js')).toEqual([]);
  });
});

describe('byExtension, byType', () => {
  // The registrations, in RFCs or, where there is none, with IANA.
  it.each([
    ['RFC 2318', 'text/css', ['css']],
    ['RFC 2854', 'text/html', ['html', 'htm']],
    ['RFC 4180', 'text/csv', ['csv']],
    ['RFC 4337', 'video/mp4', ['mp4']],
    ['RFC 5545', 'text/calendar', ['ics']],
    ['RFC 6350', 'text/vcard', ['vcf']],
    ['RFC 6713', 'application/gzip', ['gz']],
    ['RFC 7763', 'text/markdown', ['md', 'markdown']],
    ['RFC 7946', 'application/geo+json', ['geojson']],
    ['RFC 8081', 'font/woff2', ['woff2']],
    ['RFC 8118', 'application/pdf', ['pdf']],
    ['RFC 8259', 'application/json', ['json']],
    ['RFC 8878', 'application/zstd', ['zst']],
    ['RFC 9239', 'text/javascript', ['js', 'mjs']],
    ['RFC 9512', 'application/yaml', ['yaml', 'yml']],
    ['RFC 9639', 'audio/flac', ['flac']],
    ['RFC 9649', 'image/webp', ['webp']],
    ['W3C', 'image/png', ['png']],
    ['W3C', 'image/svg+xml', ['svg', 'svgz']],
    ['W3C', 'application/wasm', ['wasm']],
  ])('%s: %s', async (_, type, extensions) => {
    for (const extension of extensions) expect(await run('byExtension', extension)).toMatchObject({ type });
  });

  it('describe the type', async () => {
    expect(await run('byExtension', '.html')).toMatchObject({
      type: 'text/html',
      header: 'Content-Type: text/html; charset=utf-8',
      extension: '.html',
      extensions: '.html .htm .shtml',
      compressible: true,
      registration: 'https://www.iana.org/assignments/media-types/text/html',
    });
    expect(await run('byExtension', 'application/json')).toMatchObject({ header: 'Content-Type: application/json' });
    expect(await run('byType', 'application/json')).toMatchObject({ extensions: '.json .map', charset: 'UTF-8' });
    expect(await run('byType', 'text/x-java-source')).toMatchObject({ registration: null, source: 'Apache' });
  });

  it.each([
    ['audio/mpeg', '.mp3', '.mp3 .mpga .mp2 .mp2a .m2a .m3a'],
    ['video/quicktime', '.mov', '.mov .qt'],
    ['application/postscript', '.ps', '.ps .ai .eps'],
    ['text/troff', '.roff', '.roff .t .tr .man .me .ms'],
  ])('put the usual extension of %s first', async (type, extension, extensions) => {
    expect(await run('byType', type)).toMatchObject({ extension, extensions });
  });

  it('know a usual extension only where it was not the first of several', () => {
    for (const [type, usual] of usualExtensions) {
      const line = mimeTable.split('\n').find((one) => one.startsWith(`${type}\t`));
      expect(line?.split('\t').at(-1)?.split(' ').indexOf(usual), type).toBeGreaterThan(0);
    }
  });

  it('take an extension for a type, and say so', async () => {
    expect(await run('byType', 'html')).toMatchObject({ type: 'text/html' });
    expect(await notices('byType', 'html')).toMatchObject([{ code: 'is-extension', params: { extension: 'html' } }]);
    await expect(run('byType', 'text/foo')).rejects.toMatchObject({ code: 'unknown-type-near' });
    await expect(run('byExtension', 'abcxyz')).rejects.toMatchObject({ code: 'unknown-extension' });
  });
});

describe('sniff', () => {
  const fileOf = (content: string, name: string, type = '') =>
    new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name, { type });

  it.each([
    ['\x89PNG\r\n\x1A\n', 'image/png'],
    ['%PDF-', 'application/pdf'],
    ['\0asm', 'application/wasm'],
    ['[1, 2]\n', 'application/json'],
    ['{not json', 'text/plain'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ])('%j is %s', async (content, type) => {
    expect(await run('sniff', fileOf(content, ''))).toMatchObject({ type });
  });

  it.each<[string, string, string[]]>([
    ['%PDF-', 'a.pdf', []],
    ['%PDF-', 'a.png', ['differ']],
    ['a,b\n', 'a.csv', []],
    ['body {}', 'a.css', []],
    ['no picture', 'a.png', ['differ']],
    ['[1]', 'a.geojson', []],
    ['[1]', 'a.gif', ['differ']],
    ['RIFF\0\0\0\0WAVE', 'a.wav', []],
    ['RIFF\0\0\0\0AVI ', 'a.avi', []],
    ['PK\x03\x04', 'a.xpi', []],
    ['PK\x03\x04', 'a.png', ['differ']],
    ['%PDF-', 'a', []],
    ['\x01\x02\x03\xFF', 'a.bin', ['unknown-content']],
  ])('%j named %s: %j', async (content, name, expected) => {
    expect((await notices('sniff', fileOf(content, name))).map(({ code }) => code)).toEqual(expected);
  });

  it('reports what name and browser say', async () => {
    expect(await run('sniff', fileOf('%PDF-', 'photo.JPG', 'image/jpeg'))).toMatchObject({
      type: 'application/pdf',
      byName: 'image/jpeg',
      reported: 'image/jpeg',
    });
    await expect(run('sniff', fileOf('', 'a.png'))).rejects.toMatchObject({ code: 'empty-file' });
  });
});

test('the list has every type once', () => {
  expect(new Set(mimeTypes.map(({ type }) => type)).size).toBe(mimeTypes.length);
  expect(mimeTypes.length).toBe(2531);
});

test('prefers a registered type to the unregistered one of the same name', () => {
  const extensions = new Set(mimeTypes.flatMap((one) => one.extensions));
  const outdated = [...extensions].filter((extension) => {
    const [best] = typesOf(extension);
    return best?.source !== 'iana' && typeNamed(best?.type.replace('/x-', '/') ?? '')?.source === 'iana';
  });
  // Registered names that are not for files with these: subtitles alone, and an extension that few use.
  expect(outdated).toEqual(['mkd', 'mks']);
});
