import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/qrcode-generator.en.json' with { type: 'json' };
import { readQr } from '#testing/read-qr.ts';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'encode'>;

const small: Options = { size: 400 };
/** What zbar reads of the PNG. */
const scan = async (text: string, options: Options = {}) =>
  readQr(new Uint8Array(await (await run('png', text, { ...small, ...options })).arrayBuffer()));
const scanText = async (text: string, options: Options = {}) => new TextDecoder().decode(await scan(text, options));

// ISO/IEC 18004, table 7.
test.each<[string, Options, number]>([
  ['HELLO WORLD', { level: 'quartile' }, 1],
  ['HELLO WORLD', { level: 'high' }, 2],
  ['https://example.org', {}, 2],
  ['01234567', {}, 1],
  ['日本語', {}, 1],
  ['WIFI:T:WPA;S:mynetwork;P:mypass;;', {}, 3],
  ['x', { version: 7 }, 7],
])('%s %j has version %d, and reads back', async (text, options, version) => {
  expect(await run('info', text, options)).toMatchObject({ version, modules: 17 + 4 * version });
  expect(await scanText(text, options)).toBe(text);
});

test.each<[string, Options]>([
  ['Grüße 😀 日本語 €', {}],
  ['Grüße 😀 日本語 €', { plain: true }],
  [' spaces\r\nand lines \n', {}],
  ['dots', { shape: 'dots' }],
  ['no zone of four', { quietZone: 2 }],
  ['colours', { foreground: '#1a2b3c', background: '#ffe' }],
  ['masked', { mask: 3 }],
  ['as it is', { raise: false, level: 'low' }],
])('%j %j reads back exactly', async (text, options) => {
  expect(await scanText(text, options)).toBe(text);
});

test('bytes read back', async () => {
  expect([...(await scan('00 ff 80 0a 41', { content: 'hex' }))]).toEqual([0, 255, 128, 10, 65]);
});

test('any text reads back at any level', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom('low', 'medium', 'quartile', 'high'),
      async (text, level) => {
        fc.pre(text.isWellFormed());
        expect(await scanText(text, { level, size: 800 })).toBe(text);
      },
    ),
    { numRuns: 40 },
  ));

describe('the largest codes', () => {
  const most = {
    low: [7_089, 4_296, 2_953],
    medium: [5_596, 3_391, 2_331],
    quartile: [3_993, 2_420, 1_663],
    high: [3_057, 1_852, 1_273],
  };
  it.each(
    Object.entries(most).flatMap(
      ([level, [digits = 0, letters = 0, bytes = 0]]) =>
        [
          [level, '1', digits],
          [level, 'A', letters],
          [level, 'a', bytes],
        ] as const,
    ),
  )('%s: %s × %d', async (level, character, count) => {
    expect(await run('info', character.repeat(count), { level })).toMatchObject({ version: 40 });
    expect(await error('encode', character.repeat(count + 1), { level })).toMatchObject({
      params: { n: count + 1, most: count, over: 1 },
    });
  });
});

test.each<[string, Options, unknown]>([
  ['a'.repeat(2_800), {}, ['qr-too-long', { n: 2_800, most: 2_331, level: 'medium', over: 469 }]],
  ['é'.repeat(2_000), {}, ['qr-too-long', { n: 4_000, most: 2_329, level: 'medium', over: 1_671 }]],
  ['a'.repeat(61), { version: 5, level: 'high' }, ['qr-version', { version: 5, smallest: 7 }, 0]],
  ['a', { foreground: 'red-ish' }, ['qr-color', { x: 'red-ish' }, 0]],
  ['xy', { content: 'hex' }, ['hex-character', { symbol: 'x' }, 0]],
  ['91, 0', { content: 'location' }, ['not-a-place', { x: '91, 0' }, 0]],
  ['x', { content: 'event', start: '2026-02-30' }, ['not-a-time', { x: '2026-02-30' }, 0]],
  ['x', { content: 'sepa', iban: 'DE00370400440532013000' }, ['not-an-iban', { x: 'DE00370400440532013000' }, 0]],
  ['x', { content: 'sepa', iban: 'DE89370400440532013000', amount: '1.234' }, ['not-an-amount', { x: '1.234' }, 0]],
])('refuses %s %j', async (text, options, expected) => {
  expect(brief(await error('encode', text, options))).toEqual(expected);
});

test.each<[Options, string[]]>([
  [{}, []],
  [{ foreground: '#bbbbbb' }, ['Low contrast (1.9:1): many scanners will fail; 4:1 or more is safe.']],
  [{ foreground: '#00000040' }, ['Low contrast (1.8:1): many scanners will fail; 4:1 or more is safe.']],
  [{ foreground: '#fff', background: '#000' }, ['Light on dark: some scanners cannot read inverted codes.']],
  [{ quietZone: 3, background: 'transparent' }, ['A quiet zone under 4 modules breaks the standard.']],
])('warns of %j', async (options, expected) => {
  expect((await report('encode', 'x', options)).notices).toEqual(expected);
});

// RFC 6068, RFC 5724, RFC 5870, RFC 2426, RFC 5545, EPC069-12.
test.each<[string, Options, string]>([
  [
    'a@b.example',
    { content: 'email', subject: 'Hi & bye', message: 'é\nx' },
    'mailto:a@b.example?subject=Hi%20%26%20bye&body=%C3%A9%0D%0Ax',
  ],
  ['+33 (0)1-23', { content: 'phone' }, 'tel:+330123'],
  ['+33 1', { content: 'sms', message: 'a:b' }, 'SMSTO:+331:a:b'],
  ['48.8584, -2.2945', { content: 'location' }, 'geo:48.8584,-2.2945'],
  [
    'Lovelace, Ada',
    {
      content: 'contact',
      organisation: 'A; B, C\\D',
      phones: '+1\n+2',
      emails: 'a@b.example',
      street: '1 Road',
      city: 'London',
      note: 'x\ny',
    },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nORG:A\\; B\\, C\\\\D\r\nTEL:+1\r\nTEL:+2\r\nEMAIL:a@b.example\r\nADR:;;1 Road;London;;;\r\nNOTE:x\\ny\r\nEND:VCARD\r\n',
  ],
  [
    'Launch',
    { content: 'event', start: '2026-05-01T18:30', end: '2026-05-02', place: 'Here' },
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Launch\r\nDTSTART:20260501T183000\r\nDTEND;VALUE=DATE:20260502\r\nLOCATION:Here\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ],
  [
    'Red Cross',
    { content: 'sepa', iban: 'BE72000000001616', bic: 'bpotbeb1', amount: '1,5', remittance: 'Urgency fund' },
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.50\n\n\nUrgency fund',
  ],
])('%s %j says %j, which reads back', async (input, options, expected) => {
  expect(await run('write', input, options)).toBe(expected);
  expect(await scanText(input, { ...options, size: 800 })).toBe(expected);
});

test('the SVG has the modules of the PNG', async () => {
  const svg = String((await run('encode', 'HELLO', { ...small, quietZone: 0 })).qr);
  const modules = Array.from({ length: 21 }, () => Array(21).fill(false));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  const drawn = (await run('terminal', 'HELLO', { quietZone: 0 }))
    .split('\n')
    .flatMap((line) => [
      [...line].map((half) => half === ' ' || half === '▄'),
      [...line].map((half) => half === ' ' || half === '▀'),
    ]);
  expect(modules).toEqual(drawn.slice(0, 21));
});

test('the PNG is a whole number of pixels to a module, no larger than asked', async () => {
  const png = new DataView(await (await run('png', 'x', { size: 100 })).arrayBuffer());
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([87, 87]);
});

test.each<[string, Options, string]>([
  ['x', {}, 'Reads back exactly'],
  ['x', { shape: 'dots', quietZone: 0 }, 'Reads back exactly'],
  ['\ud800', {}, 'Reads back exactly'],
  ['ff fe 00', { content: 'hex' }, 'Reads back exactly'],
  ['1'.repeat(3_057), { level: 'high' }, 'Reads back exactly'],
  ['x', { foreground: '#fff' }, 'Cannot be read back: choose other colors, or squares'],
])('the finished picture of %j %j is read back', async (text, options, scan) => {
  expect(await run('info', text, options)).toMatchObject({ scan });
});

describe('reads pictures', () => {
  const draw = async (text: string, options: Options = {}) => run('png', text, { ...small, ...options });

  it.each<[string, Options]>([
    ['https://example.org', {}],
    ['Grüße 😀 日本語 €', {}],
    ['Grüße 😀 日本語 €', { plain: true }],
    [' spaces\r\nand lines \n', {}],
    ['dots', { shape: 'dots' }],
    ['on nothing', { background: 'transparent' }],
    ['light on dark', { foreground: '#fff', background: '#000' }],
    ['a'.repeat(1_000), { level: 'high', size: 1_000 }],
  ])('%j %j', async (text, options) => {
    const { codes } = await run('read', await draw(text, options));
    expect(codes).toMatchObject([{ content: text }]);
  });

  it('tells how the code is made and where it is', async () => {
    // The quiet zone is 4 of 29 modules of 13 pixels; corners are found to half a module.
    expect(await run('read', await draw('HELLO WORLD', { level: 'quartile', mask: 3 }))).toEqual({
      text: 'HELLO WORLD',
      codes: [{ content: 'HELLO WORLD', version: 1, level: 'Quartile', mask: 3, place: '50, 50' }],
    });
  });

  it('any text at any level', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
        fc.constantFrom('low', 'medium', 'quartile', 'high'),
        async (text, level) => {
          fc.pre(text.isWellFormed());
          expect((await run('read', await draw(text, { level }))).text).toBe(text);
        },
      ),
      { numRuns: 20 },
    ));

  it.each<[string, Blob, unknown]>([
    ['an empty file', new Blob([]), ['empty-file', {}]],
    ['a PDF', new Blob(['%PDF-1.7\n']), ['not-a-picture', { format: 'PDF' }]],
    ['noise', new Blob(['\u0000\u0001\u0002']), ['unknown-format', {}]],
  ])('refuses %s', async (_, file, expected) => {
    expect(brief(await error('read', file))).toEqual(expected);
  });
});
