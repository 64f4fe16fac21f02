import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneCountries } from '#generated/data/phone-countries.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { readPhone } from './read-phone.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const french = {
  valid: true,
  country: 'France',
  countryCode: 'FR',
  type: 'Mobile',
  international: '+33 6 12 34 56 78',
  national: '06 12 34 56 78',
  e164: '+33612345678',
  uri: 'tel:+33612345678',
};

// libphonenumber-js 1.13.16 and Google's libphonenumber agree.
test.each([
  ['+33612345678', 'US', french],
  ['06 12 34 56 78', 'FR', french],
  ['00 33 6 12 34 56 78', 'GB', french],
  ['011 33 6 12 34 56 78', 'US', french],
  ['+33 (0)6 12 34 56 78', 'US', french],
  ['＋３３ ６ １２ ３４ ５６ ７８', 'US', french],
  ['٠٦١٢٣٤٥٦٧٨', 'FR', french],
  ['tel:0612345678;phone-context=+33', 'US', french],
  ['\u202a+33 6 12 34 56 78\u202c', 'US', french],
  ['06/12/34/56/78', 'FR', french],
  [
    '+1 (415) 555-2671 ext. 1234',
    'US',
    {
      countryCode: 'US',
      type: 'Landline or mobile',
      e164: '+14155552671',
      extension: '1234',
      national: '(415) 555-2671 ext. 1234',
      uri: 'tel:+14155552671;ext=1234',
    },
  ],
  ['415.555.2671 x5', 'US', { e164: '+14155552671', extension: '5' }],
  ['415-555-2671 #12', 'US', { e164: '+14155552671', extension: '12' }],
  ['tel:+1-415-555-2671;ext=5', 'FR', { e164: '+14155552671', extension: '5' }],
  [
    '+442079460958',
    'US',
    { countryCode: 'GB', type: 'Landline', national: '020 7946 0958', dialled: '011 44 20 7946 0958' },
  ],
  ['+390236618300', 'US', { type: 'Landline', nationalNumber: '0236618300', national: '02 3661 8300' }],
  ['0800 123 456', 'GB', { type: 'Toll-free', e164: '+44800123456' }],
  ['+41446681800', 'US', { countryCode: 'CH', national: '044 668 18 00' }],
  ['+12644972518', 'US', { countryCode: 'AI' }],
  ['+77012345678', 'US', { countryCode: 'KZ', type: 'Mobile' }],
  ['1-800-FLOWERS', 'US', { type: 'Toll-free', e164: '+18003569377', typed: '1 (800) 356-9377' }],
  [
    '+80012345678',
    'US',
    { valid: true, country: 'None (international service)', type: 'Toll-free', countryCode: null },
  ],
])('%s from %s', async (input, country, expected) => {
  expect(await run('describe', input, { country })).toMatchObject(expected);
});

test.each([
  ['+447700900123', 'US', 'possible', 'The length is right, but +44 7700… is not assigned.'],
  [
    '12345',
    'US',
    'incomplete',
    'Too short for United States: numbers have 10 digits after the calling code; this one has 5.',
  ],
  [
    '+33 6 12 34 56 78 90',
    'US',
    'impossible',
    'Too long for France: numbers have 9 digits after the calling code; this one has 11.',
  ],
  [
    '442071838750',
    'US',
    'impossible',
    'Invalid number (United States), but valid with “+” in front: +44 20 7183 8750.',
  ],
  // A number for drama, by Ofcom.
  [
    '441632960961',
    'BM',
    'impossible',
    'Invalid number (Bermuda). With “+” in front, it has the right length for United Kingdom: +44 1632 960961.',
  ],
  [
    '97900000000012',
    'US',
    'impossible',
    'Too long for United States: numbers have 10 digits after the calling code; this one has 14.',
  ],
  [
    '331234567890123',
    'US',
    'impossible',
    'Too long for United States: numbers have 10 digits after the calling code; this one has 15.',
  ],
  ['+44 20 7946 09', 'US', 'impossible', 'United Kingdom: numbers have 7, 9, 10 digits after the calling code, not 8.'],
  ['+800 12', 'US', 'impossible', 'This is not a phone number.'],
  ['+999123456789', 'US', 'impossible', '+999… does not start with a country calling code.'],
  ['call me', 'US', 'impossible', 'Enter a number with digits.'],
  ['+', 'US', 'impossible', 'Enter a number with digits.'],
  [`+33612345678${' '.repeat(250)}x1`, 'US', 'impossible', 'This is not a phone number.'],
  ['415@555', 'US', 'impossible', '“@” at position 4 is not allowed in a phone number.'],
  ['8 800 ЗВОНОК', 'RU', 'impossible', '“З” at position 7 is not allowed in a phone number.'],
])('%s from %s is %s', async (input, country, state, problem) => {
  expect(await run('describe', input, { country })).toMatchObject({ valid: false, state, problem });
});

test.each([
  ['GB', 'same', '020 7946 0958'],
  ['GB', 'US', '011 44 20 7946 0958'],
  ['US', 'FR', '00 44 20 7946 0958'],
])('a British number, where the default country is %s, as dialed from %s', async (country, from, dialled) => {
  expect(await run('describe', '+442079460958', { country, from })).toMatchObject({ dialled });
  expect(await run('format', '+442079460958', { form: 'dialled', country, from })).toBe(dialled);
});

test.each([
  // A number for drama, by Ofcom: its length is right, and no more.
  ['0044 1632 960961', 'US', '00', { state: 'possible', e164: '+441632960961', typed: '+44 1632 960961' }],
  ['(00)44-20-7946-0958', 'US', '00', { state: 'valid', e164: '+442079460958' }],
  ['0011 44 20 7946 0958', 'US', '0011', { state: 'valid', e164: '+442079460958' }],
  ['011 44 20 7946 0958', 'GB', '011', { state: 'valid', e164: '+442079460958' }],
  ['010 44 20 7946 0958', 'US', '010', { state: 'valid', e164: '+442079460958' }],
] as const)('%s from %s is international after %s', async (input, country, prefix, expected) => {
  expect(await run('describe', input, { country })).toMatchObject(expected);
  const [notice] = await notices('describe', input, { country });
  expect(notice).toMatchObject({ code: 'prefix', params: { prefix } });
  expect(await run('format', input, { country })).toBe(expected.e164);
  for (const operation of ['format', 'checkList'] as const)
    expect((await notices(operation, input, { country }))[0]).toMatchObject({ code: 'prefixes', params: { n: 1 } });
});

test.each([
  ['0044 1632 960961', 'GB', '+441632960961'],
  ['011 44 20 7946 0958', 'CA', '+442079460958'],
  ['010 4567 890', 'DE', '+49104567890'],
])('%s from %s needs no other prefix', async (input, country, e164) => {
  expect(await run('describe', input, { country })).toMatchObject({ e164 });
  expect(await notices('describe', input, { country })).toEqual([]);
});

test.each([
  ['441632960961', 'BM', false, '+44 1632 960961'],
  ['442071838750', 'US', false, '+44 20 7183 8750'],
  // Its length is right in the United States.
  ['4930901820', 'US', true, '+49 30 901820'],
])('%s from %s shows nothing of that country, and offers a “+”', async (input, country, possible, suggested) => {
  const described = await run('describe', input, { country });
  const { problem, ...rows } = described;
  expect(problem).toContain(suggested);
  expect(rows).toMatchObject({
    valid: false,
    possible,
    e164: null,
    international: null,
    country: null,
    type: null,
    countryCode: null,
    callingCode: null,
    uri: null,
  });
  expect(await notices('describe', input, { country })).toMatchObject([
    { code: 'add-plus', offers: [{ input: suggested }] },
  ]);
  const { list } = await run('checkList', input, { country });
  expect(list?.split('\n')[1]).toMatch(new RegExp(`^1,(?:im)?possible,${input},,,,,,,`));
  expect(await run('format', input, { country })).toBe(input);
});

test('a number that the default country cannot have names it', async () => {
  const hint = [['default-country', { country: 'United States' }]];
  expect((await notices('describe', '020 7946 0958', { country: 'US' })).map(brief)).toEqual(hint);
  expect(await notices('describe', '+33 6 12 34 56 78 90', { country: 'US' })).toEqual([]);
  expect(await notices('describe', '12345', { country: 'US' })).toEqual([]);
});

test('the offered number keeps its extension, and other lines', async () => {
  expect((await notices('describe', '442071838750 x5'))[0]?.offers).toEqual([{ input: '+44 20 7183 8750 x5' }]);
  const [, notice] = await notices('describe', '442071838750\n1');
  expect(notice).not.toHaveProperty('offers');
});

test('a calling code of several countries', async () => {
  expect(await run('describe', '+447700900123')).toMatchObject({
    country: 'Unknown',
    type: 'Unknown',
    countries: 'United Kingdom, Guernsey, Isle of Man, Jersey',
  });
});

test('what is unknown is said to be', async () => {
  const unknown = { country: 'Unknown', type: 'Unknown', countryCode: 'Unknown', callingCode: 'Unknown' };
  expect(await run('describe', '+999123456789')).toMatchObject(unknown);
  expect(await run('describe', '+447700900123')).toMatchObject({ countryCode: 'Unknown', callingCode: '+44' });
  expect(await run('describe', '+80012345678')).toMatchObject({ countryCode: null, callingCode: '+800' });
});

test('reads letters on request only', async () => {
  expect((await notices('describe', '1-800-FLOWERS')).map(brief)).toEqual([['letters', { digits: '1-800-3569377' }]]);
  expect((await run('describe', '1-800-FLOWERS', { letters: false })).problem).toContain('Letters at position 7.');
});

test('a list', async () => {
  const text = '+33612345678\r\n\r\n(415) 555-2671, desk 2 @ 415-555-2672\n+447700900123\nx\n';
  const { list, ...counts } = await run('checkList', text);
  expect(counts).toEqual({ lines: 4, valid: 1, possible: 1, invalid: 2 });
  expect(list?.split('\n').slice(0, 3)).toEqual([
    'line,result,number,country,type,e164,international,national,extension,problem',
    '1,valid,+33612345678,France,Mobile,+33612345678,+33 6 12 34 56 78,06 12 34 56 78,,',
    '3,impossible,"(415) 555-2671, desk 2 @ 415-555-2672",,,,,,,“@” at position 24 is not allowed in a phone number.',
  ]);
  const invalid = await run('checkList', text, { onlyInvalid: true });
  expect(invalid.list?.split('\n').map((line) => line.split(',')[0])).toEqual(['line', '3', '4', '5']);
});

test('reads the only number in a line with other text', async () => {
  const { list, valid } = await run('checkList', 'John, 0612345678\nJane: +44 20 7946 0958 (work)\nJim', {
    country: 'FR',
  });
  expect(valid).toBe(2);
  expect(list?.split('\n').slice(1)).toEqual([
    '1,valid,"John, 0612345678",France,Mobile,+33612345678,+33 6 12 34 56 78,06 12 34 56 78,,',
    '2,valid,Jane: +44 20 7946 0958 (work),United Kingdom,Landline,+442079460958,+44 20 7946 0958,020 7946 0958,,',
    '3,impossible,Jim,,,,,,,Enter a number with digits.',
  ]);
  expect(await notices('checkList', 'John, 0612345678\n0612345678', { country: 'FR' })).toMatchObject([
    { code: 'in-text', params: { n: 1 } },
  ]);
});

test.each(['911', '12345', '+44 20 7946 09', '+33 6 12 34 56 78 90'])(
  'writes no form of %j, which is no number',
  async (input) => {
    const described = await run('describe', input);
    expect(described).toMatchObject({ possible: false, international: null, national: null, e164: null, uri: null });
    expect(described.dialled).toBeNull();
    const { list } = await run('checkList', input);
    expect(list).not.toMatch(/\+1911|\+112345|\+44207|\+336/);
  },
);

test('numbers in one form; other text is left unchanged and reported', async () => {
  const text = '(415) 555-2671 x9\r\n\r\nnone\r\n+33612345678';
  expect(await run('format', text)).toBe('+14155552671\r\n\r\nnone\r\n+33612345678');
  expect(await run('format', text, { form: 'uri' })).toBe('tel:+14155552671;ext=9\r\n\r\nnone\r\ntel:+33612345678');
  expect(await run('format', '020 7946 0958', { form: 'national', country: 'GB' })).toBe('020 7946 0958');
  expect(await notices('format', text)).toMatchObject([{ code: 'not-valid', params: { n: 1 }, at: { line: 3 } }]);
});

test('finds numbers, and says where', async () => {
  const { matches, count } = await run('find', 'Call +1 415-555-2671\r\nor 😀 +33 6 12 34 56 78 now');
  expect(matches?.split('\n').slice(1)).toEqual([
    '1,5,20,+1 415-555-2671,+14155552671,United States,Landline or mobile',
    '2,6,23,+33 6 12 34 56 78,+33612345678,France,Mobile',
  ]);
  expect(count).toBe(2);
  const pieces = await run('mark', 'Call +1 415-555-2671\r\nor 😀 06 12 34 56 78', { country: 'FR' });
  expect(pieces).toEqual([
    { text: 'Call ' },
    { text: '+1 415-555-2671', note: '+1 415 555 2671' },
    { text: '\r\nor 😀 ' },
    { text: '06 12 34 56 78', note: '+33 6 12 34 56 78' },
    { text: '' },
  ]);
  expect(await error('find', 'nothing')).toMatchObject({ code: 'none-found' });
});

test('finds numbers with an international prefix, and reports which are none of the country', async () => {
  const text = '+81-3-1234-5678\nParis 06 12 34 56 78\n0044 20 7946 0958, London (020) 7946 0958';
  const { matches } = await run('find', text);
  expect(matches?.split('\n').slice(1)).toEqual([
    '1,0,15,+81-3-1234-5678,+81312345678,Japan,Landline',
    '3,0,17,0044 20 7946 0958,+442079460958,United Kingdom,Landline',
  ]);
  expect((await notices('find', text)).map(brief)).toEqual([
    [
      'skipped',
      {
        n: 2,
        text: '06 12 34 56 78',
        problem: 'The length is right, but +1 0612… is not assigned.',
        country: 'United States',
      },
      22,
    ],
  ]);
  expect((await notices('find', text.replace('(020) 7946 0958', ''), { country: 'FR' })).map(brief)).toEqual([]);
  expect(await error('find', '06 12 34 56 78')).toMatchObject({ code: 'none-valid', params: { n: 1 } });
  expect(await run('find', '020 7946 0958, 415-555-2671')).toMatchObject({ count: 1 });
  expect((await notices('find', '612 345 678, 415-555-2671')).map(brief)).toMatchObject([['skipped', { n: 1 }, 0]]);
});

test.each([
  'on 2024-01-31 10:30 and 31.01.2024 12',
  'from 192.168.100.200',
  'card 4111 1111 1111 1111',
  'item 4006381333931',
  '2024-2025 for 1 250 000',
  'FR7630006000011234567890189',
])('takes nothing in %j for a phone number', async (text) => {
  expect(await error('find', text)).toMatchObject({ code: 'none-found' });
});

test.each(['BM', 'US', 'FR', 'DE', 'CN', 'SM'] as const)(
  'suggests “+” for a number that is too long for %s',
  (country) => {
    for (const other of phoneCountries) {
      const example = getExampleNumber(other, examples);
      const zeros = example?.number.slice(0, -4).concat('0000') ?? '';
      for (const written of [example?.number ?? '', zeros])
        expect(['too-long', 'no-such-length']).not.toContain(readPhone(written.slice(1), country, true).fault?.code);
    }
  },
);

test('of several lines the first is read, and the list is offered', async () => {
  expect(await notices('describe', '+33 6 12 34 56 78\n+44 20 7946 0958')).toMatchObject([
    { code: 'more-lines', params: { n: 1 }, offers: [{ operation: 'checkList' }] },
  ]);
});
