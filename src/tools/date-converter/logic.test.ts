import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import english from '#generated/messages/date-converter.en.json' with { type: 'json' };
import french from '#generated/messages/date-converter.fr.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const context = { timeZone: 'Europe/Paris', now: () => new Date('2026-11-20T14:30:00Z') };
const { run, error, notices, outcome, report } = testTool(tool, logic, { context, messages: english });

type Parsing = TestOptions<typeof tool, 'parse'>;
const format = (text: string, form: string, options: TestOptions<typeof tool, 'format'> = {}) =>
  run('format', text, { form, ...options });

/** The error of a text: code, parameters, and the option or the character that is wrong. */
async function refusal(text: string, options: Parsing = {}) {
  const { code, params, at } = await error('parse', text, options);
  return [code, params, at?.field ?? at?.character];
}

test('in the language of the user', async () => {
  const inFrench = testTool(tool, logic, { context: { ...context, locale: 'fr' }, messages: french });
  expect(await inFrench.run('describe', '2023-04-12T23:10:24+02:00')).toMatchObject({
    facts:
      'mercredi, semaine 15 de 2023, jour 102 sur 365, trimestre 2, 30 jours en avril, année non bissextile, heure d’été',
    relative: expect.stringMatching(/^il y a 3\s?ans 7\smois$/),
  });
});

/** Checked with Python 3.11 datetime, GNU date, and the documentation of each system. */
test('one moment in every form', async () => {
  const raw = { outputZone: 'Europe/Paris', epoch: '2000-01-01T00:00:00Z', excelSystem: '1900' };
  expect(await run('describe', '2023-04-12T23:10:24+02:00', raw)).toEqual({
    inputFormat: 'iso8601',
    facts:
      'Wednesday, week 15 of 2023, day 102 of 365, quarter 2, April has 30 days, not a leap year, daylight saving time',
    relative: '3 years 7 months ago',
    iso8601: '2023-04-12T23:10:24+02:00',
    iso8601Utc: '2023-04-12T21:10:24Z',
    rfc3339: '2023-04-12T23:10:24+02:00',
    rfc9557: '2023-04-12T23:10:24+02:00[Europe/Paris]',
    iso9075: '2023-04-12 23:10:24',
    js: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
    newDate: 'new Date("2023-04-12T21:10:24.000Z")',
    rfc5322: 'Wed, 12 Apr 2023 23:10:24 +0200',
    http: 'Wed, 12 Apr 2023 21:10:24 GMT',
    utc: 'Wed, 12 Apr 2023 21:10:24 GMT',
    sql: "TIMESTAMP '2023-04-12 23:10:24+02:00'",
    pattern: '2023-04-12 23:10:24',
    unixSeconds: '1681333824',
    unixMilliseconds: '1681333824000',
    unixMicroseconds: '1681333824000000',
    unixNanoseconds: '1681333824000000000',
    customEpoch: '734649024',
    excel: '45028.96555555556',
    excelDate: '45028',
    excelTime: '0.96555555556',
    filetime: '133258074240000000',
    filetimeHex: '0x01d96d8332872000',
    ticks: '638169306240000000',
    chrome: '13325807424000000',
    cocoa: '703026624',
    objectId: '64371e400000000000000000',
    ldap: '20230412211024.0Z',
    isoWeek: '2023-W15-3',
    ordinal: '2023-102',
    julianDay: '2460047.382222',
    modifiedJulianDay: '60046.882222',
    discordLong: '<t:1681333824:F>',
    discordShort: '<t:1681333824:f>',
    discordLongDate: '<t:1681333824:D>',
    discordShortDate: '<t:1681333824:d>',
    discordLongTime: '<t:1681333824:T>',
    discordShortTime: '<t:1681333824:t>',
    discordRelative: '<t:1681333824:R>',
    zones: [
      {
        zone: 'UTC',
        time: '2023-04-12 21:10:24',
        offset: '+00:00',
        name: 'Coordinated Universal Time',
        summerTime: false,
      },
      {
        zone: 'Europe/Paris',
        time: '2023-04-12 23:10:24',
        offset: '+02:00',
        name: 'Central European Summer Time',
        summerTime: true,
      },
    ],
  });
});

test.each([
  ['1900', '45028.88222222222'],
  ['1904', '43566.88222222222'],
])('in Excel’s %s system, in UTC', async (excelSystem, serial) => {
  const written = await format('2023-04-12T23:10:24+02:00', 'excel', { outputZone: 'UTC', excelSystem });
  expect(written).toBe(serial);
  const raw = { inputFormat: 'excel', zone: 'UTC', excelSystem };
  expect(await run('parse', serial, raw)).toBe('2023-04-12T21:10:24Z');
});

describe('reads', () => {
  test.each([
    // RFC 9110 section 5.6.7, all three forms.
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    // RFC 3339 section 5.8.
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
    ['1996-12-19T16:39:57-08:00', '1996-12-19T16:39:57-08:00'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T12:00:27.870+00:20'],
    // RFC 9557 section 4.
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles]', '1996-12-19T16:39:57-08:00[America/Los_Angeles]'],
    ['1996-12-19T16:39:57-08:00[America/Los_Angeles][u-ca=hebrew]', '1996-12-19T16:39:57-08:00[America/Los_Angeles]'],
    ['2022-07-08T00:14:07Z[Europe/London]', '2022-07-08T01:14:07+01:00[Europe/London]'],
    // RFC 5322 appendix A.
    ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T09:55:06-06:00'],
    ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z'],
    // RFC 5322 section 4.3: years of two and three digits.
    ['1 Jan 00 00:00 +0000', '2000-01-01T00:00:00Z'],
    ['31 Dec 49 00:00 +0000', '2049-12-31T00:00:00Z'],
    ['1 Jan 50 00:00 +0000', '1950-01-01T00:00:00Z'],
    ['31 Dec 99 00:00 EST', '1999-12-31T00:00:00-05:00'],
    ['1 Jan 100 00:00 +0000', '2000-01-01T00:00:00Z'],
    ['1 Jan 1900 00:00 +0000', '1900-01-01T00:00:00Z'],
    ['1 Jan 10000 00:00 +0000', '+010000-01-01T00:00:00Z'],
    // RFC 850: the weekday determines the century.
    ['Friday, 19-Nov-82 16:14:55 EST', '1982-11-19T16:14:55-05:00'],
    ['Thursday, 01-Jan-70 00:00:00 GMT', '1970-01-01T00:00:00Z'],
    ['Wednesday, 01-Jan-70 00:00:00 GMT', '2070-01-01T00:00:00Z'],
    ['Sunday, 01-Jan-50 00:00:00 GMT', '1950-01-01T00:00:00Z'],
    ['Friday, 01-Jan-49 00:00:00 GMT', '2049-01-01T00:00:00Z'],
    ['Sun, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    // RFC 3339 section 5.6: a space and small letters.
    ['1985-04-12 23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
    ['1985-04-12t23:20:50z', '1985-04-12T23:20:50Z'],
    // The year first, in no standard form.
    ['2023/04/12', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['2023/4/2 9:05', '2023-04-02T09:05:00+02:00[Europe/Paris]'],
    ['2023/04/12 23:10:24.5 +0000', '2023-04-12T23:10:24.500Z'],
    ['2023.04.12', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['2023-4-2', '2023-04-02T00:00:00+02:00[Europe/Paris]'],
    ['2023-04-12T23:10:24.000+0200', '2023-04-12T23:10:24+02:00'],
    ['2023-04-12 11:10 PM', '2023-04-12T23:10:00+02:00[Europe/Paris]'],
    ['2022-07-08T00:14[Europe/London]', '2022-07-08T00:14:00+01:00[Europe/London]'],
    ['2022-07-08 00:14 UTC+2', '2022-07-08T00:14:00+02:00'],
    ['Sunday, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['06-Nov-1994 08:49:37 +0000', '1994-11-06T08:49:37Z'],
    ['Tue, 1 Jul 2003 10:52:37 +0200 (CEST)', '2003-07-01T10:52:37+02:00'],
    // RFC 4517 section 3.3.13.
    ['199412161032Z', '1994-12-16T10:32:00Z'],
    ['199412160532-0500', '1994-12-16T05:32:00-05:00'],
    // ISO 8601: basic, reduced, week, ordinal; a comma; 24:00.
    ['20230412T231024+0200', '2023-04-12T23:10:24+02:00'],
    ['20230412', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['2023-04', '2023-04-01T00:00:00+02:00[Europe/Paris]'],
    ['2023', '2023-01-01T00:00:00+01:00[Europe/Paris]'],
    ['2023-W15-3T10:00Z', '2023-04-12T10:00:00Z'],
    ['2023W153', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['2023-102', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['2023-04-12T10:00:00,5Z', '2023-04-12T10:00:00.500Z'],
    ['2023-12-31T24:00Z', '2024-01-01T00:00:00Z'],
    ['-000001-01-01T00:00Z', '-000001-01-01T00:00:00Z'],
    // What programs print.
    ['Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)', '2023-04-12T23:10:24+02:00'],
    ['Wed Apr 12 23:10:24 2023', '2023-04-12T23:10:24+02:00[Europe/Paris]'],
    ['Wed Apr 12 21:10:24 UTC 2023', '2023-04-12T21:10:24Z'],
    ['2023-04-12 23:10:24 +0200', '2023-04-12T23:10:24+02:00'],
    ['2023-04-12 23:10:24.123456789', '2023-04-12T23:10:24.123456789+02:00[Europe/Paris]'],
    ["TIMESTAMP '2023-04-12 23:10:24+02:00'", '2023-04-12T23:10:24+02:00'],
    ['[12/Apr/2023:23:10:24 +0200]', '2023-04-12T23:10:24+02:00'],
    ['2023:04:12 23:10:24', '2023-04-12T23:10:24+02:00[Europe/Paris]'],
    ['April 12, 2023 at 11:10 PM', '2023-04-12T23:10:00+02:00[Europe/Paris]'],
    ['12 Apr. 2023', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['12 avril 2023', '2023-04-12T00:00:00+02:00[Europe/Paris]'],
    ['mercredi 1er févr. 2023 à 23:10', '2023-02-01T23:10:00+01:00[Europe/Paris]'],
    ['15 AOU\u0302T 2023', '2023-08-15T00:00:00+02:00[Europe/Paris]'],
    ['14 juil. 2023, 9:05:01', '2023-07-14T09:05:01+02:00[Europe/Paris]'],
    ['Wed Apr 12 23:10:24 CEST 2023', '2023-04-12T23:10:24+02:00'],
    ['12.04.2023 23:10', '2023-04-12T23:10:00+02:00[Europe/Paris]'],
    ['4/12/2023, 12:10:24 AM', '2023-04-12T00:10:24+02:00[Europe/Paris]'],
    ['  "2023-04-12T21:10:24Z"\n', '2023-04-12T21:10:24Z'],
    ['<t:1681333824:F>', '2023-04-12T21:10:24Z'],
    ['@1681333824.5', '2023-04-12T21:10:24.500Z'],
    // it-tools #783.
    ['1701227351995845', '2023-11-29T03:09:11.995845Z'],
    ['1701227351995845123', '2023-11-29T03:09:11.995845123Z'],
    ['1681333824', '2023-04-12T21:10:24Z'],
    ['-1', '1969-12-31T23:59:59Z'],
    ['1681333824000', '2023-04-12T21:10:24Z'],
    ['1681333824.123456789', '2023-04-12T21:10:24.123456789Z'],
    ['13325807424000000', '2023-04-12T21:10:24Z'],
    ['133258074240000000', '2023-04-12T21:10:24Z'],
    ['0x01d96d8332872000', '2023-04-12T21:10:24Z'],
    ['0x6553F100', '2023-11-14T22:13:20Z'],
    ['0XFFFFFFFF', '2106-02-07T06:28:15Z'],
    ['0x000000006553F100', '1601-01-01T00:02:50Z'],
    ['638169306240000000', '2023-04-12T21:10:24Z'],
    ['45028.88222222222', '2023-04-12T21:10:24+02:00[Europe/Paris]'],
    // The ObjectID of MongoDB's manual, the ULID of its specification, the UUIDs of RFC 9562 appendix A.
    ['507f1f77bcf86cd799439011', '2012-10-17T21:13:27Z'],
    ['ObjectId("507f1f77bcf86cd799439011")', '2012-10-17T21:13:27Z'],
    ['000000000000000000000000', '1970-01-01T00:00:00Z'],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '2022-02-22T19:22:22Z'],
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', '2022-02-22T19:22:22Z'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', '2022-02-22T19:22:22Z'],
    ['+275760-09-13T00:00:00Z', '+275760-09-13T00:00:00Z'],
    ['-271821-04-20T00:00:00Z', '-271821-04-20T00:00:00Z'],
  ])('%s', async (text, moment) => {
    expect(await run('parse', text)).toBe(moment);
  });

  test.each([
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    ['61', '1900-03-01'],
    ['36526', '2000-01-01'],
    ['2958465', '9999-12-31'],
  ])('Excel’s %s', async (serial, day) => {
    expect(await run('parse', serial, { inputFormat: 'excel', zone: 'UTC' })).toBe(`${day}T00:00:00Z`);
    expect(await format(`${day}T00:00:00Z`, 'excel', { outputZone: 'UTC' })).toBe(serial);
  });

  test.each([
    // Discord's and X's documentation of snowflakes.
    ['175928847299117063', { inputFormat: 'snowflakeDiscord' }, '2016-04-30T11:18:25.796Z'],
    ['1541815603606036480', { inputFormat: 'snowflakeX' }, '2022-06-28T16:07:40.105Z'],
    ['2451545', { inputFormat: 'julianDay' }, '2000-01-01T12:00:00Z'],
    ['51544.5', { inputFormat: 'modifiedJulianDay' }, '2000-01-01T12:00:00Z'],
    ['0.5', { inputFormat: 'cocoa' }, '2001-01-01T00:00:00.500Z'],
    ['20230412231024', { inputFormat: 'compact', zone: 'UTC' }, '2023-04-12T23:10:24Z'],
    ['86400', { inputFormat: 'customEpoch', epoch: '2000-01-01T00:00Z' }, '2000-01-02T00:00:00Z'],
    ['1500', { inputFormat: 'customEpoch', epoch: '2000-01-01T00:00Z', epochUnit: 'ms' }, '2000-01-01T00:00:01.500Z'],
    ['20230412', { inputFormat: 'unixSeconds' }, '1970-08-23T03:33:32Z'],
    ['Sun Nov  6 08:49:37 1994', { inputFormat: 'asctime', zone: 'UTC' }, '1994-11-06T08:49:37Z'],
    // What each standard has, named.
    ['Sunday, 06-Nov-94 08:49:37 GMT', { inputFormat: 'http' }, '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', { inputFormat: 'http' }, '1994-11-06T08:49:37Z'],
    ['Sun Nov 16 08:49:37 1997', { inputFormat: 'http' }, '1997-11-16T08:49:37Z'],
    ['2023-04-12 23:10:24.5+02:00', { inputFormat: 'iso9075' }, '2023-04-12T23:10:24.500+02:00'],
    ['2023-04-12T23:10:24,5+02', { inputFormat: 'iso8601' }, '2023-04-12T23:10:24.500+02:00'],
    ['2022-07-08T00:14:07+01:00', { inputFormat: 'rfc9557' }, '2022-07-08T00:14:07+01:00'],
    ['FRI, 21 NOV 1997 09:55 gmt', { inputFormat: 'rfc5322' }, '1997-11-21T09:55:00Z'],
    ['Wed Apr 12 2023', { inputFormat: 'js', zone: 'UTC' }, '2023-04-12T00:00:00Z'],
    ['Wed Apr 12 23:10:24 +03 2023', { inputFormat: 'asctime' }, '2023-04-12T23:10:24+03:00'],
    ['2023/04/12', { inputFormat: 'yearFirst', zone: 'UTC' }, '2023-04-12T00:00:00Z'],
    ['-000001-W01-1', { inputFormat: 'isoWeek', zone: 'UTC' }, '-000001-01-04T00:00:00Z'],
    ['03/04/2023', { inputFormat: 'dayMonth', zone: 'UTC' }, '2023-04-03T00:00:00Z'],
    ['03/04/2023', { inputFormat: 'monthDay', zone: 'UTC' }, '2023-03-04T00:00:00Z'],
    [
      '12h30, 5.6.2024',
      { inputFormat: 'pattern', inputPattern: "HH'h'mm, d.M.y", zone: 'UTC' },
      '2024-06-05T12:30:00Z',
    ],
  ])('%s as %j', async (text, raw, moment) => {
    expect(await run('parse', text, raw)).toBe(moment);
  });

  // Each has one meaning only.
  test.each([
    ['“2026-11-20”', '2026-11-20T00:00:00Z', []],
    ['«\u00a02026-11-20\u00a0»', '2026-11-20T00:00:00Z', []],
    ['2026–11–20', '2026-11-20T00:00:00Z', []],
    ['2026‑11‑20T10:00−05:00', '2026-11-20T10:00:00-05:00', []],
    ['5 March 2024 3pm', '2024-03-05T15:00:00Z', []],
    ['March 5, 2024 at 12 a.m. EST', '2024-03-05T00:00:00-05:00', []],
    ['2024-03-05 11 PM', '2024-03-05T23:00:00Z', []],
    ['1,796,023,713', '2026-11-30T07:28:33Z', ['groups {"plain":"1796023713"}']],
    ['1\u202f796\u202f023\u202f713', '2026-11-30T07:28:33Z', ['groups {"plain":"1796023713"}']],
    ['1e3', '1970-01-01T00:16:40Z', ['exponent {"plain":"1000"}']],
    ['1e4', '1970-01-01T02:46:40Z', ['exponent {"plain":"10000"}']],
    ['2e7', '1970-08-20T11:33:20Z', ['exponent {"plain":"20000000"}']],
    ['1e9', '2001-09-09T01:46:40Z', ['exponent {"plain":"1000000000"}']],
    ['1.68133E+12', '2023-04-12T20:06:40Z', ['exponent {"plain":"1681330000000"}']],
    ['20/11/26', '2026-11-20T00:00:00Z', ['short-year {"date":"2026-11-20","format":"dayMonth"}']],
    ['11/20/68 3pm', '2068-11-20T15:00:00Z', ['short-year {"date":"2068-11-20","format":"monthDay"}']],
    ['3/3/69', '1969-03-03T00:00:00Z', ['short-year {"date":"1969-03-03","format":"monthDay"}']],
  ])('%s, however it is written', async (text, moment, reported) => {
    expect(await run('parse', text, { zone: 'UTC' })).toBe(moment);
    const all = await notices('parse', text, { zone: 'UTC' });
    expect(all.map(({ code, params }) => `${code} ${JSON.stringify(params)}`)).toEqual(reported);
  });

  test('a date of which day and month are not clear by the language', async () => {
    const raw = { zone: 'UTC' };
    expect(await run('parse', '03/04/2023', raw, { locale: 'fr' })).toBe('2023-04-03T00:00:00Z');
    expect(await run('parse', '03/04/2023', raw)).toBe('2023-03-04T00:00:00Z');
    expect(await run('parse', '13/04/2023', raw)).toBe('2023-04-13T00:00:00Z');
  });
});

describe('refuses', () => {
  test.each([
    ['someday', {}, ['not-a-date', {}, 1]],
    ['1.700.000.000', {}, ['grouped', { text: '1.700.000.000', plain: '1700000000' }, 1]],
    ['192.168.100.200', {}, ['grouped', { text: '192.168.100.200', plain: '192168100200' }, 1]],
    [
      '1,700,000,000',
      { inputFormat: 'unixSeconds' },
      ['does-not-fit', { part: 'expected a number', format: 'unixSeconds' }, 1],
    ],
    ['1.5e-9', {}, ['not-a-date', {}, 1]],
    ['1e99', {}, ['not-a-date', {}, 1]],
    ['5 March 2024 15pm', {}, ['no-such-hour', { hour: 15 }, 14]],
    ['5 March 2024 3', {}, ['not-a-date', {}, 1]],
    ['32/11/26', {}, ['no-such-month', { month: 32 }, 1]],
    ['1,500', {}, ['grouped', { text: '1,500', plain: '1500' }, 1]],
    ['14 jui 2023', {}, ['not-a-date', {}, 1]],
    ['2023-02-30', {}, ['no-such-day', { month: 'February 2023', days: 28, day: 30 }, 9]],
    ['2023-13-01', {}, ['no-such-month', { month: 13 }, 6]],
    ['2023/02/30', {}, ['no-such-day', { month: 'February 2023', days: 28, day: 30 }, 9]],
    [' 2023-01-01T25:00', {}, ['no-such-hour', { hour: 25 }, 13]],
    ['2023-01-01T24:01', {}, ['no-such-hour', { hour: 24 }, 12]],
    ['2023-01-01T10:60', {}, ['no-such-minute', { minute: 60 }, 15]],
    ['2023-01-01T10:00:61', {}, ['no-such-second', { second: 61 }, 18]],
    ['2023-366', {}, ['no-such-day-of-year', { year: '2023', days: 365, day: 366 }, 6]],
    ['2023-W53', {}, ['no-such-week', { year: '2023', weeks: 52, week: 53 }, 7]],
    ['2023-W01-8', {}, ['no-such-weekday', { weekday: 8 }, 10]],
    ['13:00 PM 2023', { inputFormat: 'pattern', inputPattern: 'hh:mm a y' }, ['no-such-hour', { hour: 13 }, 1]],
    ['+275760-09-13T00:00:01Z', {}, ['out-of-range', {}, 1]],
    ['9'.repeat(25), {}, ['out-of-range', {}, 1]],
    ['2023-04-1x', { inputFormat: 'iso8601' }, ['does-not-fit', { part: 'expected a day', format: 'iso8601' }, 9]],
    [
      '2023-04-12T10:00Z!',
      { inputFormat: 'iso8601' },
      ['does-not-fit', { part: 'the text should end here', format: 'iso8601' }, 18],
    ],
    ['12x', { inputFormat: 'unixSeconds' }, ['does-not-fit', { part: 'expected a number', format: 'unixSeconds' }, 1]],
    ['507f', { inputFormat: 'objectId' }, ['does-not-fit', { part: 'expected an ID', format: 'objectId' }, 1]],
    ['-1', { inputFormat: 'excel' }, ['not-in-excel', { last: '2958465' }, 1]],
    ['1', { inputFormat: 'customEpoch' }, ['no-epoch', {}, 'epoch']],
    ['1', { epoch: 'soon' }, ['not-a-date', {}, 'epoch']],
    ['1', { zone: 'Pari' }, ['misspelt-zone', { zone: 'Pari', closest: 'Europe/Paris' }, 'zone']],
    ['2023-01-01T00:00[Mars/Base]', {}, ['unknown-zone', { zone: 'Mars/Base' }, 18]],
    ['10:00', { inputFormat: 'pattern', inputPattern: 'HH:mm' }, ['no-year', {}, 'inputPattern']],
    ['1', { inputFormat: 'pattern', inputPattern: 'yyyy-b' }, ['pattern-letter', { letter: 'b' }, 'inputPattern']],
  ])('%j with %j', async (text, raw, failure) => {
    expect(await refusal(text, raw)).toEqual(failure);
  });

  test.each([
    ['2023-04-1x', 'iso8601', 'Character 9: expected a day (ISO 8601, RFC 3339).'],
    ['2023-04-12 23.10', 'iso9075', 'Character 14: expected “:” (ISO 9075).'],
  ])('%s as %s is refused in words', async (text, inputFormat, message) => {
    expect((await report('parse', text, { inputFormat })).error).toBe(message);
  });

  test.each([
    ['http', 'Sunday, 06 Nov 1994 08:49:37 GMT'],
    ['http', 'Sun, 06-Nov-94 08:49:37 GMT'],
    ['http', 'sun, 06 nov 1994 08:49:37 gmt'],
    ['http', 'Sun,  06 Nov 1994 08:49:37 GMT'],
    ['http', 'Sun, 6 Nov 1994 08:49:37 GMT'],
    ['http', 'Sun, 06 Nov 1994 08:49:37 UTC'],
    ['http', 'Sun, 06 November 1994 08:49:37 GMT'],
    ['http', 'dim, 06 nov 1994 08:49:37 GMT'],
    ['http', 'Sun Nov 6 08:49:37 1994'],
    ['iso9075', '2023-04-12 23:10'],
    ['iso9075', '2023-04-12T23:10:24'],
    ['iso9075', '2023-04-12  23:10:24'],
    ['iso9075', '2023-04-12 23:10:24 CEST'],
    ['iso9075', '2023-04-12 23:10:24Z'],
    ['iso9075', '2023-04-12 23:10:24 +02:00'],
    ['iso9075', '2023-04-12 23:10:24+0200'],
    ['iso9075', '+12023-04-12 23:10:24'],
    ['iso8601', '2023-04-12T23:10 +02:00'],
    ['iso8601', '2023-04-12T23:10GMT'],
    ['iso8601', '2023-04-12T23:10+0200'],
    ['iso8601', '20230412T2310+02:00'],
    ['rfc9557', '2022-07-08T00:14:07[Europe/London]'],
    ['rfc5322', 'Friday, 21 Nov 1997 09:55:06 -0600'],
    ['rfc5322', 'Fri, 21 November 1997 09:55:06 -0600'],
    ['rfc5322', 'ven., 21 nov. 1997 09:55:06 -0600'],
    ['rfc5322', 'Fri, 21 Nov 1997 09:55:06 -06:00'],
    ['rfc5322', 'Fri, 21 Nov 7 09:55:06 -0600'],
    ['js', 'Wed Apr 12 2023 23:10:24 CEST'],
    ['js', 'Wednesday Apr 12 2023'],
    ['asctime', 'Sunday Nov 6 08:49:37 1994'],
    ['commonLog', '12/April/2023:23:10:24 +0200'],
  ])('what is only like %s where that is named: %s', async (inputFormat, text) => {
    expect((await refusal(text, { inputFormat }))[0]).toBe('does-not-fit');
  });

  test('a form that has no such time', async () => {
    const date = '-000001-01-01T00:00:00Z';
    expect(await error('format', date, { form: 'http' })).toEqual({
      code: 'no-such-form',
      params: { date, form: 'http' },
    });
    expect((await report('format', date, { form: 'http' })).error).toBe(`${date} cannot be written as HTTP date.`);
  });
});

describe('reports', () => {
  const raw = { zone: 'Europe/Paris' };
  test.each([
    ['2024-03-10T02:30:00 America/New_York', {}, 'skipped', '2024-03-10T03:30:00-04:00[America/New_York]'],
    ['2024-11-03 01:30 America/New_York', {}, 'repeated', '2024-11-03T01:30:00-04:00[America/New_York]'],
    ['2027-03-28T02:30', raw, 'skipped', '2027-03-28T03:30:00+02:00[Europe/Paris]'],
    ['2027-03-28T02:30', { ...raw, disambiguation: 'earlier' }, 'skipped', '2027-03-28T01:30:00+01:00[Europe/Paris]'],
    ['2026-10-25T02:30', raw, 'repeated', '2026-10-25T02:30:00+02:00[Europe/Paris]'],
    [
      '2026-10-25T02:30',
      { ...raw, disambiguation: 'later' },
      'repeated-later',
      '2026-10-25T02:30:00+01:00[Europe/Paris]',
    ],
    ['2016-12-31T23:59:60Z', raw, 'leap-second', '2016-12-31T23:59:59Z'],
    ['Mon, 12 Apr 2023 10:00:00 GMT', raw, 'wrong-weekday', '2023-04-12T10:00:00Z'],
    ['2023-04-12T10:00:00.1234567891Z', raw, 'precision-cut', '2023-04-12T10:00:00.123456789Z'],
    ['1681333824.1234567891', raw, 'precision-cut', '2023-04-12T21:10:24.123456789Z'],
    ['2023-04-12T10:00+05:00[Europe/Paris]', raw, 'offset-disagrees', '2023-04-12T07:00:00+02:00[Europe/Paris]'],
    ['60', { ...raw, inputFormat: 'excel', zone: 'UTC' }, 'excel-leap-day', '1900-03-01T00:00:00Z'],
  ])('of %s with %j: %s', async (text, options, code, moment) => {
    expect((await notices('parse', text, options)).map((notice) => notice.code)).toEqual([code]);
    expect(await run('parse', text, options)).toBe(moment);
  });

  test('when and where a time is skipped', async () => {
    const [notice] = await notices('parse', '2027-03-28T02:30', raw);
    expect(notice?.params).toEqual({ time: '02:30', date: '28 March 2027', zone: 'Europe/Paris', shown: '03:30' });
  });
});

test('a skipped day is reported with the day that is shown', async () => {
  const [notice] = await notices('parse', '2011-12-30T12:00', { zone: 'Pacific/Apia' });
  expect(notice?.params).toMatchObject({ date: '30 December 2011', time: '12:00', shown: '31 December 2011, 12:00' });
});

test.each([
  ['2026-11-20T14:30:00Z', 'now'],
  ['2026-11-20T14:29:59Z', '1 second ago'],
  ['2026-11-20T12:30:00Z', '2 hours ago'],
  ['2026-11-18T20:00:00Z', '1 day 18 hours ago'],
  ['2026-12-25T00:00:00Z', 'in 34 days 9 hours'],
  ['2025-01-01T00:00:00Z', '1 year 10 months ago'],
  ['+275760-09-13T00:00:00Z', 'in 273,733 years'],
])('%s is %s', async (text, relative) => {
  expect(await run('describe', text)).toMatchObject({ relative });
});

describe('writes', () => {
  test.each([
    ['2023-04-12T21:10:24.5Z', 'iso8601', {}, '2023-04-12T23:10:24.500+02:00'],
    ['2023-04-12T21:10:24.5Z', 'iso8601', { fraction: '0' }, '2023-04-12T23:10:24+02:00'],
    ['2023-04-12T21:10:24.5Z', 'rfc3339', { fraction: '9', outputZone: 'UTC' }, '2023-04-12T21:10:24.500000000Z'],
    ['2023-04-12T21:10:24.995845Z', 'ldap', {}, '20230412211024.995845Z'],
    ['2023-04-12T21:10:24Z', 'ldap', { fraction: '0' }, '20230412211024Z'],
    ['2023-04-12T21:10:24.999Z', 'unixSeconds', {}, '1681333824'],
    ['1969-12-31T23:59:59.5Z', 'unixSeconds', {}, '-1'],
    ['2023-04-12T21:10:24.25Z', 'cocoa', {}, '703026624.25'],
    ['2023-04-12T23:59:59.9999999Z', 'excel', { outputZone: 'UTC' }, '45028.99999999999'],
    ['2023-04-12T23:59:59.9999999Z', 'excelTime', { outputZone: 'UTC' }, '0.99999999999'],
    ['1970-01-01T00:00:00Z', 'objectId', {}, '000000000000000000000000'],
    [
      '-000044-03-15T12:00:00Z',
      'js',
      { outputZone: 'UTC' },
      'Thu Mar 15 -0044 12:00:00 GMT+0000 (Coordinated Universal Time)',
    ],
    ['-000001-06-15T00:00Z', 'isoWeek', { outputZone: 'UTC' }, '-000001-W24-2'],
    ['-000001-06-15T00:00Z', 'ordinal', { outputZone: 'UTC' }, '-000001-166'],
    ['0000-01-01T00:00Z', 'isoWeek', { outputZone: 'UTC' }, '-000001-W52-6'],
    ['+010000-01-01T00:00Z', 'isoWeek', { outputZone: 'UTC' }, '9999-W52-6'],
    ['+010000-06-15T00:00Z', 'isoWeek', { outputZone: 'UTC' }, '+010000-W24-4'],
    ['2023-04-12T21:10:24.5Z', 'iso8601Utc', { outputZone: 'Asia/Tokyo' }, '2023-04-12T21:10:24.500Z'],
    ['2023-04-12T21:10:24.123456Z', 'newDate', { outputZone: 'Asia/Tokyo' }, 'new Date("2023-04-12T21:10:24.123Z")'],
    ['2000-01-01T12:00:00Z', 'julianDay', {}, '2451545'],
    [
      '2023-04-12T21:10:24Z',
      'pattern',
      { pattern: "EEE d MMM ''yy, h:mm a", outputZone: 'UTC' },
      "Wed 12 Apr '23, 9:10 PM",
    ],
    // Before 1911 clocks in Paris were 9 minutes and 21 seconds ahead: an offset in minutes must give the same instant.
    ['1900-01-01T00:00:00Z', 'iso8601', {}, '1900-01-01T00:09:00+00:09'],
    ['1900-01-01T00:00:00Z', 'rfc9557', {}, '1900-01-01T00:09:21+00:09:21[Europe/Paris]'],
  ])('%s as %s with %j', async (text, form, raw, written) => {
    expect(await format(text, form, raw)).toBe(written);
  });

  const exact = ['iso8601', 'rfc9557', 'unixNanoseconds'] as const;
  const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kathmandu'];
  test('what is read as the same moment again', async () => {
    const someSecond = fc.bigInt({ min: -8_640_000_000_000n, max: 8_640_000_000_000n });
    const someNanosecond = fc.bigInt({ min: 0n, max: 999_999_999n });
    await fc.assert(
      fc.asyncProperty(
        someSecond,
        someNanosecond,
        fc.constantFrom(...exact),
        fc.constantFrom(...zones),
        async (second, nanosecond, form, outputZone) => {
          const instant = String(second * 1_000_000_000n + (second === 8_640_000_000_000n ? 0n : nanosecond));
          const moment = await run('parse', instant, { inputFormat: 'unixNanoseconds' });
          const written = await format(moment, form, { outputZone });
          const inputFormat = form === 'unixNanoseconds' ? form : 'auto';
          const again = await run('parse', written, { inputFormat });
          expect(await format(again, 'unixNanoseconds')).toBe(instant);
        },
      ),
    );
  });

  test('what reads back to its second in the form that it is written in', async () => {
    const forms = ['iso9075', 'js', 'rfc5322', 'http', 'sql', 'ldap', 'excel', 'filetime', 'filetimeHex', 'ticks'];
    const more = ['chrome', 'cocoa', 'objectId', 'unixSeconds', 'unixMilliseconds', 'unixMicroseconds', 'discordLong'];
    const someSecond = fc.integer({ min: 86_400, max: 4_294_967_295 });
    await fc.assert(
      fc.asyncProperty(someSecond, fc.constantFrom(...forms, ...more), async (second, form) => {
        const written = await format(`@${second}`, form, { outputZone: 'UTC' });
        const inputFormat = form === 'discordLong' ? 'discord' : form;
        const read = await run('parse', written, { inputFormat, zone: 'UTC' });
        expect(await format(read, 'unixSeconds')).toBe(String(second));
      }),
    );
  });
});

test('what newDate writes, JavaScript reads as the same millisecond', async () => {
  const milliseconds = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });
  await fc.assert(
    fc.asyncProperty(milliseconds, async (millisecond) => {
      const moment = await run('parse', String(millisecond), { inputFormat: 'unixMilliseconds' });
      const [, written] = /^new Date\("(.*)"\)$/.exec(await format(moment, 'newDate')) ?? [];
      expect(Date.parse(written ?? '')).toBe(millisecond);
    }),
  );
});

test('an empty text is now', async () => {
  expect(await run('describe', '', { outputZone: 'UTC' })).toMatchObject({
    inputFormat: null,
    relative: null,
    iso8601: '2026-11-20T14:30:00Z',
  });
  expect(await run('now')).toBe('2026-11-20T15:30:00+01:00[Europe/Paris]');
});

test('zones follow UTC and the user’s own, each once', async () => {
  const raw = { zones: 'america/new_york, UTC\nAsia/Kolkata;', hourCycle: '12' };
  const { zones } = await run('describe', '2023-01-12T21:10:24Z', raw);
  expect(zones?.map(({ zone, time }) => `${zone} ${time}`)).toEqual([
    'UTC 2023-01-12 09:10:24 PM',
    'Europe/Paris 2023-01-12 10:10:24 PM',
    'America/New_York 2023-01-12 04:10:24 PM',
    'Asia/Kolkata 2023-01-13 02:40:24 AM',
  ]);
  expect(await error('describe', '', { zones: 'Nowhere' })).toEqual({
    code: 'unknown-zone',
    params: { zone: 'Nowhere' },
    at: expect.objectContaining({ field: 'zones' }),
  });
});

test.each([
  ['2023-04-12', '2023-04-12', '0 seconds', 'PT0S', '0'],
  ['2024-02-29T00:00', '2023-02-28T12:00', '−(1 year, 12 hours)', '-P1YT12H', '-365.5'],
  ['2023-02-28T12:00', '2024-02-29T00:00', '1 year, 12 hours', 'P1YT12H', '365.5'],
  [
    '2026-11-30T12:00',
    '2024-02-29T23:59:59',
    '−(2 years, 9 months, 12 hours, 1 second)',
    '-P2Y9MT12H1S',
    '-1004.500011574',
  ],
  ['2026-03-28T12:00', '2026-03-29T12:00', '1 day', 'P1D', '0.958333333'],
  ['2026-03-29T12:00', '2026-03-28T12:00', '−1 day', '-P1D', '-0.958333333'],
  ['0', '0.000000001', '1 nanosecond', 'PT0.000000001S', '0'],
])('from %s to %s', async (from, other, calendar, duration, days) => {
  expect(await run('diff', from, { other })).toMatchObject({ calendar, duration, days });
});

test('an invalid second date is reported in its field', async () => {
  expect(await error('diff', '2023-04-12', { other: '2023-02-30' })).toMatchObject({
    code: 'no-such-day',
    at: { field: 'other' },
  });
});

test.each([
  ['20230412', ['basicDate', 'unixSeconds', 'cocoa']],
  ['1701227351995845', ['unixMicroseconds', 'unixNanoseconds']],
  ['175928847299117063', ['unixNanoseconds', 'snowflakeDiscord', 'snowflakeX']],
  ['45028.88222222222', ['excel', 'unixSeconds', 'cocoa', 'modifiedJulianDay']],
  ['2023-04-12', ['iso8601']],
  ['Sun Nov  6 08:49:37 1994', ['asctime']],
  ['253402300799', ['unixMilliseconds', 'unixSeconds']],
  ['nothing', []],
])('%s can be read as %j', async (text, formats) => {
  const rows = await run('detect', text);
  expect(rows.map((row) => row['format'])).toEqual(expect.arrayContaining([...formats].slice(0, 2)));
  expect(rows[0]?.['format']).toBe(formats[0]);
});

test.each([
  ['2023-04-12', 'high'],
  ['1681333824', 'medium'],
  ['12345', 'low'],
  ['507f1f77bcf86cd799439011', 'low'],
  ['04/12/2023', 'low'],
])('%s is a date with %s confidence', async (text, confidence) => {
  expect((await run('detect', text))[0]?.['confidence']).toBe(confidence);
});

describe('lines', () => {
  const text = '1681333824\r\n\nno date\n2023-04-12T23:10:24+02:00';
  const raw = { form: 'ticks' };

  test('each become the form, and keep their ends', async () => {
    expect(await run('convertLines', text.replace('no date', '@0'), raw)).toBe(
      '638169306240000000\r\n\n621355968000000000\n638169306240000000',
    );
  });

  test('stop at the first that is no date where they are to, or where there is no other', async () => {
    expect(await error('convertLines', text, { ...raw, unreadable: 'stop' })).toMatchObject({
      code: 'not-a-date',
      at: { line: 3, column: 1, length: 7 },
    });
    expect(await error('convertLines', '\nno date\n-', raw)).toMatchObject({ code: 'not-a-date', at: { line: 2 } });
  });

  test('stay where they are no date', async () => {
    const kept = await outcome('convertLines', text, raw);
    expect(kept).toMatchObject({ value: '638169306240000000\r\n\nno date\n638169306240000000' });
    expect(kept.notices[0]).toMatchObject({ code: 'kept', params: { n: 1 }, at: { line: 3 } });
  });

  test('in which day and month could change places are reported, with the other order', async () => {
    expect(await notices('convertLines', '03/04/2023\n05/06/2023')).toMatchObject([
      { code: 'unclear-order', params: { format: 'monthDay' }, offers: [{ inputFormat: 'dayMonth' }] },
    ]);
    expect(await notices('convertLines', '03/04/2023', { inputFormat: 'dayMonth' })).toEqual([]);
    expect(await notices('convertLines', '03/14/2023\n03/04/2023')).toEqual([]);
  });

  test('that are read in several ways, or are odd, are reported', async () => {
    expect(await notices('convertLines', '0\n03/04/2023\n13/04/2023\n2027-03-28T02:30')).toMatchObject([
      { code: 'odd', params: { n: 1 }, at: { line: 4 } },
      { code: 'several-formats', params: { first: 'monthDay', second: 'dayMonth' }, at: { line: 3 } },
    ]);
    expect(await notices('convertLines', '0\n2027-03-28')).toMatchObject([
      { code: 'several-formats', params: { first: 'unixSeconds' }, at: { line: 2 } },
    ]);
  });
});

test.each([
  ['en', undefined, 'monthDay'],
  ['en', 'US', 'monthDay'],
  ['en', 'GB', 'dayMonth'],
  ['en', 'FR', 'dayMonth'],
  ['fr', 'US', 'dayMonth'],
])('in %s, region %s, 03/04/2023 is read as %s', async (locale, region, format) => {
  expect(await run('describe', '03/04/2023', {}, { locale, region })).toMatchObject({ inputFormat: format });
});

test('a date in six digits is an error where day and month could be swapped', async () => {
  const text = '03/04/26, 14:30';
  const failure = await error('parse', text, { zone: 'UTC' });
  expect(failure).toMatchObject({ code: 'unclear-date', params: { text, first: '2026-04-03', second: '2026-03-04' } });
  expect(failure.offers).toEqual([{ input: '2026-04-03 14:30' }, { input: '2026-03-04 14:30' }]);
  expect(await run('parse', '2026-04-03 14:30', { zone: 'UTC' })).toBe('2026-04-03T14:30:00Z');
  expect(await run('parse', text, { zone: 'UTC', inputFormat: 'monthDay' })).toBe('2026-03-04T14:30:00Z');
  expect((await error('diff', '0', { other: '03/04/26' })).offers).toEqual([
    { other: '2026-04-03' },
    { other: '2026-03-04' },
  ]);
  expect((await error('convertLines', '03/04/26\n05/06/26')).offers).toEqual([
    { inputFormat: 'dayMonth' },
    { inputFormat: 'monthDay' },
  ]);
});
