import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Context, ToolError } from '#core/tool.ts';
import { base64Alphabets, decodeBase64, encodeBase64 } from './base64.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** The error that a text ends in: its code, its words' parameters and its place. */
function errorOf(text: string, reading = {}) {
  try {
    decodeBase64(text, reading);
  } catch (error) {
    if (error instanceof ToolError) return [error.code, error.params, error.at?.offset];
    throw error;
  }
  return undefined;
}

/** The notices about a text: code, parameters and place. */
function noticesOf(text: string, reading = {}) {
  const notices: Parameters<Context['notice']>[] = [];
  decodeBase64(text, { ...reading, notice: (...notice) => notices.push(notice) });
  return notices;
}

/** RFC 4648 section 10. */
const vectors = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
] as const;

describe('encodeBase64', () => {
  test.each(vectors)('RFC 4648: %j', (text, base64) => {
    expect(encodeBase64(utf8(text))).toBe(base64);
    expect(encodeBase64(utf8(text), { padding: false })).toBe(base64.replaceAll('=', ''));
  });

  test.each([
    ['standard', '+//+'],
    ['url', '-__-'],
    ['imap', '+,,+'],
    ['bcrypt', '8998'],
    ['itoa64', 'yzzy'],
  ] as const)('fb ff fe in the alphabet %s', (name, base64) => {
    const alphabet = base64Alphabets[name];
    expect(new Set(alphabet).size).toBe(64);
    expect(encodeBase64(Uint8Array.of(0xfb, 0xff, 0xfe), { alphabet })).toBe(base64);
  });

  test.each([
    [4, '\n', 'Zm9v\nYmFy'],
    [4, '\r\n', 'Zm9v\r\nYmFy'],
    [3, '\n', 'Zm9\nvYm\nFy'],
    [8, '\n', 'Zm9vYmFy'],
    [7, '\n', 'Zm9vYmF\ny'],
  ] as const)('lines of %i', (lineLength, lineEnding, base64) => {
    expect(encodeBase64(utf8('foobar'), { lineLength, lineEnding })).toBe(base64);
    expect(encodeBase64(new Uint8Array(), { lineLength, lineEnding })).toBe('');
  });

  test('a view into a larger buffer', () => {
    expect(encodeBase64(utf8('xfoobary').subarray(1, 7))).toBe('Zm9vYmFy');
  });
});

describe('decodeBase64', () => {
  test.each(vectors)('RFC 4648: %j', (text, base64) => {
    for (const written of [base64, base64.replaceAll('=', '')]) expect(decodeBase64(written)).toEqual(utf8(text));
    expect(decodeBase64(base64, { strict: true })).toEqual(utf8(text));
  });

  test.each([
    ['both alphabets', '+_/-', 'fb ff fe'],
    ['white space of all sorts', ' \uFEFFZm\t9v\r\nYm\u00A0F\u200By\n', '66 6f 6f 62 61 72'],
    ['percent-encoded', '%2B%2f%2F%2bZg%3D%3d%0A', 'fb ff fe 66'],
    ['padding too long', 'Zg====', '66'],
    ['nothing but white space', ' \n', ''],
    ['a data URI', ' data:image/png;charset=x;BASE64,Zm9v', '66 6f 6f'],
    ['a data URI without a type', 'data:;base64,Zm9v', '66 6f 6f'],
    ['PEM', '-----BEGIN X Y-----\r\nZm9v\r\nYg==\r\n-----END X Y-----\r\n', '66 6f 6f 62'],
    ['PEM on one line', '-----BEGIN X----- Zm9v -----END X-----', '66 6f 6f'],
    ['PEM without its first line', 'Zm9v\n-----END X-----', '66 6f 6f'],
    ['PEM without its last line', '-----BEGIN X-----\nZm9v', '66 6f 6f'],
    ['bits of no byte', 'Zh', '66'],
    ['minus signs that are digits', '-----A==', 'fb ef be f8'],
  ])('tolerates %s', (_, text, bytes) => {
    expect(hex(decodeBase64(text))).toBe(bytes);
  });

  test.each([
    ['Zm9v!', 'base64-character', { symbol: '!' }, 4],
    ['Zm\u00009v', 'base64-character', { symbol: 'U+0000' }, 2],
    ['Zm9v😀', 'base64-character', { symbol: '😀' }, 4],
    ['Zm9v\uD83D', 'base64-character', { symbol: 'U+D83D' }, 4],
    ['Zm9vĀ', 'base64-character', { symbol: 'Ā' }, 4],
    ['Zm9v%2', 'base64-character', { symbol: '%' }, 4],
    ['Zm9v%C3', 'base64-character', { symbol: '%' }, 4],
    ['data:text/plain,Zm9v', 'base64-character', { symbol: ':' }, 4],
    ['-----BEGIN X', 'base64-character', { symbol: '-' }, 0],
    ['-----BEGIN X-----\nZg==\n-----END X-----\n-----BEGIN Y-----', 'base64-character', { symbol: '-' }, 39],
    ['Zg==x', 'base64-padding', {}, 2],
    ['Zg==\nZg==', 'base64-padding', {}, 2],
    ['Z', 'base64-length', { n: 1 }, 0],
    ['Zm9v\nY=\n', 'base64-length', { n: 5 }, 5],
    ['Hello world this is not base64', 'base64-words', {}, 0],
    ['Hello world\nwith lines of words nod', 'base64-words', {}, 0],
    // Groups, and a long line that has lost its “+”.
    ['Zm9v YmFy Zm9v Y', 'base64-length', { n: 13 }, 15],
    [`${'Zm9vYmFy'.repeat(4)} Zm9v ${'Zm9vYmFy'.repeat(4)}Y`, 'base64-length', { n: 69 }, 70],
  ])('rejects %j', (text, ...error) => {
    expect(errorOf(text)).toEqual(error);
  });

  test.each([
    ['Zm9v\n', 'base64-character', { symbol: 'U+000A' }, 4],
    ['Zm8_', 'base64-character', { symbol: '_' }, 3],
    ['Zg%3D%3D', 'base64-character', { symbol: '%' }, 2],
    ['Zg', 'base64-padding-length', { n: 2 }, 2],
    ['Zg=', 'base64-padding-length', { n: 2 }, 2],
    ['Zm9v=', 'base64-padding-length', { n: 0 }, 4],
    ['Zh==', 'base64-bits', { found: 'h', right: 'g' }, 1],
    ['Zm9=', 'base64-bits', { found: '9', right: '8' }, 2],
    ['Z===', 'base64-length', { n: 1 }, 0],
  ])('strictly rejects %j', (text, ...error) => {
    expect(errorOf(text, { strict: true })).toEqual(error);
  });

  test.each([
    ['TWF=', 'F', 'E', 2],
    ['TWF', 'F', 'E', 2],
    ['YR', 'R', 'Q', 1],
    ['YR==', 'R', 'Q', 1],
    ['Zm9=', '9', '8', 2],
    ['Zm9vYR', 'R', 'Q', 5],
    ['Zm9v\nYR\n', 'R', 'Q', 6],
    ['+/+', '+', '8', 2],
    ['-_-', '-', '8', 2],
    ['-----BEGIN X-----\nYR==\n-----END X-----', 'R', 'Q', 19],
    ['data:;base64,YR', 'R', 'Q', 14],
  ])('reports unused bits: %j', (text, found, right, offset) => {
    expect(noticesOf(text)).toEqual([['base64-bits', { n: 1, found, right }, { offset, length: 1 }]]);
  });

  test.each([
    ['YQ=', 1, 2, 2],
    ['YQ===', 3, 2, 2],
    ['TWE==', 2, 1, 3],
    ['TWFu=', 1, 0, 4],
    ['TWFu====', 4, 0, 4],
    ['data:;base64,YQ=', 1, 2, 15],
    ['TWE=\n=', 2, 1, 3],
  ])('reports the wrong number of padding characters: %j', (text, found, needed, offset) => {
    expect(noticesOf(text)).toEqual([['base64-padding-ignored', { n: 1, found, needed }, { offset, length: 1 }]]);
  });

  test.each([
    ['YQ', 2, 1],
    ['TWE', 1, 2],
    ['TWFuTWE', 1, 6],
    ['/+8\n', 1, 2],
    ['data:;base64,YQ', 2, 14],
    ['-----BEGIN X-----\nYQ\n-----END X-----', 2, 19],
  ])('reports missing padding: %j', (text, needed, offset) => {
    expect(noticesOf(text)).toEqual([['base64-unpadded', { n: 1, needed }, { offset, length: 1 }]]);
  });

  test.each([
    ['-w', {}],
    ['TWFu_w', {}],
    ['_-8', {}],
    ['YQ', { alphabet: base64Alphabets.url }],
    ['YQ', { alphabet: base64Alphabets.imap }],
    ['YO', { alphabet: base64Alphabets.bcrypt }],
    ['TWFu', {}],
    ['', {}],
  ])('accepts missing padding without a notice: %j %j', (text, reading) => {
    expect(noticesOf(text, reading)).toEqual([]);
  });

  test('reports unused bits in a percent-encoded character', () => {
    expect(noticesOf('A%2B')).toEqual([['base64-bits', { n: 1, found: '+', right: 'w' }, { offset: 1, length: 3 }]]);
  });

  test.each(Object.entries(base64Alphabets))('reports the last character with unused bits: %s', (_, alphabet) => {
    for (const [value, character] of [...alphabet].entries()) {
      for (const [text, bits] of [
        [alphabet.charAt(0) + character, 4],
        [alphabet.charAt(0).repeat(2) + character, 2],
      ] as const) {
        const isWhole = value % 2 ** bits === 0;
        const reported = noticesOf(text, { alphabet }).filter(([code]) => code === 'base64-bits');
        expect(reported).toHaveLength(isWhole ? 0 : 1);
        expect(errorOf(text.padEnd(4, '='), { alphabet, strict: true })?.[0]).toBe(isWhole ? undefined : 'base64-bits');
      }
    }
  });

  test.each([
    ['TW Fu', 1, 2],
    ['TWFu TWFu', 1, 4],
    ['TWFu \u00A0\tTWFu TWFu', 4, 4],
    ['TWFu\u200BTWFu', 1, 4],
    ['TWFu%20TWFu', 1, 4],
    ['TWE =', 1, 3],
    ['TW\nFu\nTW Fu', 1, 8],
    ['TWFu \n TW FuTW Fu', 2, 9],
  ])('reports white space within a line: %j', (text, n, offset) => {
    expect(noticesOf(text)).toEqual([['base64-spaces', { n }, { offset, length: 1 }]]);
  });

  test.each([
    ['TWFu\nTWFu\r\nTWFu\rTWFu\u2028TWFu%0ATWFu\n'],
    [' \tTWFu\n  TWFu \n\n  TWFu  '],
    ['-----BEGIN X----- TWFu -----END X----- '],
    ['data:;base64, TWFu'],
    ['TWE= '],
    ['TQ=\n='],
    ['+_/-'],
    [''],
  ])('does not report line breaks, indentation and the like: %j', (text) => {
    expect(noticesOf(text)).toEqual([]);
  });

  test('strictly, the URL-safe alphabet may go without padding, but not with half of it', () => {
    const reading = { strict: true, alphabet: base64Alphabets.url };
    expect(hex(decodeBase64('-_8', reading))).toBe('fb ff');
    expect(hex(decodeBase64('-_8=', reading))).toBe('fb ff');
    expect(errorOf('-w=', reading)).toEqual(['base64-padding-length', { n: 2 }, 2]);
    expect(errorOf('+w==', reading)).toEqual(['base64-character', { symbol: '+' }, 0]);
  });

  test('a custom alphabet accepts no other', () => {
    expect(errorOf('+/', { alphabet: base64Alphabets.imap })).toEqual(['base64-character', { symbol: '/' }, 1]);
  });
});

describe('both ways', () => {
  const form = fc.record({
    alphabet: fc.constantFrom(...Object.values(base64Alphabets)),
    padding: fc.boolean(),
    lineLength: fc.integer({ min: 0, max: 20 }),
    lineEnding: fc.constantFrom('\n' as const, '\r\n' as const),
  });

  test('any bytes come back, whatever the form', () => {
    fc.assert(
      fc.property(fc.uint8Array(), form, (bytes, options) => {
        expect(decodeBase64(encodeBase64(bytes, options), options)).toEqual(bytes);
      }),
    );
  });

  test('agrees with atob and btoa', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const binary = String.fromCharCode(...bytes);
        expect(encodeBase64(bytes)).toBe(btoa(binary));
        expect(decodeBase64(btoa(binary), { strict: true })).toEqual(bytes);
      }),
    );
  });

  test.runIf('fromBase64' in Uint8Array)('agrees with the platform', () => {
    const { fromBase64 } = Uint8Array;
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(encodeBase64(bytes)).toBe(bytes.toBase64());
        expect(fromBase64(encodeBase64(bytes, { alphabet: base64Alphabets.url }), { alphabet: 'base64url' })).toEqual(
          bytes,
        );
      }),
    );
  });
});
