import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { betterUse } from '#core/kinds/better-use.ts';
import { detectFileKinds } from '#core/kinds/detect-file.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

/**
 * Python 3.11 (`zipfile`, `tarfile`), Info-ZIP 3.0 (`descriptor`, `encrypted`), GNU tar 1.34 (`v7`), gzip, bzip2, XZ Utils and
 * zstd. The name in `cp437` and `unflagged`, and the end of `zip64end`, were written by hand.
 */
const made = {
  methods:
    'UEsDBBQAAAAAAIMYIlwL+UNWBgAAAAYAAAAKAAAAc3RvcmVkLnR4dHN0b3JlZFBLAwQUAAAACACDGCJcZXSjRgwAAAAXAAAACwAAAGRlZmxhdGUudHh0S0lNy0ksSVVIQaUBUEsDBC4AAAAMAIMYIlwRS7yBLAAAAAUAAAAJAAAAYnppcDIudHh0QlpoOTFBWSZTWUhjLEQAAACJgBAAECBAECAAMM0AwaaAcXckU4UJBIYyxEBQSwMEPwACAA4AgxgiXAU+NOMXAAAABAAAAAgAAABsem1hLnR4dAkEBQBdAACAAAA2HondhnvLn//7OYAAUEsBAhQDFAAAAAAAgxgiXAv5Q1YGAAAABgAAAAoAAAAAAAAAAAAAAKSBAAAAAHN0b3JlZC50eHRQSwECFAMUAAAACACDGCJcZXSjRgwAAAAXAAAACwAAAAAAAAAAAAAApIEuAAAAZGVmbGF0ZS50eHRQSwECLgMuAAAADACDGCJcEUu8gSwAAAAFAAAACQAAAAAAAAAAAAAApIFjAAAAYnppcDIudHh0UEsBAj8DPwACAA4AgxgiXAU+NOMXAAAABAAAAAgAAAAAAAAAAAAAAKSBtgAAAGx6bWEudHh0UEsFBgAAAAAEAAQA3gAAAPMAAAAAAA==',
  repeated:
    'UEsDBBQAAAAAAIMYIlxX7nGSBQAAAAUAAAAFAAAAYS50eHRmaXJzdFBLAwQUAAAAAACDGCJcoKnbSgQAAAAEAAAABQAAAGEudHh0bGFzdFBLAQIUAxQAAAAAAIMYIlxX7nGSBQAAAAUAAAAFAAAAAAAAAAAAAACkgQAAAABhLnR4dFBLAQIUAxQAAAAAAIMYIlygqdtKBAAAAAQAAAAFAAAAAAAAAAAAAACkgSgAAABhLnR4dFBLBQYAAAAAAgACAGYAAABPAAAAAAA=',
  utf8: 'UEsDBBQAAAgAAIMYIlyK+j9XBQAAAAUAAAAGAAAAw6kudHh0dXRmLThQSwECFAMUAAAIAACDGCJcivo/VwUAAAAFAAAABgAAAAAAAAAAAAAApIEAAAAAw6kudHh0UEsFBgAAAAABAAEANAAAACkAAAAAAA==',
  cp437:
    'UEsDBBQAAAAAAIMYIlxv1zscBQAAAAUAAAAFAAAAgi50eHRjcDQzN1BLAQIUAxQAAAAAAIMYIlxv1zscBQAAAAUAAAAFAAAAAAAAAAAAAACkgQAAAACCLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=',
  unflagged:
    'UEsDBBQAAAAAAIMYIlyOtdQdEgAAABIAAAAGAAAAw6kudHh0dXRmLTggd2l0aG91dCBmbGFnUEsBAhQDFAAAAAAAgxgiXI611B0SAAAAEgAAAAYAAAAAAAAAAAAAAKSBAAAAAMOpLnR4dFBLBQYAAAAAAQABADQAAAA2AAAAAAA=',
  zip64local:
    'UEsDBC0AAAAIAIMYIlxnFrXy//////////8IABQAbG9uZy50eHQBABAAEgAAAAAAAAAUAAAAAAAAAIvyDDAzUcjJT07MUchITUxJLQIAUEsBAi0DLQAAAAgAgxgiXGcWtfIUAAAAEgAAAAgAAAAAAAAAAAAAAKSBAAAAAGxvbmcudHh0UEsFBgAAAAABAAEANgAAAE4AAAAAAA==',
  zip64end:
    'UEsDBBQAAAAAAIMYIlzdXatUDwAAAA8AAAANAAAAc2l4dHlmb3VyLnR4dFpJUDY0IGRpcmVjdG9yeVBLAQIUAxQAAAAAAIMYIlzdXatUDwAAAA8AAAANAAAAAAAAAAAAAACkgQAAAABzaXh0eWZvdXIudHh0UEsGBiwAAAAAAAAALQAtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAADsAAAAAAAAAOgAAAAAAAABQSwYHAAAAAHUAAAAAAAAAAQAAAFBLBQYAAAAA////////////////AAA=',
  selfExtracting:
    'IyEvYmluL3NoCmV4aXQKUEsDBBQAAAAIAIMYIlzQ40nGEQAAAA8AAAAKAAAAaW5zaWRlLnR4dEtMK0ktUkhUKCjKTy9KzAUAUEsBAhQDFAAAAAgAgxgiXNDjScYRAAAADwAAAAoAAAAAAAAAAAAAAKSBAAAAAGluc2lkZS50eHRQSwUGAAAAAAEAAQA4AAAAOQAAAAAA',
  descriptor:
    'UEsDBC0ACAAIAC+hfF0AAAAA//////////8BABQALQEAEAAAAAAAAAAAAAAAAAAAAAAAKy4pSk3MTU3RUSjPLMlQSFRISSwBEqnFyUWZBSX5RVwAUEsHCBM+L1shAAAAAAAAACEAAAAAAAAAUEsBAh4DLQAIAAgAL6F8XRM+L1shAAAAIQAAAAEAAAAAAAAAAQAAAIARAAAAAC1QSwUGAAAAAAEAAQAvAAAAbAAAAAAA',
  encrypted:
    'UEsDBAoACQAAAAAYIlyMsuviEwAAAAcAAAAKAAAAc2VjcmV0LnR4dA9ZJ+aX7+FkZ01hKcb7KXflHHZQSwcIjLLr4hMAAAAHAAAAUEsBAh4DCgAJAAAAABgiXIyy6+ITAAAABwAAAAoAAAAAAAAAAQAAAKSBAAAAAHNlY3JldC50eHRQSwUGAAAAAAEAAQA4AAAASwAAAAAA',
  empty: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
  gnu: 'H4sIAAAAAAACA+3VzQqCQBQF4Pso8wR653/bPl9C0CySEUyjx88QggTbjVqeb+Nwd3LnzEnSJD1kTaiyS7hSHDya+7Ji8z6Pc++tJJHRAvpbl7dC0E6dmroo2zSsJOkeHcF/7/8VamfMbP6ZNUkrlXVaKTfMtVasSDDyH10VeoRgx5Kt9j+TOCL/6H+Iqo4X+4/8f+9/nvS/YetJqCUu587zf87bYnP7Z+f1sH+Z4/2PrSjvtL39ez+MhP6l/p/+HAAAAAAAAAAAAADAip7c7l0cACgAAA==',
  pax: 'H4sIAAAAAAACA+3TPQrCMBiA4cw9RU6Q5q+pS9HR0SsELOhQKDVCruQ5vJitgltBkCri+2TIR5YMH68qVbnZxbxt474dxCL0w9ytrfPP+f5utDVeyCw+4HxKcRi/F//JOC/7mA7N9fKdo1JOhbWyS8eubUwdamftSmtVFQKLW79hWt2r/QfvZ/vX2glTGVuFcfVh6j8Y64TU9L+4PmYiAAAAAAAAAAAAAAAA+GE3+WzsqAAoAAA=',
  v7: 'H4sIAAAAAAACA+3PTQrCMBTE8bf2FDlAkSSmz/MEGzDgR0kf6PFNXXYvWPj/FjMwu5lvuT6O9jb5Hd9pSt/utu19ChLGEEc9xajrflav4mRPtud2YrFW8r1Mg3tVu7rspmw9ynJpdbZnOwgAAAAAAAAAAAAAAAAA4B99AAEOTdgAKAAA',
  txz: '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/AGZdADCLiofEDvKXpPh1PcWp7dmXqh9vLIrcgbDi/tPNnoeJxdaryit6WPCQAW22fSZ08b2qRpQQTV6hsfgKzGpatQXtZPrG7B3BQyrCvwFurvXT79SxhI5+GrDKrM2v9ltPNu670HtoAAAAAI95heA3T2+PAAGCAYBQAAA10KgsscRn+wIAAAAABFla',
  tzst: 'KLUv/QRYpQIAZANhLnR4dAAwMDAwNjQ0MDAwMDAwNQAxNTEyNTYzMjI2MAAwMDY3NjIAIDB1c3RhcgAwaW4geHoJAGUFeADZGEohQAXxhmTgAjVjpgHQrVx7J1AEY2pZ+Q==',
  tbz: 'QlpoOTFBWSZTWRW3U+gAAHD7gMkAAAJAAX+AAAhgIR5QCAggAFQ0mmhqBoPRNNqCRUaGgaAeoH0TKkIPZIQjGKTLtHagQ0yOqS3YWMDkwDoaM3Ed4dogsq6UMMz46y75dby2IiA/F3JFOFCQFbdT6A==',
};

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const rowsOf = async (input: unknown) => (await run('listArchive', input)).entries?.split('\n').slice(1);
const longName = `folder/${'n'.repeat(120)}.txt`;

describe('listArchive', () => {
  test.each([
    ['methods', ['stored.txt', 'deflate.txt', 'bzip2.txt', 'lzma.txt']],
    ['utf8', ['é.txt']],
    ['cp437', ['é.txt']],
    ['unflagged', ['é.txt']],
    ['zip64local', ['long.txt']],
    ['zip64end', ['sixtyfour.txt']],
    ['selfExtracting', ['inside.txt']],
    ['descriptor', ['-']],
    ['empty', []],
    ['gnu', [longName, 'link', 'hard', 'dev']],
    ['pax', [`${'é'.repeat(60)}.txt`]],
    ['v7', ['plain.txt']],
    ['txz', ['a.txt']],
    ['tzst', ['a.txt']],
    ['tbz', ['a.txt']],
  ] as const)('%s', async (name, names) => {
    for (const input of [made[name], bytesOf(made[name])])
      expect((await rowsOf(input))?.map((row) => row.split(',')[0])).toEqual(names);
  });

  test('sizes, times, methods and notes', async () => {
    expect(await run('listArchive', made.methods)).toMatchObject({
      entries: expect.stringContaining('\ndeflate.txt,23,12,2026-01-02 03:04:06,deflate\n'),
      format: 'ZIP',
      summary: '4 files, 38 bytes',
    });
    expect(await run('listArchive', made.gnu)).toMatchObject({
      entries: expect.stringContaining(
        `\nlink,0,2026-01-02 03:00:00Z,→ ${longName}\nhard,0,2026-01-02 03:00:00Z,→ a\n`,
      ),
      format: 'tar, gzip',
    });
  });

  test.each([
    ['methods', ['“lzma.txt” is compressed with LZMA and cannot be extracted here.']],
    ['repeated', ['“a.txt” appears more than once; extracting gives the last one.']],
    ['encrypted', ['“secret.txt” is encrypted (ZipCrypto) and cannot be extracted here.']],
    ['utf8', []],
  ] as const)('reports what to know of %s', async (name, notices) => {
    expect(await report('listArchive', made[name])).toMatchObject({ notices });
  });

  test('one file of one byte', async () => {
    const one = await run('archive', 'x', { name: 'a' });
    expect(await run('listArchive', new Uint8Array(await one.arrayBuffer()))).toMatchObject({
      summary: '1 file, 1 byte',
    });
  });

  /** As WinZip writes it (AE-2): method 99, with the bits and the method of the content in a field of its own. */
  test.each([
    [1, 'AES-128'],
    [3, 'AES-256'],
  ])('AES of strength %d is named', async (strength, method) => {
    const zip = Buffer.from(made.encrypted, 'base64');
    const directory = zip.indexOf('PK\x01\x02', 'latin1');
    const end = zip.indexOf('PK\x05\x06', 'latin1');
    const extra = Buffer.from([0x01, 0x99, 7, 0, 2, 0, 0x41, 0x45, strength, 8, 0]);
    zip.writeUInt16LE(99, directory + 10);
    zip.writeUInt16LE(extra.length, directory + 30);
    zip.writeUInt32LE(zip.readUInt32LE(end + 12) + extra.length, end + 12);
    const aes = Buffer.concat([zip.subarray(0, end), extra, zip.subarray(end)]);
    expect(await report('listArchive', new Uint8Array(aes))).toMatchObject({
      value: { entries: expect.stringContaining(`,deflate,encrypted (${method})`) },
      notices: [`“secret.txt” is encrypted (${method}) and cannot be extracted here.`],
    });
    expect(await error('extract', new Uint8Array(aes))).toMatchObject({ code: 'encrypted', params: { method } });
  });

  test.each(['/etc/passwd', 'C:\\a.txt', '..\\a.txt', 'a/../../b'])('%s leads outside', async (name) => {
    const zip = bytesOf(made.utf8);
    const padded = name.padEnd(6, 'x');
    const entry = Buffer.from(await (await run('archive', 'x', { name: '#'.repeat(padded.length) })).arrayBuffer());
    const changed = Buffer.from(entry.toString('latin1').replaceAll('#'.repeat(padded.length), padded), 'latin1');
    expect(zip.length).toBeGreaterThan(0);
    expect(await report('listArchive', new Uint8Array(changed))).toMatchObject({
      notices: [expect.stringMatching(/leads outside the folder/)],
    });
  });

  test('entries that share their data are reported', async () => {
    const zip = bytesOf(made.methods);
    const view = new DataView(zip.buffer);
    // The compressed size of the first entry in the directory, which is not checked before it is extracted.
    const at = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    view.setUint32(at + 20, 100_000, true);
    expect(await report('listArchive', zip)).toMatchObject({
      notices: expect.arrayContaining(['The files overlap in the archive, as in a ZIP bomb.']),
    });
  });

  test('entries that begin at the same place are reported, however little they share', async () => {
    const zip = bytesOf(made.repeated);
    const directory = Buffer.from(zip).lastIndexOf('PK\x01\x02', undefined, 'latin1');
    new DataView(zip.buffer).setUint32(directory + 42, 0, true);
    expect(await report('listArchive', zip)).toMatchObject({
      notices: expect.arrayContaining(['The files overlap in the archive, as in a ZIP bomb.']),
    });
  });

  test.each([
    ['plain text', 'not-archive', {}],
    [new Uint8Array(gzipSync('no tar')), 'no-archive-inside', { given: 'gzip' }],
    [bytesOf('N3q8ryccAAQAAAAAAAAAAA=='), 'other-archive', { name: '7z' }],
    [bytesOf(made.methods).slice(0, 200), 'archive-truncated', { format: 'ZIP' }],
  ])('%j: %s', async (input, code, params) => {
    expect(await error('listArchive', input)).toMatchObject({ code, params });
  });

  test('what is whole of a compressed archive that is cut off', async () => {
    const cut = bytesOf(made.gnu).slice(0, 190);
    expect(await error('listArchive', cut)).toMatchObject({ code: 'truncated', offers: [{ recover: true }] });
    const { entries } = await run('listArchive', cut, { recover: true });
    expect(entries).toContain(longName);
    expect(entries).not.toContain('dev');
  });

  test('a program that extracts itself, with a comment at its end', async () => {
    const bytes = Buffer.concat([Buffer.from(made.selfExtracting, 'base64'), Buffer.from('comment')]);
    bytes.writeUInt16LE(7, bytes.length - 9);
    expect(await rowsOf(new Uint8Array(bytes))).toEqual([expect.stringMatching(/^inside\.txt,/)]);
    expect(await detectFileKinds(new File([bytes], 'setup.exe'))).toMatchObject([{ kind: 'zip' }]);
    bytes.writeUInt16LE(6, bytes.length - 9);
    expect(await detectFileKinds(new File([bytes], 'setup.exe'))).toEqual([]);
  });

  test('a damaged archive is an error or a list, whichever byte is changed', async () => {
    for (const base64 of [made.methods, made.zip64end, made.v7, made.descriptor]) {
      const bytes = bytesOf(base64);
      for (let at = 0; at < bytes.length; at++)
        for (const operation of ['listArchive', 'extract'] as const) {
          const changed = bytes.slice();
          changed[at] = (changed[at] as number) ^ 0xff;
          await run(operation, changed).catch((reason: unknown) => {
            expect(reason).toHaveProperty('name', 'ToolError');
          });
        }
    }
  });
});

describe('extract', () => {
  test.each([
    ['methods', 'stored.txt', 'stored'],
    ['methods', 'deflate.txt', 'deflate deflate deflate'],
    ['methods', 'bzip2.txt', 'bzip2'],
    ['repeated', 'a.txt', 'last'],
    ['cp437', 'é.txt', 'cp437'],
    ['zip64local', '', 'ZIP64 local header'],
    ['zip64end', '', 'ZIP64 directory'],
    ['selfExtracting', '', 'after a program'],
    ['descriptor', '', 'streamed, with a data descriptor\n'],
    ['gnu', longName, 'gnu'],
    ['pax', '', 'pax'],
    ['v7', '', 'streamed, with a data descriptor\n'],
    ['txz', '', 'in xz'],
  ] as const)('%s, %s', async (name, entry, text) => {
    expect(await run('extract', made[name], { entry })).toMatchObject({ text, file: null });
  });

  test('is called as in the archive, without folders', async () => {
    expect(await run('extract', made.gnu, { entry: longName })).toMatchObject({ name: `${'n'.repeat(120)}.txt` });
  });

  test.each([
    ['methods', '', 'choose-entry', { n: 4 }],
    ['methods', 'none', 'no-entry', { name: 'none' }],
    ['methods', 'lzma.txt', 'unsupported-method', { method: 'LZMA' }],
    ['encrypted', '', 'encrypted', { name: 'secret.txt', method: 'ZipCrypto' }],
    ['empty', '', 'empty-archive', {}],
  ] as const)('%s, %j: %s', async (name, entry, code, params) => {
    expect(await error('extract', made[name], { entry })).toMatchObject({ code, params });
  });

  test('offers the files to choose from', async () => {
    expect(await error('extract', made.repeated)).toMatchObject({
      at: { field: 'entry' },
      offers: [{ entry: 'a.txt' }],
    });
  });

  test('a wrong checksum is an error', async () => {
    const bytes = bytesOf(made.utf8);
    const at = Buffer.from(bytes).indexOf('utf-8');
    bytes[at] = 0x55;
    expect(await error('extract', bytes)).toMatchObject({ code: 'entry-checksum', params: { name: 'é.txt' } });
  });

  test('a file of another size than the archive says is reported', async () => {
    const zip = bytesOf(made.selfExtracting);
    const directory = Buffer.from(zip).indexOf('PK\x01\x02', undefined, 'latin1');
    new DataView(zip.buffer).setUint32(directory + 24, 5, true);
    expect(await report('extract', zip)).toMatchObject({
      value: { text: 'after a program' },
      notices: ['“inside.txt” has 15 bytes, not 5 as the archive says.'],
    });
    expect(await report('extract', made.selfExtracting)).toMatchObject({ notices: [] });
  });

  test('a link is named with where it leads', async () => {
    expect(await error('extract', made.gnu, { entry: 'link' })).toMatchObject({
      code: 'is-link',
      params: { name: 'link', target: longName },
      at: { field: 'entry' },
    });
    const zip = Buffer.from(await (await run('archive', '/etc/passwd', { name: 'ln' })).arrayBuffer());
    // The mode of a link on Unix.
    const directory = zip.indexOf('PK\x01\x02', undefined, 'latin1');
    zip.writeUInt8(3, directory + 5);
    zip.writeUInt16LE(0o120777, directory + 40);
    expect(await error('extract', new Uint8Array(zip), { entry: 'ln' })).toMatchObject({
      code: 'is-link',
      params: { name: 'ln', target: '/etc/passwd' },
    });
    expect(await error('extract', new Uint8Array(zip))).toMatchObject({ code: 'empty-archive' });
  });

  test('a bomb in a ZIP archive is stopped', async () => {
    const zip = await run('archive', new Uint8Array(64 * 2 ** 20));
    expect(await error('extract', zip)).toMatchObject({ code: 'bomb' });
  });
});

describe('archive', () => {
  test('what it makes is read again', async () => {
    const zip = await run('archive', 'abc abc abc abc abc', { name: 'dossier/été.txt' });
    expect(await rowsOf(zip)).toEqual(['dossier/été.txt,19,8,1980-01-01 00:00:00,deflate']);
    expect(await run('extract', zip)).toMatchObject({ text: 'abc abc abc abc abc', name: 'été.txt' });
    expect(await rowsOf(await run('archive', new File(['a'], 'a.log')))).toEqual([
      'a.log,1,1,1980-01-01 00:00:00,stored',
    ]);
  });

  test('of several files, with names that fit', async () => {
    const files = ['a.txt', 'a.txt', '../../etc/passwd', '..'].map((name) => ({ name, text: name }));
    const { value, notices } = await report('archiveFiles', files);
    expect((await rowsOf(value))?.map((row) => row.split(',')[0])).toEqual([
      'a.txt',
      'a (2).txt',
      'etc/passwd',
      'file',
    ]);
    expect(notices).toEqual([
      '“a.txt” was renamed “a (2).txt”.',
      '“../../etc/passwd” was renamed “etc/passwd”.',
      '“..” was renamed “file”.',
    ]);
  });

  test.each([
    ['{}', 'not-files', {}],
    ['[]', 'not-files', {}],
    ['[{"name":"a","text":""},{"name":"b"}]', 'not-a-file', { n: 2 }],
    ['[{"name":"","text":"a"}]', 'not-a-file', { n: 1 }],
    ['[{"name":"a","base64":"*"}]', 'base64-character', {}],
  ])('%s: %s', async (input, code, params) => {
    expect(await error('archiveFiles', input)).toMatchObject({ code, params });
  });
});

describe('an opened file', () => {
  test.each([
    ['compress', 'H4sIAAAAAAAAA0tMSgYAwkEkNQMAAAA=', 'decompress'],
    ['compress', made.empty, 'listArchive'],
    ['compress', made.txz, 'decompress'],
    ['listArchive', made.gnu, undefined],
    ['listArchive', made.tzst, undefined],
    ['extract', made.repeated, undefined],
    ['extract', made.tbz, undefined],
    ['decompress', made.repeated, 'listArchive'],
    ['compress', made.selfExtracting, 'listArchive'],
  ] as const)('in %s, %s is for %s', async (present, base64, operation) => {
    const kinds = await detectFileKinds(new File([Buffer.from(base64, 'base64')], 'a.bin'));
    expect(kinds).toHaveLength(1);
    expect(betterUse(kinds, tool, tool.page?.operations ?? [], present, false)?.operation).toBe(operation);
  });

  test('that is no compressed data stays', async () => {
    expect(await detectFileKinds(new File(['H4sIAAAA'], 'a.txt'))).toEqual([]);
  });
});
