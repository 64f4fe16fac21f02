import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { describe, expect, test } from 'vitest';
import { copiedOf } from '#core/operations/headline.ts';
import { ibanCountryCodes } from '#generated/data/iban-country-codes.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { findIbanCountry, ibanLength } from '#lib/iban/iban.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, notices, error, report } = testTool(tool, logic, { messages });

const registry = readFileSync(join(import.meta.dirname, '../../../scripts/data/iban-registry.txt'), 'utf8');
/** The examples of the SWIFT registry, release 101. */
const examples = [...registry.matchAll(/ ([A-Z]{2}\d\d[A-Z\d]{11,})$/gm)].map(([, example = '']) => example);

test('the registry has 89 countries, each with an example', () => {
  expect(examples).toHaveLength(89);
});

test.each(examples)('%s, of the registry, is valid', async (example) => {
  expect(await run('check', example)).toMatchObject({ valid: true, state: 'valid', problems: null, registered: true });
});

test('lengths are those of ibantools, which has its own table', () => {
  const lengths = ibanCountryCodes.map((code) => [code, ibanLength(findIbanCountry(code) ?? expect.fail(code))]);
  // It has neither the British territories.
  const known = lengths.filter(([code]) => !['GG', 'IM', 'JE'].includes(String(code)));
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(known.map(([code]) => [code, countrySpecs[String(code)]?.chars])),
  );
});

// SWIFT registry examples and national structures; mod 97 computed apart.
test.each([
  ['DE89370400440532013000', { bban: '370400440532013000', bank: '37040044', account: '0532013000', branch: null }],
  ['FR7630006000011234567890189', { bank: '30006', branch: '00001', account: '12345678901', nationalCheck: '89' }],
  ['GB29NWBK60161331926819', { bank: 'NWBK', branch: '601613', account: '31926819', country: 'United Kingdom' }],
  ['NO9386011117947', { bank: '8601', account: '111794', nationalCheck: '7' }],
  ['BE68539007547034', { bank: '539', account: '0075470', nationalCheck: '34' }],
  ['MT84MALT011000012345MTLCAST001S', { bank: 'MALT', branch: '01100', account: '0012345MTLCAST001S', sepa: true }],
  ['IT60X0542811101000000123456', { nationalCheck: 'X', bank: '05428', branch: '11101', account: '000000123456' }],
  ['SC18SSCB11010000000000001497USD', { length: 31, account: '0000000000001497', currency: 'USD' }],
  ['RU0304452522540817810538091310419', { length: 33, bank: '044525225', branch: '40817' }],
  ['HN88CABF00000000000250005469', { bank: 'CABF', registered: true }],
  ['BI4210000100010000332045181', { registered: true, country: 'Burundi' }],
  ['LC55HEMM000100010012001200023015', { length: 32 }],
  ['BR1800360305000010009795493C1', { accountType: 'C', owner: '1' }],
  ['HU42117730161111101800000000', { nationalCheck: '60', account: '111110180000000' }],
  ['CH9300762011623852957', { iid: '00762', qrIban: false }],
  ['AL47212110090000000235698741', { sepa: true, bank: '212', branch: '11009' }],
  ['RS35260005601001611379', { sepa: true }],
  ['NC8420041010050500013M02606', { country: 'New Caledonia', sepa: false, registered: true }],
  ['RE4220041010050500013M02606', { country: 'Réunion', sepa: true }],
  ['de89 3704-0044 0532 0130 00', { valid: true, formatted: 'DE89 3704 0044 0532 0130 00' }],
])('%s is valid, with its parts', async (input, parts) => {
  expect(await run('check', input)).toMatchObject({ valid: true, ...parts });
});

// SIX, Swiss Payment Standards: the IID of a QR-IBAN is from 30000 to 31999.
test.each([
  ['CH4431999123000889012', true],
  ['CH5830000000000000000', true],
  ['LI3530808123456789012', true],
  ['CH5029999000000000000', false],
  ['CH5332000000000000000', false],
  ['DE89370400440532013000', false],
])('%s: is it a QR-IBAN? %j', async (input, qrIban) => {
  expect(await run('check', input)).toMatchObject({ valid: true, qrIban });
  expect((await notices('check', input)).map(({ code }) => code)).toEqual(qrIban ? ['qr-iban'] : []);
});

test.each([
  'IBAN DE89 3704 0044 0532 0130 00',
  'iban:DE89370400440532013000',
  'IBANDE89370400440532013000',
  '\u00a0DE89\u00a03704\u202f0044\u20070532\u30000130 00 ',
  'DE89-3704-0044-0532-0130-00',
  'DE89‑3704–0044.0532.0130.00',
  '\ufeffDE89\u200b370400440532013000\u00ad',
  '\t\r\nDE89370400440532013000\r\n',
])('%j is read', async (written) => {
  expect(await run('check', written)).toMatchObject({ valid: true, electronic: 'DE89370400440532013000' });
});

describe('reports mistakes', () => {
  test.each([
    ['DE00370400440532013000', ['The check digits are 00; for this account they would be 89. Look for a typo.']],
    ['DE8937040044053201300', ['Germany: an IBAN has 22 characters; this one has 21 (1 too few).']],
    ['DE893704004405320130000', ['Germany: an IBAN has 22 characters; this one has 23 (1 too many).']],
    ['DE8937040044053201300O', ['Character 22, “O”, must be a digit (account number). Did you mean the digit 0?']],
    ['DEI9370400440532013000', ['Character 3, “I”, must be a digit (check digits). Did you mean the digit 1?']],
    ['GB29NWB060161331926819', ['Character 8, “0”, must be a capital letter (bank code). Did you mean the letter O?']],
    ['DE8937040044053201300\u{1f600}', ['Character 22, “\u{1f600}”, must be a digit (account number).']],
    ['DE893704004405320130０0', ['Character 21, “０”, must be a digit (account number). Did you mean the digit 0?']],
    [
      'GB29NWBK6016133192681X9',
      [
        'United Kingdom: an IBAN has 22 characters; this one has 23 (1 too many).',
        'Character 22, “X”, must be a digit (account number).',
      ],
    ],
    ['XX89370400440532013000', ['XX is not a country that uses IBANs.']],
    ['RF18539007547034', ['This looks like a creditor reference (ISO 11649, RF…), not an IBAN.']],
    ['1234', ['Start with two letters and two digits.']],
    ['ＤＥ89370400440532013000', ['Start with two letters and two digits.']],
    [
      'FR7630006060011234567890189',
      [
        'The check digits are 76; for this account they would be 23. Look for a typo.',
        'The national check digits are 89; for this account they would be 08.',
      ],
    ],
    // Right by mod 97, wrong by the national check.
    ['FR0630006000011234567890188', ['The national check digits are 88; for this account they would be 89.']],
    ['ES2921000418460200051332', ['The national check digits are 46; for this account they would be 45.']],
    ['NO2386011117946', ['The national check digits are 6; for this account they would be 7.']],
    ['BE41539007547035', ['The national check digits are 35; for this account they would be 34.']],
    ['IT33X0542811101000000123457', ['The national check digits are X; for this account they would be Y.']],
    [
      'CZ6508000000182000145399',
      [
        'The check digits are 65; for this account they would be 30. Look for a typo.',
        'The national check digits do not match this account.',
      ],
    ],
  ])('%s', async (input, problems) => {
    const { valid, state, problems: told } = await run('check', input);
    expect({ valid, told: told?.split('\n') }).toEqual({ valid: false, told: problems });
    expect(state).toBe(problems[0]?.includes('too few') ? 'incomplete' : 'invalid');
  });

  test('in French, in the words of French', async () => {
    const inFrench = testTool(tool, logic, { messages: french, context: { locale: 'fr' } });
    expect((await inFrench.run('check', 'DE8937040044053201300O')).problems).toBe(
      'Le caractère 22, «\u00a0O\u00a0», doit être un chiffre (numéro de compte). Vouliez-vous écrire le chiffre 0\u202f?',
    );
    expect((await inFrench.run('check', 'DE89370400440532013000')).country).toBe('Allemagne');
  });

  test('what is in it is shown all the same', async () => {
    expect(await run('check', 'DE00370400440532013000')).toMatchObject({ country: 'Germany', bank: '37040044' });
    expect(await run('check', 'FR7630006')).toMatchObject({ state: 'incomplete', bank: '30006', account: null });
  });
});

test('every check has its result', async () => {
  const { checks } = await run('check', 'DE89370400440532013000');
  expect(checks?.map(({ check, result }) => [check, result])).toEqual([
    ['Country', 'passed'],
    ['Length', 'passed'],
    ['Characters', 'passed'],
    ['Check digits', 'passed'],
    ['National check', 'not checked'],
  ]);
});

test('a country outside the registry is marked, or refused', async () => {
  const algerian = 'DZ580002100001113000000570'; // ibantools
  expect(await run('check', algerian)).toMatchObject({ valid: true, registered: false });
  expect(await notices('check', algerian)).toMatchObject([{ code: 'unregistered' }]);
  expect(await run('check', algerian, { unregistered: false })).toMatchObject({
    valid: false,
    problems: 'Algeria is not in the SWIFT IBAN registry.',
  });
});

test('of several lines the first is read, and the others are reported', async () => {
  expect(await notices('check', 'NO9386011117947\n\nDE89\r\nFR\n')).toMatchObject([
    { code: 'more-lines', params: { n: 2 }, offers: [{ operation: 'checkList' }] },
  ]);
});

describe('a list', () => {
  test('has a row for each line that is not blank', async () => {
    const text = 'de89 3704-0044 0532 0130 00\r\n\r\n\u00a0\nCH4431999123000889012\rXX12\n';
    const { list, ...counts } = await run('checkList', text);
    expect(counts).toEqual({ lines: 3, valid: 2, invalid: 1 });
    const rows = list?.split('\n').map(readCsvRecord) ?? [];
    expect(rows.map((row) => [0, 1, 4, 10, 3].map((column) => row[column]))).toEqual([
      ['line', 'result', 'country', 'qrIban', 'problem'],
      ['1', 'valid', 'Germany', 'no', ''],
      ['4', 'valid', 'Switzerland', 'yes', ''],
      ['5', 'invalid', '', '', 'XX is not a country that uses IBANs.'],
    ]);
  });

  test('of 10,000 lines has 10,000 rows', async () => {
    const text = Array.from({ length: 10_000 }, (_, index) => examples[index % examples.length]).join('\n');
    expect(await run('checkList', text)).toMatchObject({ lines: 10_000, valid: 10_000, invalid: 0 });
  });
});

describe('an IBAN is made', () => {
  test.each([
    ['DE', '370400440532013000', 'DE89370400440532013000'],
    ['DE', '3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE', '37040044;0532013000', 'DE89370400440532013000'],
    ['FR', '30006 00001 12345678901', 'FR7630006000011234567890189'],
    ['FR', '30006, 00001, 123 4567 8901, 89', 'FR7630006000011234567890189'],
    ['GB', 'NWBK 60-16-13 31926819', 'GB29NWBK60161331926819'],
    ['IT', '05428 11101 000000123456', 'IT60X0542811101000000123456'],
    ['ES', '2100 0418 0200051332', 'ES9121000418450200051332'],
    ['ES', '2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['NO', '8601 111794', 'NO9386011117947'],
    ['BE', '539 0075470', 'BE68539007547034'],
    ['SI', '26330 00120390', 'SI56263300012039086'],
    ['CH', '00762 011623852957', 'CH9300762011623852957'],
  ])('%s: %s', async (country, input, iban) => {
    expect(await run('build', input, { country })).toBe(iban);
  });

  test.each([
    ['DE', '37040044 532013000', 'The account number must have 10 digits, not 9. Banks add leading zeros: 0532013000'],
    ['DE', '37040044; ', 'The account number must have 10 digits, not 0.'],
    ['DE', '37040044 10532013000', 'The account number must have 10 digits, not 11.'],
    ['DE', '3704004 0532013000', 'The bank code must have 8 digits, not 7.'],
    ['LU', '001 94006447500', 'The account number must have 13 characters, not 11.'],
    [
      'DE',
      '3704004405320130',
      'Germany: the BBAN must have 18 characters, not 16. Its parts: bank code (8), account number (10).',
    ],
    ['DE', '3704004X 0532013000', '“X” must be a digit (bank code).'],
    ['TN', '10 006 0351835984788', 'Enter the national check digits: they cannot be calculated for Tunisia.'],
    ['FR', '30006 00001 12345678901 88', 'The national check digits are 88, but should be 89.'],
    ['CZ', '08000000182000145399', 'The national check digits do not match this account.'],
  ])('%s: %s is refused', async (country, input, message) => {
    const { error } = await report('build', input, { country });
    expect(error).toBe(message);
  });

  test('a wrong line of several is named', async () => {
    expect(await report('build', '37040044 0532013000\r\n\r\n3704004 0532013000\n')).toMatchObject({
      error: 'Line 3: The bank code must have 8 digits, not 7.',
    });
    expect(await error('build', 'x\n37040044 0532013000\n', {})).toMatchObject({ at: { line: 1, length: 1 } });
  });

  test.each([
    ['DE', '37040044 532013000', '37040044; 0532013000'],
    ['DE', '37040044 0532013000\n37040044;532013000\n', '37040044 0532013000\n37040044; 0532013000\n'],
    ['GG', 'NWBK 60-16-13 1926819', 'NWBK; 601613; 01926819'],
  ])('%s: an account number that lacks zeros is offered with them', async (country, input, offered) => {
    expect((await error('build', input, { country })).offers).toEqual([{ input: offered }]);
  });

  test('for each line', async () => {
    expect(await run('build', '37040044 0532013000\r\n\r\n370400440532013000\n')).toBe(
      'DE89370400440532013000\r\n\r\nDE89370400440532013000\n',
    );
  });

  test('of what is in any valid one, the same', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...examples), async (example) => {
      expect(await run('build', example.slice(4), { country: example.slice(0, 2) })).toBe(example);
    });
    await fc.assert(property);
  });
});

test('an IBAN that is not valid is not copied', async () => {
  for (const invalid of ['DE00370400440532013000', 'DE89 3704'])
    expect(copiedOf(tool.operations.check, await run('check', invalid))).toBeUndefined();
  expect(copiedOf(tool.operations.check, await run('check', 'DE89370400440532013000'))?.value).toBe(
    'DE89 3704 0044 0532 0130 00',
  );
});

test('lines are formatted and masked, and those that are not valid reported', async () => {
  const text = 'iban: de89370400440532013000\r\n\nfoo\nDE00370400440532013000';
  expect(await report('format', text)).toEqual({
    value: 'DE89 3704 0044 0532 0130 00\r\n\nFOO\nDE00 3704 0044 0532 0130 00',
    notices: ['2 lines are not valid IBANs; the first is line 3.'],
  });
  expect(await run('format', 'DE89 3704 0044 0532 0130 00', { style: 'electronic' })).toBe('DE89370400440532013000');
  expect(await run('mask', text)).toBe('DE89 **** … 3000\r\n\n****\nDE00 **** … 3000');
});

test('one wrong digit is always found', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...examples),
    fc.nat(),
    fc.integer({ min: 1, max: 9 }),
    async (example, at, by) => {
      const digits = [...example.matchAll(/\d/g)].map(({ index }) => index);
      const place = digits[at % digits.length] ?? 0;
      const wrong = (Number(example[place]) + by) % 10;
      expect(await run('check', example.slice(0, place) + wrong + example.slice(place + 1))).toMatchObject({
        valid: false,
      });
    },
  );
  await fc.assert(property);
});
