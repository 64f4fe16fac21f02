import { describe, expect, test } from 'vitest';
import { detectBlobType, detectFileType } from './detect-file-type.ts';
import { signatures, typeOfMime } from './file-types.ts';

const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
const extensionOf = (bytes: Uint8Array) => detectFileType(bytes)?.extension;

/** A stored ZIP: local headers, each followed by its content, then the central directory (APPNOTE.TXT 4.3). */
function zipOf(files: readonly (readonly [name: string, content: string])[], between = ''): Uint8Array<ArrayBuffer> {
  const number = (value: number, width: number) =>
    Array.from({ length: width }, (_, index) => String.fromCharCode((value >> (8 * index)) & 255)).join('');
  const sizes = (content: string) => number(content.length, 4).repeat(2);
  const local = files.map(
    ([name, content]) =>
      `PK\x03\x04${'\0'.repeat(14)}${sizes(content)}${number(name.length, 2)}\0\0${name}${content}${between}`,
  );
  const central = files.map(
    ([name, content]) =>
      `PK\x01\x02${'\0'.repeat(16)}${sizes(content)}${number(name.length, 2)}${'\0'.repeat(16)}${name}`,
  );
  return latin1(`${local.join('')}${central.join('')}PK\x05\x06${'\0'.repeat(18)}`);
}

describe('detectFileType', () => {
  test.each(signatures.map((signature) => [signature.name, signature] as const))('%s', (_, { marks, extension }) => {
    const bytes = new Uint8Array(512);
    for (const [offset, mark] of marks) bytes.set(latin1(mark), offset);
    expect(extensionOf(bytes)).toBe(extension);
  });

  test.each([
    [
      'docx',
      [
        ['[Content_Types].xml', '<x/>'],
        ['word/document.xml', ''],
      ],
    ],
    [
      'xlsx',
      [
        ['[Content_Types].xml', '<x/>'],
        ['xl/workbook.xml', ''],
      ],
    ],
    [
      'pptx',
      [
        ['[Content_Types].xml', '<x/>'],
        ['ppt/presentation.xml', ''],
      ],
    ],
    [
      'odt',
      [
        ['mimetype', 'application/vnd.oasis.opendocument.text'],
        ['content.xml', ''],
      ],
    ],
    [
      'ods',
      [
        ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
        ['content.xml', ''],
      ],
    ],
    [
      'epub',
      [
        ['mimetype', 'application/epub+zip'],
        ['a', ''],
      ],
    ],
    ['jar', [['META-INF/MANIFEST.MF', '']]],
    [
      'apk',
      [
        ['META-INF/MANIFEST.MF', ''],
        ['AndroidManifest.xml', ''],
      ],
    ],
    [
      'zip',
      [
        ['mimetype', 'application/vnd.oasis.opendocument.text-template'],
        ['content.xml', ''],
      ],
    ],
    ['zip', [['readme.txt', 'word/document.xml']]],
  ] as const)('%s in a ZIP', async (extension, files) => {
    expect(extensionOf(zipOf(files))).toBe(extension);
    expect((await detectBlobType(new Blob([zipOf(files)])))?.extension).toBe(extension);
  });

  test('a ZIP whose telling name is only in the directory at the end', async () => {
    const bytes = zipOf(
      [
        ['a', ''],
        ['word/document.xml', ''],
      ],
      '\0'.repeat(100_000),
    );
    expect(extensionOf(bytes)).toBe('docx');
    expect((await detectBlobType(new Blob([bytes])))?.extension).toBe('docx');
  });

  test.each([
    ['avif', '\0\0\0\x1Cftypavif'],
    ['heic', '\0\0\0\x1Cftypheic'],
    ['heif', '\0\0\0\x1Cftypmif1'],
    ['mov', '\0\0\0\x14ftypqt  '],
    ['m4a', '\0\0\0\x20ftypM4A '],
    ['3gp', '\0\0\0\x18ftyp3gp5'],
    ['mp4', '\0\0\0\x18ftypisom'],
    ['webm', '\x1A\x45\xDF\xA3\x9FB\x86\x81\x01B\xF7\x81\x01B\xF2\x81\x04B\xF3\x81\x08B\x82\x84webm'],
    ['mkv', '\x1A\x45\xDF\xA3\xA3B\x86\x81\x01B\xF7\x81\x01B\xF2\x81\x04B\xF3\x81\x08B\x82\x88matroska'],
    ['bmp', `BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0${'\0'.repeat(40)}`],
    ['ico', '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'],
    ['cur', '\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0'],
    ['ttf', '\0\x01\0\0\0\x12\x01\0\0\x04\0\x20'],
    ['class', '\xCA\xFE\xBA\xBE\0\0\0\x41\0\x1D\x0A\0'],
    ['macho', '\xCA\xFE\xBA\xBE\0\0\0\x02\x01\0\0\x07'],
    ['exe', `MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0`],
    ['mp3', '\xFF\xFB\x90\x64\0\0\0\0\0\0\0\0'],
    ['aac', '\xFF\xF1\x50\x80\0\0\0\0\0\0\0\0'],
    ['cer', `0\x82\x01\x000\x82\0\x80\xA0\x03\x02\x01\x02${'\0'.repeat(247)}`],
    ['der', `0\x81\x80\x02\x01\0${'\0'.repeat(125)}`],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg\n>'],
    ['html', '<!-- a --><!DOCTYPE html>\n<html>'],
    ['html', '\n<HTML lang="en">'],
    ['xml', '<?xml version="1.0"?><a/>'],
    ['pem', '-----BEGIN CERTIFICATE-----\nMIIB'],
    ['txt', 'BM, MZ and true are words'],
    ['txt', 'h\xC3\xA9\r\n\t'],
    [undefined, ''],
    [undefined, '\0\x01\x02'],
    [undefined, 'a\xE9'],
    [undefined, `MZ${'\0'.repeat(100)}`],
    [undefined, `0\x81\x80\x02\x01\0${'\0'.repeat(126)}`],
  ])('%s: %j', (extension, content) => {
    expect(extensionOf(latin1(content))).toBe(extension);
  });

  test('text that a sample cuts in the middle of a character is text', async () => {
    const text = new TextEncoder().encode(`a${'é'.repeat(100_000)}`);
    expect(extensionOf(text)).toBe('txt');
    expect((await detectBlobType(new Blob([text])))?.extension).toBe('txt');
    expect(extensionOf(text.subarray(0, 100))).toBe(undefined);
  });
});

test.each([
  ['image/png', 'png'],
  ['IMAGE/JPG', 'jpg'],
  ['text/html; charset=utf-8', 'html'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['video/mp4', 'mp4'],
  ['text/css', 'css'],
  ['application/x-unheard-of', undefined],
  ['application/octet-stream', undefined],
  ['', undefined],
])('%s has the extension %s', (mime, extension) => {
  expect(typeOfMime(mime)?.extension).toBe(extension);
});
