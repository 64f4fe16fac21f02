import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report, notices } = testTool(tool, logic, { messages });

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64'));
const bytesOf = async (file: Blob | null) => new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
const contentOf = async ({ text, file }: { text: string | null; file: Blob | null }) =>
  text === null ? bytesOf(file) : new TextEncoder().encode(text);

/** Compressible, and not a text. */
const sample = Uint8Array.from({ length: 20_000 }, (_, index) => (index % 97) * (index % 13));

const long = 'Penknife compresses texts. '.repeat(400);

/**
 * `printf 'Penknife %s\n' 1 2 3 |` the command: gzip 1.12, Zstandard 1.5.4, bzip2 1.0.8, XZ Utils 5.4.1, and the zlib module
 * of Python 3.11.
 */
const made = {
  gzip: 'H4sIAAAAAAAAAwtIzcvOy0xLVTDkCoAxjRBMYy4At2w0iSEAAAA=',
  zlib: 'eJwLSM3LzstMS1Uw5AqAMY0QTGMuAL5nCqU=',
  deflate: 'C0jNy87LTEtVMOQKgDGNEExjLgA=',
  zstd: 'KLUv/QRYtQAAcFBlbmtuaWZlIDEKMjMKAgBgCxfFC0UrpI0=',
  bzip2: 'QlpoOTFBWSZTWcis9NYAAATbAAAQQAA4AEAAAykgACI9RMnoCAaaaJ9PyihCLNY0Rwu5IpwoSGRWemsA',
  xz: '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AAgABZdACgZScbVJtgFbyR26YT6kQ1/BiQ2oAAAAAB9DMOL9vsyWgABMiEE8Z+BH7bzfQEAAAAABFla',
  brotli: 'CxCAUGVua25pZmUgMQpQZW5rbmlmZSAyClBlbmtuaWZlIDMKAw==',
};

describe('compress', () => {
  test.each([
    ['gzip', gzipSync, gunzipSync],
    ['zlib', deflateSync, inflateSync],
    ['deflate', deflateRawSync, inflateRawSync],
  ] as const)('zlib reads %s, which is as short as its own', async (format, make, read) => {
    for (const level of [0, 1, 6, 9]) {
      const bytes = await bytesOf((await run('compress', sample, { format, level })).file);
      expect(new Uint8Array(read(bytes))).toEqual(sample);
      expect(bytes.length).toBeLessThan(1.02 * make(sample, { level }).length);
    }
  });

  test.each(['gzip', 'zlib', 'deflate', 'zstd'])('what %s makes is read again', async (format) => {
    const isReadAgain = async (bytes: Uint8Array) => {
      const { file } = await run('compress', bytes, { format });
      expect(await contentOf(await run('decompress', file, { format, maxRatio: null }))).toEqual(new Uint8Array(bytes));
    };
    await isReadAgain(new Uint8Array());
    await isReadAgain(sample);
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), isReadAgain), { numRuns: 50 });
  });

  test('the sizes, and that it has not become smaller', async () => {
    expect(await report('compress', long)).toMatchObject({
      value: { summary: '10,800 → 91 bytes (0.8%)' },
      notices: [],
    });
    expect(await report('compress', 'a')).toMatchObject({
      value: { summary: '1 → 21 bytes (2,000% larger)' },
      notices: [messages.notices['not-smaller']],
    });
    expect(await report('compress', '')).toMatchObject({ value: { summary: '0 → 20 bytes' } });
    const grown = (await run('compress', 'a', { outputAs: 'hex' })).text ?? '';
    expect(await run('decompress', grown)).toMatchObject({ summary: '21 → 1 byte' });
  });

  test('in Base64 and in hexadecimal', async () => {
    expect(await run('compress', 'a', { format: 'zlib', outputAs: 'hex' })).toMatchObject({
      file: null,
      text: '789c4b040000620062',
    });
    expect(await run('compress', 'a', { format: 'zlib', outputAs: 'base64' })).toMatchObject({ text: 'eJxLBAAAYgBi' });
  });
});

test('compare gives the sizes of what compress makes', async () => {
  const rows = (await run('compare', sample)).split('\n').map((row) => row.split(','));
  expect(rows.map(([format, level]) => `${format} ${level}`)).toEqual([
    'format level',
    ...['gzip 1', 'gzip 6', 'gzip 9', 'Zstandard 1', 'Zstandard 3', 'Zstandard 19'],
  ]);
  const { file } = await run('compress', sample, { level: 9 });
  expect(rows[3]?.[2]).toBe(String(file?.size));
  expect((await run('compare', '')).split('\n')[1]).toBe('gzip,1,20,');
});

describe('decompress', () => {
  test.each(Object.entries(made))('%s of another program', async (format, base64) => {
    const bytes = fromBase64(base64);
    for (const input of [bytes, base64, bytes.reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')])
      expect(await run('decompress', input)).toMatchObject({ text: 'Penknife 1\nPenknife 2\nPenknife 3\n' });
    expect(await run('decompress', bytes, { format })).toMatchObject({ file: null });
  });

  test.each([
    ['data URI', `data:application/gzip;base64,${made.gzip}`],
    ['JSON string', `"${made.gzip}"`],
    ['lines', made.gzip.replace(/.{20}/g, '$&\n')],
    ['percent-encoded', encodeURIComponent(made.gzip)],
  ])('Base64 as %s', async (_, input) => {
    expect(await run('decompress', input)).toMatchObject({ text: 'Penknife 1\nPenknife 2\nPenknife 3\n' });
  });

  test('reports how the input was read, and what is in the header', async () => {
    expect(await report('decompress', made.deflate)).toMatchObject({
      value: { format: 'raw deflate in Base64', summary: '20 → 33 bytes (60.6%)', name: null, modified: null },
      notices: ['No signature was found, but all of the data decompresses as deflate (raw).'],
    });
    // gzip 1.12 of a file named notes.txt.
    expect(await run('decompress', 'H4sICADxU2UAA25vdGVzLnR4dABLVMjLL0nlAgAQBeFZBwAAAA==')).toMatchObject({
      name: 'notes.txt',
      modified: '2023-11-14T22:13:20Z',
    });
  });

  test('content that is no text is a file', async () => {
    const { text, file } = await run('decompress', new Uint8Array(gzipSync(sample)));
    expect(text).toBeNull();
    expect(await bytesOf(file)).toEqual(sample);
    expect(await run('decompress', new Uint8Array(gzipSync('a\0b')))).toMatchObject({ text: null });
    expect(await run('decompress', new Uint8Array(gzipSync('')))).toMatchObject({ text: '' });
  });

  test.each(['gzip', 'zstd', 'bzip2', 'xz'] as const)('several streams of %s are joined', async (format) => {
    const bytes = fromBase64(made[format]);
    const twice = new Uint8Array([...bytes, ...bytes]);
    expect(await report('decompress', twice)).toMatchObject({
      value: { text: 'Penknife 1\nPenknife 2\nPenknife 3\n'.repeat(2) },
      notices: [expect.stringMatching(/has 2 .* streams, joined here\.$/)],
    });
  });

  test.each(['gzip', 'zlib', 'zstd', 'bzip2', 'xz', 'brotli', 'deflate'] as const)('bytes after %s', async (format) => {
    const bytes = fromBase64(made[format]);
    const notice = { code: 'trailing', params: { n: 3, given: format } };
    expect(await notices('decompress', new Uint8Array([...bytes, 1, 2, 3]), { format })).toContainEqual(notice);
  });

  test.each(Object.entries(made))('%s that is cut off anywhere', async (format, base64) => {
    const bytes = fromBase64(base64);
    for (let length = 1; length < bytes.length; length++)
      expect(await error('decompress', bytes.slice(0, length), { format, inputAs: 'bytes' })).toMatchObject({
        code: 'truncated',
        params: { given: format, read: length },
      });
  });

  test('what can be read of damaged data is offered', async () => {
    const cut = new Uint8Array(gzipSync(sample)).slice(0, 300);
    const { params, offers } = await error('decompress', cut);
    expect(offers).toEqual([{ recover: true }]);
    const { value, notices: told } = await report('decompress', cut, { recover: true });
    const content = await bytesOf(value?.file ?? null);
    expect(content.length).toBe(params['written']);
    expect(content).toEqual(sample.slice(0, content.length));
    expect(told).toEqual([expect.stringMatching(/^The data is damaged or cut off\. Only the first/)]);
  });

  test.each([
    ['gzip', -8, 'checksum'],
    ['gzip', -1, 'checksum'],
    ['zlib', -1, 'checksum'],
    ['zstd', -1, 'checksum'],
    ['bzip2', 10, 'checksum'],
    ['bzip2', 5, 'corrupt'],
    ['xz', -30, 'corrupt'],
    ['gzip', 10, 'corrupt'],
  ] as const)('%s with another byte %d: %s', async (format, index, code) => {
    const bytes = fromBase64(made[format]);
    const at = index < 0 ? bytes.length + index : index;
    bytes[at] = (bytes[at] as number) ^ 0xff;
    expect(await error('decompress', bytes, { format })).toMatchObject({ code });
  });

  test.each(Object.entries(made))('%s with any bit changed is data or an error', async (format, base64) => {
    const bytes = fromBase64(base64);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
      await run('decompress', changed, { format, inputAs: 'bytes' }).catch((reason: unknown) => {
        expect(reason).toHaveProperty('name', 'ToolError');
      });
    }
  });

  test('a bomb is stopped before it is decompressed', async () => {
    const zeros = new Uint8Array(gzipSync(new Uint8Array(64 * 2 ** 20)));
    expect(await error('decompress', zeros, { maxRatio: 100 })).toMatchObject({
      code: 'bomb',
      params: { ratio: 100, written: expect.toSatisfy((size: number) => size < 20 * 2 ** 20) },
      offers: [{ maxRatio: null }],
    });
    expect(await error('decompress', zeros, { maxRatio: null, maxSize: 20 })).toMatchObject({
      code: 'too-large',
      params: { limit: 20 },
      offers: [{ maxSize: 80 }],
    });
    const { file } = await run('decompress', zeros, { maxRatio: null });
    expect(file?.size).toBe(64 * 2 ** 20);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
    const brotli = new Uint8Array(brotliCompressSync(new Uint8Array(64 * 2 ** 20), quality));
    expect(await error('decompress', brotli, { format: 'brotli' })).toMatchObject({ code: 'bomb' });
  });

  test.each([
    ['plain words', { bytes: '70 6c 61 69' }],
    ['x^2 + 1', { bytes: '78 5e 32 20' }],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), { bytes: '89 50 4e 47' }],
  ])('%j is not compressed', async (input, params) => {
    expect(await error('decompress', input)).toMatchObject({ code: 'not-compressed', params });
  });

  test.each([
    // zlib with a preset dictionary (RFC 1950 section 2.2), made by Node.js.
    ['zlib', 'eLsOGgMxC4DSAA4aAzE=', 'dictionary'],
    [
      'xz',
      '/Td6WFoAAArh+wyhAgAhARYAAAB0L+Wj4AAgABZdACgZScbVJtgFbyR26YT6kQ1/BiQ2oAAAAADoJsGogdtZND+KLkTLAVk+NMLTM6gZ6+9PeDhIDkm0fAABSiH6AnlmGJtLmgEAAAAAClla',
      'xz-check',
    ],
    [
      'xz',
      '/Td6WFoAAATm1rRGAgEEACEBFgANhjUf4AAgABZdACgZScbVJtgFbyR26YT6kQ1/BiQ2oAAAAAB9DMOL9vsyWgABMiEE8Z+BH7bzfQEAAAAABFla',
      'xz-filter',
    ],
  ])('%s %s is not supported', async (format, base64, code) => {
    expect(await error('decompress', base64, { format, inputAs: 'base64' })).toMatchObject({ code });
  });

  test('an option that says how the input is written is followed', async () => {
    expect(await error('decompress', 'H4sI*', { inputAs: 'base64' })).toMatchObject({ code: 'base64-character' });
    expect(await error('decompress', made.gzip, { inputAs: 'bytes' })).toMatchObject({ code: 'not-compressed' });
  });
});
