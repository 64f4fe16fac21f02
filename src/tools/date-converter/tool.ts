import { choice, text } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';

/** What a moment can be written as. */
const forms = [
  'iso8601',
  'iso8601Utc',
  'rfc3339',
  'rfc9557',
  'iso9075',
  'js',
  'newDate',
  'rfc5322',
  'http',
  'utc',
  'sql',
  'pattern',
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'customEpoch',
  'excel',
  'excelDate',
  'excelTime',
  'filetime',
  'filetimeHex',
  'ticks',
  'chrome',
  'cocoa',
  'objectId',
  'ldap',
  'isoWeek',
  'ordinal',
  'julianDay',
  'modifiedJulianDay',
  'discordLong',
  'discordShort',
  'discordLongDate',
  'discordShortDate',
  'discordLongTime',
  'discordShortTime',
  'discordRelative',
] as const;

const form = choice(forms, 'iso8601');
const zoneName = { maxLength: 60 } as const;
const patternText = { maxLength: 200 } as const;

/** How a text is to be read. */
const reading = {
  inputFormat: choice(
    [
      'auto',
      'iso8601',
      'rfc9557',
      'iso9075',
      'rfc5322',
      'http',
      'js',
      'asctime',
      'ldap',
      'sql',
      'commonLog',
      'exif',
      'written',
      'yearFirst',
      'dayMonth',
      'monthDay',
      'basicDate',
      'compact',
      'isoWeek',
      'ordinal',
      'year',
      'unixSeconds',
      'unixMilliseconds',
      'unixMicroseconds',
      'unixNanoseconds',
      'customEpoch',
      'excel',
      'filetime',
      'filetimeHex',
      'ticks',
      'chrome',
      'cocoa',
      'julianDay',
      'modifiedJulianDay',
      'objectId',
      'ulid',
      'uuid',
      'snowflakeDiscord',
      'snowflakeX',
      'discord',
      'relative',
      'pattern',
    ],
    'auto',
  ),
  inputPattern: text('dd/MM/yyyy HH:mm:ss', { ...patternText, when: { field: 'inputFormat', is: 'pattern' } }),
  zone: text('', zoneName),
  disambiguation: choice(['compatible', 'earlier', 'later'], 'compatible'),
};
/** How numbers are counted, both ways. */
const counting = {
  excelSystem: choice(['1900', '1904'], '1900', { more: true, group: 'numeric' }),
  epoch: text('', { maxLength: 200, more: true, group: 'numeric' }),
  epochUnit: choice(['s', 'ms'], 's', { more: true, group: 'numeric' }),
};
const defaultPattern = 'yyyy-MM-dd HH:mm:ss';
/** How a moment is to be written. */
const writing = {
  outputZone: text('', zoneName),
  pattern: text(defaultPattern, patternText),
  fraction: choice(['auto', '0', '3', '6', '9'], 'auto', { more: true, group: 'written' }),
};
/** In one form, the user's own pattern matters only where it is that form. */
const writingInOne = {
  ...writing,
  pattern: text(defaultPattern, { ...patternText, when: { field: 'form', is: 'pattern' } }),
};

export default defineTool({
  category: 'converter',
  icon: 'calendar',
  // The present moment.
  page: { operations: ['describe', 'diff', 'convertLines'], initialInput: '' },
  operations: {
    describe: {
      input: 'date',
      emptyIsNow: true,
      output: { inputFormat: 'text', facts: 'text', relative: 'text', ...outputsOf(forms, 'text'), zones: 'rows' },
      facts: ['inputFormat'],
      headline: 'iso8601',
      outputGroups: {
        calendar: ['isoWeek', 'ordinal', 'julianDay', 'modifiedJulianDay'],
        texts: ['rfc3339', 'rfc9557', 'iso9075', 'rfc5322', 'http', 'utc', 'sql', 'js', 'newDate', 'pattern', 'ldap'],
        timestamps: ['unixMicroseconds', 'unixNanoseconds', 'customEpoch'],
        systems: ['excel', 'excelDate', 'excelTime', 'filetime', 'filetimeHex', 'ticks', 'chrome', 'cocoa', 'objectId'],
        discord: [
          'discordLong',
          'discordShort',
          'discordLongDate',
          'discordShortDate',
          'discordLongTime',
          'discordShortTime',
          'discordRelative',
        ],
      },
      options: {
        ...reading,
        ...writing,
        zones: text('', { maxLength: 2_000, more: true, group: 'written' }),
        hourCycle: choice(['24', '12'], '24', { more: true, group: 'written' }),
        ...counting,
      },
      examples: [
        {
          id: 'isoWithOffset',
          input: '2023-04-12T23:10:24+02:00',
          options: { outputZone: 'Europe/Paris' },
          output: {
            js: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
            unixSeconds: '1681333824',
            http: 'Wed, 12 Apr 2023 21:10:24 GMT',
            objectId: '64371e400000000000000000',
            isoWeek: '2023-W15-3',
          },
        },
        {
          id: 'unixTimestamp',
          input: '1700000000',
          options: { outputZone: 'UTC' },
          output: {
            iso8601: '2023-11-14T22:13:20Z',
            http: 'Tue, 14 Nov 2023 22:13:20 GMT',
            unixMilliseconds: '1700000000000',
          },
        },
        {
          id: 'unixMicroseconds',
          input: '1701227351995845',
          output: { inputFormat: 'unixMicroseconds', rfc3339: '2023-11-29T03:09:11.995845Z' },
        },
        {
          id: 'uuidTime',
          input: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
          output: { inputFormat: 'uuid', iso8601: '2022-02-22T19:22:22Z' },
        },
        {
          id: 'skippedTime',
          input: '2027-03-28T02:30',
          options: { zone: 'Europe/Paris', outputZone: 'Europe/Paris' },
          output: { iso8601: '2027-03-28T03:30:00+02:00' },
        },
      ],
    },
    diff: {
      input: 'date',
      emptyIsNow: true,
      output: { calendar: 'text', duration: 'text', days: 'text', seconds: 'text', nanoseconds: 'text' },
      headline: 'calendar',
      options: { other: text('', { content: true, maxLength: 200 }), ...reading, ...counting },
      examples: [
        {
          id: 'leapDays',
          input: '2020-02-29',
          options: { other: '2024-02-29 12:00', zone: 'UTC' },
          output: { calendar: '4 years, 12 hours', duration: 'P4YT12H', days: '1461.5', seconds: '126273600' },
        },
        {
          id: 'untilNewYear',
          input: '2026-11-27',
          options: { other: '2027-01-01', zone: 'UTC' },
          output: { calendar: '1 month, 5 days', days: '35' },
        },
        {
          id: 'timestamps',
          input: '1700000000',
          options: { other: '1700086400', zone: 'UTC' },
          output: { calendar: '1 day', seconds: '86400' },
        },
      ],
    },
    convertLines: {
      input: 'text',
      output: 'text',
      options: {
        form,
        ...reading,
        ...writingInOne,
        unreadable: choice(['keep', 'stop'], 'keep'),
        ...counting,
      },
      examples: [
        {
          id: 'mixedFormats',
          input: '1681333824\n2023-04-12T23:10:24+02:00',
          options: { outputZone: 'UTC' },
          output: '2023-04-12T21:10:24Z\n2023-04-12T21:10:24Z',
        },
        {
          id: 'toUnixSeconds',
          input: '2026-11-27\n2026-11-28',
          options: { form: 'unixSeconds', zone: 'UTC' },
          output: '1795737600\n1795824000',
        },
        {
          id: 'unreadableLine',
          input: '2026-11-27\nn/a',
          options: { zone: 'UTC', outputZone: 'UTC' },
          output: '2026-11-27T00:00:00Z\nn/a',
        },
      ],
    },
    parse: {
      input: 'date',
      emptyIsNow: true,
      output: 'date',
      options: { ...reading, ...counting },
      examples: [
        { id: 'unixWithAt', input: '@1681333824', output: '2023-04-12T21:10:24Z' },
        { id: 'mailDate', input: 'Wed, 12 Apr 2023 23:10:24 +0200', output: '2023-04-12T23:10:24+02:00' },
      ],
    },
    format: {
      input: 'date',
      emptyIsNow: true,
      output: 'text',
      options: { form, zone: reading.zone, ...writingInOne, ...counting },
      examples: [
        {
          id: 'excelSerial',
          input: '2023-04-12T21:10:24Z',
          options: { form: 'excel', outputZone: 'UTC' },
          output: '45028.88222222222',
        },
        {
          id: 'httpDate',
          input: '2023-04-12T21:10:24Z',
          options: { form: 'http' },
          output: 'Wed, 12 Apr 2023 21:10:24 GMT',
        },
      ],
    },
    now: {
      output: 'date',
      options: { outputZone: writing.outputZone },
      examples: [{ id: 'utc', options: { outputZone: 'UTC' }, output: '2024-02-29T12:34:56.789Z' }],
    },
    detect: {
      input: 'text',
      output: 'rows',
      options: { zone: reading.zone, ...counting },
      examples: [
        {
          id: 'ambiguousDate',
          input: '03/04/2023',
          options: { zone: 'UTC' },
          output: [
            { format: 'monthDay', date: '2023-03-04T00:00:00Z', confidence: 'low' },
            { format: 'dayMonth', date: '2023-04-03T00:00:00Z', confidence: 'low' },
          ],
        },
        {
          id: 'unixTimestamp',
          input: '1700000000',
          options: { zone: 'UTC' },
          output: [
            { format: 'unixSeconds', date: '2023-11-14T22:13:20Z', confidence: 'medium' },
            { format: 'unixMilliseconds', date: '1970-01-20T16:13:20Z', confidence: 'low' },
            { format: 'cocoa', date: '2054-11-14T22:13:20Z', confidence: 'low' },
          ],
        },
      ],
    },
    listZones: { output: 'rows', internal: true },
  },
});
