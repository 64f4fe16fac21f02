import fc from 'fast-check';
import { decode, encode } from 'fast-png';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/qrcode-generator.en.json' with { type: 'json' };
import { isComplete } from '#testing/affected-tools.ts';
import { drawBarcode } from '#testing/draw-barcode.ts';
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

describe('what a code holds', () => {
  const digits = (count: number, bits: number) => ({ mode: 'Digits', count, bits });
  const letters = (count: number, bits: number) => ({ mode: 'Uppercase letters and digits', count, bits });
  const bytes = (count: number, bits: number) => ({ mode: 'Bytes', count, bits });
  const utf8 = { mode: 'UTF-8 marker (ECI 26)', count: null, bits: 12 };

  // ISO/IEC 18004: the examples of section 7.4, lengths by tables 2 and 3, data codewords by table 7.
  it.each<[string, Options, unknown]>([
    ['01234567', { version: 1 }, { usedBytes: 6, freeBytes: 10, segments: [digits(8, 41)] }],
    ['AC-42', { version: 1, level: 'high' }, { usedBytes: 6, freeBytes: 3, segments: [letters(5, 41)] }],
    ['https://example.org', { level: 'low' }, { usedBytes: 21, freeBytes: 13, segments: [bytes(19, 164)] }],
    ['é', {}, { usedBytes: 5, freeBytes: 11, segments: [utf8, bytes(2, 28)] }],
    ['é', { plain: true }, { usedBytes: 4, freeBytes: 12, segments: [bytes(2, 28)] }],
    ['00 ff', { content: 'hex' }, { usedBytes: 4, freeBytes: 12, segments: [bytes(2, 28)] }],
    [
      'ID:1234567890123456789012345678901234567890',
      { version: 27 },
      { usedBytes: 24, freeBytes: 1_104, segments: [letters(3, 34), digits(40, 152)] },
    ],
    ['1'.repeat(7_089), { level: 'low' }, { usedBytes: 2_956, freeBytes: 0, segments: [digits(7_089, 23_648)] }],
  ])('%j %j', async (text, options, expected) => {
    expect(await run('info', text, { raise: false, ...options })).toMatchObject(expected as object);
  });

  it('names the chosen level too where a higher one fits', async () => {
    expect(await run('info', 'HI')).toMatchObject({ usedLevel: 'High (raised from Medium)' });
    expect(await run('info', 'HI', { raise: false })).toMatchObject({ usedLevel: 'Medium' });
  });

  it('the version stays up to `freeBytes` more bytes, and changes with one more', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 250 }),
        fc.constantFrom('low', 'medium', 'quartile', 'high'),
        async (length, level) => {
          const measure = (count: number) => run('info', 'a'.repeat(count), { level, raise: false });
          const { version, freeBytes } = await measure(length);
          expect(await measure(length + Number(freeBytes))).toMatchObject({ version, freeBytes: 0 });
          expect((await measure(length + Number(freeBytes) + 1)).version).toBe(Number(version) + 1);
        },
      ),
      { numRuns: 8 },
    ));
});

test.each<[string, Options]>([
  ['Grüße 😀 日本語 €', {}],
  ['Grüße 😀 日本語 €', { plain: true }],
  [' spaces\r\nand lines \n', {}],
  ['dots', { shape: 'dots' }],
  ['rounded', { shape: 'rounded' }],
  ['rounded with round corners', { shape: 'rounded', finder: 'rounded' }],
  ['dots with round corners', { shape: 'dots', finder: 'rounded' }],
  ['a long text of many modules. '.repeat(20), { shape: 'rounded', finder: 'rounded', size: 1_000 }],
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
    { numRuns: isComplete ? 40 : 15 },
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
      params: { n: 1, length: count + 1, most: count },
    });
  });
});

test.each<[string, Options, unknown]>([
  [
    'a'.repeat(2_800),
    {},
    ['qr-level', { n: 469, length: 2_800, most: 2_331, level: 'medium', fits: 'low', holds: 2_953 }],
  ],
  [
    'A'.repeat(2_000),
    { level: 'high' },
    ['qr-level-characters', { n: 148, length: 2_000, most: 1_852, level: 'high', fits: 'quartile', holds: 2_420 }],
  ],
  ['é'.repeat(2_000), {}, ['qr-too-long', { n: 1_049, length: 4_000, most: 2_951, level: 'low' }]],
  [
    'a'.repeat(61),
    { version: 5, level: 'high' },
    ['qr-version', { n: 61, most: 44, level: 'high', version: 5, smallest: 7 }, 0],
  ],
  // ISO/IEC 18004, table 7: 41, 25 and 17 of version 1 at level low.
  [
    '1'.repeat(42),
    { version: 1, level: 'low' },
    ['qr-version-characters', { n: 42, most: 41, level: 'low', version: 1, smallest: 2 }, 0],
  ],
  [
    'A'.repeat(26),
    { version: 1, level: 'low' },
    ['qr-version-characters', { n: 26, most: 25, level: 'low', version: 1, smallest: 2 }, 0],
  ],
  [
    'a'.repeat(18),
    { version: 1, level: 'low' },
    ['qr-version', { n: 18, most: 17, level: 'low', version: 1, smallest: 2 }, 0],
  ],
  ['a', { foreground: 'red-ish' }, ['qr-color', { x: 'red-ish' }, 0]],
  ['xy', { content: 'hex' }, ['hex-character', { symbol: 'x' }, 0]],
  ['91, 0', { content: 'location' }, ['not-a-place', { x: '91, 0' }, 0]],
  ['x', { content: 'event', start: '2026-02-30' }, ['not-a-time', { x: '2026-02-30' }, 0]],
  ['x', { content: 'event', start: '2026-05-02', end: '2026-05-01' }, ['ends-early', {}, 0]],
  ['', {}, ['nothing', {}]],
  [' ', { content: 'hex' }, ['nothing', {}]],
  [' ', { content: 'contact', note: ' ' }, ['nothing', {}]],
])('refuses %s %j', async (text, options, expected) => {
  expect(brief(await error('encode', text, options))).toEqual(expected);
});

test.each<[Options, string[]]>([
  [{}, []],
  [{ foreground: '#bbbbbb' }, ['Low contrast (1.9:1): many scanners will fail. Use at least 4:1.']],
  [{ foreground: '#00000040' }, ['Low contrast (1.8:1): many scanners will fail. Use at least 4:1.']],
  [{ foreground: '#fff', background: '#000' }, ['Light on dark: some scanners cannot read inverted codes.']],
  [{ quietZone: 3 }, ['The standard requires a quiet zone of at least 4 modules.']],
  ...['transparent', '#ffffff80'].map((background): [Options, string[]] => [
    { background },
    ['The background is transparent: the code can only be read on white or another light color.'],
  ]),
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
    'Augusta Ada King',
    {
      content: 'contact',
      jobTitle: 'Countess, Lovelace',
      emails: 'a@b.example\nb@c.example',
      street: '1; Road',
      city: 'London',
      postalCode: 'SW1A 1AA',
      country: 'UK',
      web: ' https://example.org/a,b ',
      note: 'x\r\ny\\z',
    },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:King;Augusta Ada;;;\r\nFN:Augusta Ada King\r\nTITLE:Countess\\, Lovelace\r\nEMAIL:a@b.example\r\nEMAIL:b@c.example\r\nADR:;;1\\; Road;London;;SW1A 1AA;UK\r\nURL:https://example.org/a,b\r\nNOTE:x\\ny\\\\z\r\nEND:VCARD\r\n',
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

describe('payments (EPC069-12, section 3.3)', () => {
  const iban = 'BE72000000001616';
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;

  it.each<[string, Options]>([
    ['n'.repeat(70), {}],
    ['é'.repeat(70), { bic: 'BPOTBEB1XXX', amount: '0.01', purpose: 'CHAR', reference: 'R'.repeat(35) }],
    ['x', { amount: '999999999,99', remittance: '€'.repeat(90) }],
    ['x', { iban: `MT84 MALT 0110 0001 2345 MTLC AST0 01S` }],
    ['x', { information: 'i'.repeat(70) }],
  ])('%j %j is read back, made at level M', async (name, options) => {
    const payment: Options = { content: 'sepa', iban, ...options };
    const text = await run('write', name, payment);
    expect(bytesOf(text)).toBeLessThanOrEqual(331);
    expect(await scanText(name, { ...payment, size: 1_000 })).toBe(text);
    expect(await run('info', name, payment)).toMatchObject({ usedLevel: 'Medium' });
    expect((await report('encode', name, payment)).notices).toEqual([]);
  });

  it.each<[string, Options, unknown]>([
    ['\n', {}, ['payment-name', {}]],
    ['n'.repeat(71), {}, ['payment-length', { n: 71, max: 70 }, 0]],
    ['two\nlines', {}, ['payment-line', {}, 0]],
    ['x', { bic: 'BPOTBEB' }, ['not-a-bic', { x: 'BPOTBEB' }, 0]],
    ['x', { bic: 'BPOTBEB1X' }, ['not-a-bic', { x: 'BPOTBEB1X' }, 0]],
    ['x', { iban: ' ' }, ['iban-missing', { x: ' ' }, 0]],
    ['x', { iban: 'BE73000000001616' }, ['iban-digits', { x: 'BE73000000001616' }, 0]],
    ['x', { iban: `BE72${'0'.repeat(31)}` }, ['not-an-iban', { x: `BE72${'0'.repeat(31)}` }, 0]],
    ['x', { amount: '0.00' }, ['not-an-amount', { x: '0.00' }, 0]],
    ['x', { amount: '0.001' }, ['not-an-amount', { x: '0.001' }, 0]],
    ['x', { amount: '1000000000' }, ['not-an-amount', { x: '1000000000' }, 0]],
    ['x', { amount: '1,234' }, ['ambiguous-amount', { x: '1,234', euros: '1234' }, 0]],
    ['x', { amount: '1.234' }, ['ambiguous-amount', { x: '1.234', euros: '1234' }, 0]],
    ['x', { amount: '1,234.567' }, ['not-an-amount', { x: '1,234.567' }, 0]],
    ['x', { amount: '12,34.50' }, ['not-an-amount', { x: '12,34.50' }, 0]],
    ['x', { amount: '-5' }, ['not-an-amount', { x: '-5' }, 0]],
    ['x', { amount: '$80' }, ['not-an-amount', { x: '$80' }, 0]],
    ['x', { amount: '1e3' }, ['not-an-amount', { x: '1e3' }, 0]],
    ['x', { purpose: 'CHARI' }, ['payment-length', { n: 5, max: 4 }, 0]],
    ['x', { reference: 'R'.repeat(36) }, ['payment-length', { n: 36, max: 35 }, 0]],
    ['x', { remittance: 'r'.repeat(141) }, ['payment-length', { n: 141, max: 140 }, 0]],
    ['x', { information: 'i'.repeat(71) }, ['payment-length', { n: 71, max: 70 }, 0]],
    ['x', { reference: 'RF18539007547034', remittance: 'r' }, ['two-references', {}, 0]],
    ['é'.repeat(70), { remittance: 'é'.repeat(100) }, ['payment-bytes', { n: 376, max: 331 }]],
  ])('refuses %j %j', async (name, options, expected) => {
    expect(brief(await error('encode', name, { content: 'sepa', iban, ...options }))).toEqual(expected);
  });

  it.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202F234,5\u00A0€', '1234.50'],
    ['1’234.50', '1234.50'],
    ['EUR 1,234,567', '1234567.00'],
    ['1 234', '1234.00'],
    ['.5', '0.50'],
  ])('reads the amount %j as %s', async (amount, euros) =>
    expect((await run('write', 'x', { content: 'sepa', iban, amount })).split('\n').at(-1)).toBe(`EUR${euros}`),
  );

  it.each<[Options, string[]]>([
    [{ level: 'high' }, ['Payment codes use error correction Medium; some banking apps reject other levels.']],
    [{ version: 14 }, ['Payment codes go up to version 13; this one is version 14.']],
  ])('warns of %j', async (options, expected) => {
    expect((await report('encode', 'x', { content: 'sepa', iban, ...options })).notices).toEqual(expected);
  });
});

describe('takes apart', () => {
  const present = async (text: string) =>
    Object.fromEntries(Object.entries(await run('parse', text)).filter(([, value]) => value !== null));

  const old = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
    'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller',
    'TEL;CELL;VOICE:+49 1',
    'ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Lange Stra=C3=9Fe =',
    '1;Ort;;12345;DE',
    'NOTE:C:\\new',
    'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
    ' AA==',
    '',
    'END:VCARD',
  ];
  const current = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:van der Berg\\, Jan',
    'N:van der Berg;Jan;Maria;Dr.;',
    'ORG:A\\; B\\, C\\\\D;Research',
    'item1.TEL;VALUE=uri;TYPE="work,voice":tel:+31-20',
    'TEL;VALUE=uri:tel:+31-21',
    'EMAIL;TYPE=work:jan@b.example',
    'ADR;LABEL="a:b;c":;;Road 1\\nFlat 2;Utrecht;UT;3511;NL',
    'NOTE:folded ',
    '  here\\nand there',
    'BDAY:19900102',
    'URL:https://example.org/a',
    'URL:https://example.org/b',
    'END:VCARD',
    'BEGIN:VCARD',
    'FN:Other',
    'END:VCARD',
  ];

  // RFC 2426, RFC 6350, vCard 2.1, RFC 5545, RFC 6068, RFC 3966, RFC 5724, RFC 5870, EPC069-12.
  it.each<[string, Record<string, string>, string[]]>([
    [
      old.join('\r\n'),
      {
        content: 'contact',
        input: 'Jörg Müller',
        phones: '+49 1',
        street: 'Lange Straße 1',
        city: 'Ort',
        postalCode: '12345',
        country: 'DE',
        note: 'C:\new',
      },
      ['HOME · CELL · VOICE · PHOTO /9j/4AAQ AA=='],
    ],
    [
      current.join('\n'),
      {
        content: 'contact',
        input: 'van der Berg, Jan',
        organisation: 'A; B, C\\D',
        phones: '+31-20\n+31-21',
        emails: 'jan@b.example',
        street: 'Road 1, Flat 2',
        city: 'Utrecht',
        region: 'UT',
        postalCode: '3511',
        country: 'NL',
        web: 'https://example.org/a',
        note: 'folded  here\nand there',
      },
      [
        'N Maria · N Dr. · ORG Research · FN van der Berg, Jan · WORK · VOICE · BDAY 19900102 · URL https://example.org/b · VCARD',
      ],
    ],
    [
      'BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:ACME\nORG:ACME\nEND:VCARD',
      { content: 'contact', organisation: 'ACME', input: '' },
      [],
    ],
    [
      'MECARD:N:Lovelace,Ada;TEL:+1;ADR:,,1 Road\\, 2,London,,SW1,UK;NICKNAME:Countess;;',
      {
        content: 'contact',
        input: 'Ada Lovelace',
        phones: '+1',
        street: '1 Road, 2',
        city: 'London',
        postalCode: 'SW1',
        country: 'UK',
      },
      ['NICKNAME Countess'],
    ],
    [
      'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VTIMEZONE\nTZID:Europe/Paris\nBEGIN:STANDARD\nDTSTART:19701025T030000\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=Europe/Paris:20260501T183000\nDTEND;VALUE=DATE:20260502\nSUMMARY:Launch\\, now\nLOCATION:Here\nBEGIN:VALARM\nDESCRIPTION:no\nEND:VALARM\nEND:VEVENT\nEND:VCALENDAR',
      { content: 'event', input: 'Launch, now', start: '2026-05-01T18:30:00', end: '2026-05-02', place: 'Here' },
      ['TZID=Europe/Paris · UID 1 · PRODID x · VTIMEZONE · VALARM'],
    ],
    [
      'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.50\nCHAR\n\nUrgency fund\nthanks',
      {
        content: 'sepa',
        input: 'Red Cross',
        bic: 'BPOTBEB1',
        iban: 'BE72000000001616',
        amount: '1.50',
        purpose: 'CHAR',
        remittance: 'Urgency fund',
        information: 'thanks',
      },
      [],
    ],
    [
      'mailto:a@b.example?Subject=Hi%20%26&body=x%0D%0Ay&cc=c@d.example',
      { content: 'email', input: 'a@b.example', subject: 'Hi &', message: 'x\ny' },
      ['cc c@d.example'],
    ],
    [
      'MATMSG:TO:a@b.example;SUB:Hi;BODY:x\\;y;;',
      { content: 'email', input: 'a@b.example', subject: 'Hi', message: 'x;y' },
      [],
    ],
    ['tel:+331', { content: 'phone', input: '+331' }, []],
    ['SMSTO:+331:a:b', { content: 'sms', input: '+331', message: 'a:b' }, []],
    ['sms:+331?body=a%20b', { content: 'sms', input: '+331', message: 'a b' }, []],
    ['geo:48.8584,-2.2945,35;u=10?z=3', { content: 'location', input: '48.8584, -2.2945' }, [',35;u=10?z=3']],
    ['https://example.org/?a:b', { content: 'text', input: 'https://example.org/?a:b' }, []],
  ])('%j', async (text, expected, lost) => {
    expect(await present(text)).toEqual(expected);
    const list = lost.map((names) => `Left out because the form has no such field: ${names}`);
    expect((await report('parse', text)).notices).toEqual(list);
  });

  const line = fc.string({ unit: fc.constantFrom(...'aé,;:\\"=\'&?#% 1'), maxLength: 12 });
  const lines = fc.array(line, { maxLength: 3 }).map((all) => all.join('\n'));
  const fields = fc.record({
    ...{ subject: line, message: lines, organisation: line, jobTitle: line, phones: lines, emails: lines },
    ...{ street: line, postalCode: line, city: line, region: line, country: line, note: lines },
    web: fc.constantFrom('', 'https://example.org/a,b;c?d=e'),
    ...{ place: line, description: lines, start: fc.constantFrom('', '2026-05-01', '2026-05-01T18:30:00Z') },
    ...{ end: fc.constantFrom('', '2026-05-03'), iban: fc.constant('BE72000000001616') },
    ...{ bic: fc.constantFrom('', 'BPOTBEB1'), amount: fc.constantFrom('', '1.50') },
    ...{ remittance: line, information: line, purpose: fc.constantFrom('', 'CHAR') },
  });

  it('what a form has written is written again', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('email', 'sms', 'phone', 'contact', 'event', 'sepa'),
        fc.tuple(fc.constantFrom('x', 'x y', '+1'), line).map((parts) => parts.join('')),
        fields,
        async (content, input, form) => {
          const text = await run('write', input, { content, ...form });
          const { content: kind, input: read, ...others } = await run('parse', text);
          const present = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
          expect(kind).toBe(content);
          expect(await run('write', read ?? '', { content, ...present })).toBe(text);
          expect((await report('parse', text)).notices).toEqual([]);
        },
      ),
      { numRuns: 300 },
    ));
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

/** A red square of 20 × 20 pixels with a white one in it, as a PNG. */
const logo = (() => {
  const data = new Uint8Array(20 * 20 * 4).fill(255);
  for (let at = 0; at < 400; at++) if (at % 20 < 14 || at < 280) data.set([200, 0, 0, 255], 4 * at);
  return `data:image/png;base64,${Buffer.from(encode({ width: 20, height: 20, channels: 4, data })).toString('base64')}`;
})();
const svgLogo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="red" d="M0 0h1v1H0z"/></svg>';

describe('with a logo', () => {
  it.each<[string, Options]>([
    ['https://example.org', {}],
    ['x', { logoSize: 25 }],
    ['https://example.org/a/longer/address?with=parameters', { logoSize: 25, shape: 'rounded', finder: 'rounded' }],
    ['on a colour', { background: '#ffeeaa', logoSize: 15 }],
    ['on nothing', { background: 'transparent', shape: 'dots' }],
    ['a'.repeat(900), { size: 1_000 }],
  ])('%j %j reads back, at level high', async (text, options) => {
    const look = { ...options, logo };
    expect(await scanText(text, look)).toBe(text);
    expect(await run('info', text, look)).toMatchObject({
      usedLevel: 'High (raised from Medium)',
      scan: 'Scans correctly',
    });
  });

  it('has it in its middle, in the SVG and in the PNG', async () => {
    const { qr } = await run('encode', 'https://example.org', { logo });
    expect(qr).toContain(`<image x="15.6" y="15.6" width="5.8" height="5.8" href="${logo}"/>`);
    const png = decode(await (await run('png', 'https://example.org', { logo })).arrayBuffer());
    const middle = 4 * (Math.floor(png.height / 2) * png.width + Math.floor(png.width / 2));
    expect([...png.data.subarray(middle, middle + 4)]).toEqual([200, 0, 0, 255]);
  });

  it('may be an SVG, in an SVG only', async () => {
    const { qr } = await run('encode', 'x', { logo: svgLogo });
    expect(qr).toContain(`href="data:image/svg+xml;base64,${Buffer.from(svgLogo).toString('base64')}"`);
    expect(await run('info', 'x', { logo: svgLogo })).toMatchObject({ scan: 'Scans correctly' });
    expect(await error('png', 'x', { logo: svgLogo })).toMatchObject({ code: 'qr-logo-pixels', at: { field: 'logo' } });
  });

  it.each(['logo.png', 'data:text/html;base64,PHA+', 'data:image/png;base64,"><script>'])(
    'refuses %j',
    async (wrong) => {
      expect(await error('encode', 'x', { logo: wrong })).toMatchObject({ code: 'qr-logo', at: { field: 'logo' } });
    },
  );
});

/** Renders a page of PDF operators to a picture with sides of `side` pixels, by the even-odd rule. */
function paint(content: string, side: number): Uint8Array {
  const data = new Uint8Array(3 * side * side).fill(255);
  const stack: number[] = [];
  let [scale, path, color]: [number, (readonly [number, number])[][], readonly number[]] = [1, [], [0, 0, 0]];
  const fill = () => {
    const edges = path.flatMap((points) =>
      points.map((from, at) => [from, points[(at + 1) % points.length] ?? from] as const),
    );
    for (let y = 0; y < side; y++) {
      const row = (y + 0.5) / scale;
      const crossings = edges
        .filter(([[, a], [, b]]) => a <= row !== b <= row)
        .map(([[x1, y1], [x2, y2]]) => (x1 + ((row - y1) / (y2 - y1)) * (x2 - x1)) * scale)
        .sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2)
        for (let x = Math.ceil((crossings[at] ?? 0) - 0.5); x + 0.5 < (crossings[at + 1] ?? 0); x++)
          data.set(
            color.map((value) => Math.round(value * 255)),
            3 * (y * side + x),
          );
    }
    path = [];
  };
  const operators: Readonly<Record<string, (...numbers: number[]) => void>> = {
    cm: (...[, , , , , height = 1]) => {
      scale = (side / height) * (stack[0] ?? 1);
    },
    rg: (...values) => {
      color = values;
    },
    re: (x = 0, y = 0, w = 0, h = 0) =>
      path.push([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
    m: (x = 0, y = 0) => path.push([[x, y]]),
    l: (x = 0, y = 0) => path.at(-1)?.push([x, y]),
    c: (x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0) => {
      const [x0, y0] = path.at(-1)?.at(-1) ?? [0, 0];
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        path.at(-1)?.push([at(x0, x1, x2, x3), at(y0, y1, y2, y3)]);
      }
    },
    h: () => {},
    f: fill,
    'f*': fill,
  };
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const operator = operators[word];
    if (!operator) stack.push(Number(word));
    else operator(...(word === 'cm' ? stack : stack.splice(0)));
    if (word === 'cm') stack.splice(0);
  }
  return encode({ width: side, height: side, channels: 3, data });
}

describe('for printing', () => {
  it.each<[string, Options]>([
    ['https://example.org', {}],
    ['Grüße', { shape: 'rounded', finder: 'rounded', foreground: '#1a2b3c', background: '#ffeecc' }],
    ['dots', { shape: 'dots', finder: 'rounded', background: 'transparent' }],
    ['logo', { logo, logoSize: 25 }],
  ])('%j %j reads back from what a PDF and an EPS draw', async (text, options) => {
    const pdf = await (await run('print', text, { ...options, paper: 'pdf' })).text();
    const [, length, content = ''] = /\/Length (\d+)>>stream\n([\s\S]*)endstream/.exec(pdf) ?? [];
    expect(content.length).toBe(Number(length));
    expect(new TextDecoder().decode(readQr(paint(content, 600)))).toBe(text);
    const eps = await (await run('print', text, { ...options, paper: 'eps' })).text();
    expect(eps).toContain(content);
  });

  it('a PDF says where its objects are', async () => {
    const pdf = await (await run('print', 'x', { size: 100 })).text();
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual([
      '1 0 obj',
      '2 0 obj',
      '3 0 obj',
      '4 0 obj',
    ]);
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
    // 100 px of CSS are 75 points.
    expect(pdf).toContain('/MediaBox[0 0 75 75]');
  });
});

describe('many codes', () => {
  it('shows the first twelve, each as it is drawn alone', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const pictures = await run('pictures', lines.join('\n\n'));
    expect(pictures.map(({ name }) => name)).toEqual(lines.slice(0, 12));
    const alone = await Promise.all(lines.slice(0, 12).map((line) => run('encode', line)));
    expect(pictures.map(({ svg }) => svg)).toEqual(alone.map(({ qr }) => qr));
  });
  const list = 'https://example.org/1\n\nGrüße <b>\r\n';

  it('a line is a code', async () => {
    expect(await run('many', list)).toBe(
      'file,content,version,level\ncode-1.svg,https://example.org/1,2,Medium\ncode-2.svg,Grüße <b>,1,Medium',
    );
    expect(await run('many', '+1 (2)\n+33', { content: 'phone' })).toContain('tel:+12');
  });

  it('as files that read back', async () => {
    const zip = new Uint8Array(await (await run('archive', list, { ...small, fileType: 'png' })).arrayBuffer());
    const bytes = Buffer.from(zip);
    const mark = Buffer.from('89504e470d0a1a0a', 'hex');
    const first = bytes.indexOf(mark);
    const starts = [first, bytes.indexOf(mark, first + 1)];
    const read = starts.map((start) => new TextDecoder().decode(readQr(zip.slice(start))));
    expect(read).toEqual(['https://example.org/1', 'Grüße <b>']);
  });

  it('on a sheet, with what they say', async () => {
    const sheet = await run('sheet', list);
    expect(sheet.match(/<svg /g)).toHaveLength(2);
    expect(sheet).toContain('<figcaption>Grüße &lt;b&gt;</figcaption>');
  });

  it.each<[string, unknown]>([
    [' \n', ['no-lines', {}]],
    [`a\n${'x'.repeat(3_000)}`, ['qr-too-long', { n: 47, length: 3_000, most: 2_953, level: 'low' }, 2]],
    ['x\n'.repeat(1_001), ['too-many', { max: 1_000 }, 2_000]],
  ])('refuses a list', async (text, expected) => {
    expect(brief(await error('many', text))).toEqual(expected);
  });
});

test('the size of a module can be set', async () => {
  const png = new DataView(await (await run('png', 'x', { moduleSize: 7 })).arrayBuffer());
  expect(png.getUint32(16)).toBe(7 * 29);
});

test('the PNG is a whole number of pixels to a module, no larger than requested', async () => {
  const png = new DataView(await (await run('png', 'x', { size: 100 })).arrayBuffer());
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([87, 87]);
});

test.each<[string, Options, string]>([
  ['x', {}, 'Scans correctly'],
  ['x', { shape: 'dots', quietZone: 0 }, 'Scans correctly'],
  ['\ud800', {}, 'Scans correctly'],
  ['ff fe 00', { content: 'hex' }, 'Scans correctly'],
  ['1'.repeat(3_057), { level: 'high' }, 'Scans correctly'],
  ['x', { foreground: '#fff' }, 'Does not scan: choose other colors, or square modules'],
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

  it('reports how the code is made and where it is', async () => {
    // The quiet zone is 4 of 29 modules of 13 pixels; corners are found to half a module.
    expect(await run('read', await draw('HELLO WORLD', { level: 'quartile', mask: 3 }))).toEqual({
      text: 'HELLO WORLD',
      codes: [
        {
          content: 'HELLO WORLD',
          kind: 'Text',
          symbology: 'QR Code',
          version: '1',
          level: 'Quartile',
          mask: 3,
          corners: '50,50 326,50 326,326 50,326',
        },
      ],
      pictureWidth: 377,
      pictureHeight: 377,
    });
  });

  it.each<[string, Options, string]>([
    ['https://example.org/a?b', {}, 'URL'],
    ['see https://example.org', {}, 'Text'],
    ['WIFI:T:WPA;S:x;P:y;;', {}, 'WiFi network'],
    ['otpauth://totp/A:b?secret=GEZDGNBVGY3TQOJQ', {}, 'One-time password'],
    ['Ada Lovelace', { content: 'contact' }, 'Contact'],
    ['MECARD:N:Lovelace,Ada;;', {}, 'Contact'],
    ['Launch', { content: 'event' }, 'Event'],
    ['Red Cross', { content: 'sepa', iban: 'BE72000000001616' }, 'Payment'],
    ['a@b.example', { content: 'email' }, 'E-mail'],
    ['+33 1', { content: 'phone' }, 'Phone number'],
    ['+33 1', { content: 'sms' }, 'SMS'],
    ['1, 2', { content: 'location' }, 'Location'],
  ])('%j %j is recognized as %s', async (text, options, kind) => {
    expect((await run('read', await draw(text, options))).codes).toMatchObject([{ kind }]);
  });

  it('other bar codes', async () => {
    expect(await run('read', new Blob([await drawBarcode('4006381333931', 'EAN13')]))).toEqual({
      text: '4006381333931',
      codes: [
        {
          content: '4006381333931',
          kind: 'Text',
          symbology: 'EAN-13',
          version: '',
          level: '',
          mask: null,
          corners: '44,0 423,0 423,199 44,199',
        },
      ],
      pictureWidth: 452,
      pictureHeight: 220,
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
    ['a PDF', new Blob(['%PDF-1.7\n']), ['not-a-picture', { start: '25 50 44 46', format: 'PDF' }]],
    ['a text', new Blob(['https://example.org']), ['text-no-picture', {}]],
    [
      'a blank picture',
      new Blob([new Uint8Array(encode({ width: 9, height: 9, data: new Uint8Array(9 * 9 * 3), channels: 3 }))]),
      ['no-code', {}],
    ],
    ['noise', new Blob(['\u0000\u0001\u0002']), ['unknown-format', { start: '00 01 02' }]],
  ])('refuses %s', async (_, file, expected) => {
    expect(brief(await error('read', file))).toEqual(expected);
  });
});
