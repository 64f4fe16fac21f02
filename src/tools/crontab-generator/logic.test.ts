import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import messages from '#generated/messages/crontab-generator.en.json' with { type: 'json' };
import frenchMessages from '#generated/messages/crontab-generator.fr.json' with { type: 'json' };
import { dialectNames } from '#lib/cron/options.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome, report } = testTool(tool, logic, { messages, context: { timeZone: 'UTC' } });

const { run: inFrench } = testTool(tool, logic, {
  messages: frenchMessages,
  context: { timeZone: 'UTC', locale: 'fr' },
});

type Options = TestOptions<typeof tool, 'nextRuns'>;

const time = '2026-11-20T12:00:00Z';

async function runsOf(expression: string, options: Options = {}): Promise<readonly string[]> {
  const table = await run('nextRuns', expression, { time, count: 5, ...options });
  return table
    .split('\n')
    .slice(1)
    .map((line) => new Date(line.split(',')[0] ?? '').toISOString().replace(':00.000Z', ''));
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

const describeIt = async (expression: string, options: TestOptions<typeof tool, 'explain'> = {}) =>
  (await run('explain', expression, { time, ...options })).description;

/** Days of 2026 and after, all at midnight. */
const days = (...list: readonly string[]) => list.map((day) => `${day}T00:00`);

describe('runs', () => {
  // croner 11.0.1 and a search through all minutes in Python.
  test.each<[string, Options, readonly string[]]>([
    ['40 * * * *', { count: 3 }, ['2026-11-20T12:40', '2026-11-20T13:40', '2026-11-20T14:40']],
    ['0 9 * * 1-5', { count: 3 }, ['2026-11-23T09:00', '2026-11-24T09:00', '2026-11-25T09:00']],
    ['0 0 13 * 5', {}, days('2026-11-27', '2026-12-04', '2026-12-11', '2026-12-13', '2026-12-18')],
    ['0 0 */2 * 1', {}, days('2026-11-23', '2026-12-07', '2026-12-21', '2027-01-11', '2027-01-25')],
    [
      '0 0 */2 * 1',
      { dialect: 'kubernetes', count: 6 },
      days('2026-11-21', '2026-11-23', '2026-11-25', '2026-11-27', '2026-11-29', '2026-11-30'),
    ],
    ['0 9 29 2 *', { count: 3 }, ['2028-02-29T09:00', '2032-02-29T09:00', '2036-02-29T09:00']],
    ['0 0 * * 7', { count: 3 }, days('2026-11-22', '2026-11-29', '2026-12-06')],
    ['0 0 * * 5-0', { count: 4 }, days('2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28')],
    ['0 0 L * *', { count: 3 }, days('2026-11-30', '2026-12-31', '2027-01-31')],
    ['0 0 0 L * *', { dialect: 'spring', count: 3 }, days('2026-11-30', '2026-12-31', '2027-01-31')],
    ['0 0 0 L-3 * ?', { count: 2 }, days('2026-11-27', '2026-12-28')],
    ['0 0 LW * *', { count: 3 }, days('2026-11-30', '2026-12-31', '2027-01-29')],
    ['0 0 0 ? * 2', { dialect: 'quartz', count: 2 }, days('2026-11-23', '2026-11-30')],
    ['0 0 0 ? * 6L', { count: 2 }, days('2026-11-27', '2026-12-25')],
    ['0 0 0 ? * 2#1', { count: 2 }, days('2026-12-07', '2027-01-04')],
    ['0 0 * * 2', { count: 2 }, days('2026-11-24', '2026-12-01')],
    ['0 0 * * 2', { count: 2, sunday: '1' }, days('2026-11-23', '2026-11-30')],
    // Spring wants both days to match.
    ['0 0 0 13 * FRI', { dialect: 'spring', count: 2 }, days('2027-08-13', '2028-10-13')],
    [
      '0 0 22-2/2 ? * *',
      { dialect: 'quartz', count: 3 },
      ['2026-11-20T22:00', ...days('2026-11-21'), '2026-11-21T02:00'],
    ],
    ['cron(0 10 ? * MON-FRI 2027)', { count: 1 }, ['2027-01-01T10:00']],
    ['@weekly', { count: 2 }, days('2026-11-22', '2026-11-29')],
    ['@every 1h30m', { count: 2 }, ['2026-11-20T13:30', '2026-11-20T15:00']],
    ['0 0 13 * 5', { direction: 'previous', count: 3 }, days('2026-11-20', '2026-11-13', '2026-11-06')],
    ['0 12 * * *', { timeZone: '+05:30', count: 1 }, ['2026-11-21T06:30']],
    ['@reboot', {}, []],
    // The examples of crontab(5).
    ['5 0 * * *', { count: 2 }, ['2026-11-21T00:05', '2026-11-22T00:05']],
    ['15 14 1 * *', { count: 2 }, ['2026-12-01T14:15', '2027-01-01T14:15']],
    ['0 22 * * 1-5', { count: 3 }, ['2026-11-20T22:00', '2026-11-23T22:00', '2026-11-24T22:00']],
    ['23 0-23/2 * * *', { count: 2 }, ['2026-11-20T12:23', '2026-11-20T14:23']],
    ['5 4 * * sun', { count: 2 }, ['2026-11-22T04:05', '2026-11-29T04:05']],
    ['0 0,12 1 */2 *', { count: 3 }, ['2027-01-01T00:00', '2027-01-01T12:00', '2027-03-01T00:00']],
    ['30 4 1,15 * 5', { count: 4 }, ['2026-11-27T04:30', '2026-12-01T04:30', '2026-12-04T04:30', '2026-12-11T04:30']],
  ])('%s %j', async (expression, options, expected) => {
    expect(await runsOf(expression, options)).toEqual(expected);
  });

  test.each([
    [
      '2027-03-27T22:30:00Z',
      [
        ['2027-03-28T03:00:00+02:00', 'skipped hour: runs at 03:00'],
        ['2027-03-29T02:30:00+02:00', ''],
      ],
    ],
    [
      '2026-10-24T22:30:00Z',
      [
        ['2026-10-25T02:30:00+02:00', 'this time occurs twice'],
        ['2026-10-26T02:30:00+01:00', ''],
      ],
    ],
  ])('clocks are changed after %s', async (from, expected) => {
    const options = { time: from, timeZone: 'Europe/Paris', count: 2 };
    const lines = (await run('nextRuns', '30 2 * * *', options)).split('\n').slice(1);
    expect(lines.map((line) => [line.slice(0, 25), line.slice(line.lastIndexOf(',') + 1)])).toEqual(expected);
    expect((await notices('nextRuns', '30 2 * * *', options)).map(brief)).toEqual([['daemons-differ', {}]]);
  });

  test.each([
    ['0 0 31 2 *', 'This never runs: February 31 does not exist.'],
    ['0 0 30 2 *', 'This never runs: February 30 does not exist.'],
    ['0 0 31 4,6 *', 'This never runs: April 31 does not exist.'],
    ['0 0 0 1 1 ? 2020', 'No run in the next 100 years.'],
  ])('%s never runs', async (expression, notice) => {
    expect(await runsOf(expression)).toEqual([]);
    expect((await report('nextRuns', expression, { time })).notices).toContain(notice);
    expect(await run('explain', expression, { time })).toMatchObject({ perDay: null, shortestGap: null });
  });

  test('either day is enough where the date alone never comes', async () => {
    expect(await runsOf('0 0 31 2 5', { count: 1 })).toEqual(days('2027-02-05'));
  });
});

test.each([
  [
    '40 * * * *',
    '2026-11-20T12:00:30Z',
    ['in 39 min', 'in 1 hr 39 min', 'in 2 hr 39 min'],
    ['dans 39 min', 'dans 1 h 39 min'],
  ],
  ['59 13 * * *', '2026-11-20T14:00:00Z', ['in 23 hr 59 min', 'in 1 day 23 hr', 'in 2 days 23 hr'], []],
  [
    '0 0 1 1 *',
    '2026-11-20T00:00:00Z',
    ['in 42 days', 'in 1 year 1 month', 'in 2 years 1 month'],
    ['dans 42 j', 'dans 1 an 1 mois'],
  ],
  ['0 12 1 3,6 *', '2026-11-30T12:00:00Z', ['in 3 months 1 day', 'in 6 months 2 days'], []],
  ['*/40 * * * * *', '2026-11-20T12:00:00Z', ['in 40 sec', 'in 1 min', 'in 1 min 40 sec'], []],
])('%s after %s: the distances of runs differ', async (expression, from, english, french) => {
  const distances = async (tell: typeof run, count: number) =>
    (await tell('nextRuns', expression, { time: from, count }))
      .split('\n')
      .slice(1)
      .map((line) => readCsvRecord(line)[2]?.replace(/[\xa0\u202f]/g, ' '));
  expect(await distances(run, english.length)).toEqual(english);
  if (french.length > 0) expect(await distances(inFrench, french.length)).toEqual(french);
});

describe('words', () => {
  test.each([
    ['40 * * * *', {}, 'At minute 40 of every hour'],
    ['0 9 * * 1-5', {}, 'At 09:00, Monday through Friday'],
    ['0 9 * * 1-5', { clock24: false }, 'At 09:00 AM, Monday through Friday'],
    ['*/5 * * * *', { verbose: false }, 'Every 5 minutes'],
    ['0 0 13 * 5', {}, 'At 00:00, on day 13 of the month, or on Friday'],
    ['0 0 13 * 1-5', {}, 'At 00:00, on day 13 of the month, or Monday through Friday'],
    ['0 0 0 13 * FRI', { dialect: 'spring' }, 'At 00:00, on day 13 of the month, but only on Friday'],
    ['0 0 */2 * 1', {}, 'At 00:00, every 2 days starting on day 1 of the month, but only on Monday'],
    ['0 12 */5 * *', {}, 'At 12:00, every 5 days starting on day 1 of the month'],
    ['0 12 */5,10 * *', {}, 'At 12:00, every 5 days starting on day 1 of the month and on day 10 of the month'],
    ['0 12 3/5 * *', { dialect: 'kubernetes' }, 'At 12:00, every 5 days, starting on day 3 of the month'],
    ['0 0 0 13 * MON-FRI', { dialect: 'spring' }, 'At 00:00, on day 13 of the month, but only Monday through Friday'],
    ['0 0 * * 2', { sunday: '1' }, 'At 00:00, on Monday'],
    ['0 0 0 ? * 2', { dialect: 'quartz', sunday: '0' }, 'At 00:00, on Tuesday'],
    // A step that does not divide the hour or the day is no “every”.
    ['*/40 * * * *', {}, 'At minutes 0 and 40 of every hour'],
    ['*/61 * * * *', {}, 'Every hour'],
    ['0 0 */80 * *', {}, 'At 00:00, on day 1 of the month'],
    ['0 0 5/80 * *', { dialect: 'kubernetes' }, 'At 00:00, on day 5 of the month'],
    ['0 0 1-9/80 * *', {}, 'At 00:00, on day 1 of the month'],
    ['0 0 */30 * *', {}, 'At 00:00, on days 1 and 31 of the month'],
    ['0 0 1,15 * *', {}, 'At 00:00, on days 1 and 15 of the month'],
    ['0 0 1,10-20 * *', {}, 'At 00:00, on days 1 and 10 through 20 of the month'],
    ['*/90,30 * * * *', {}, 'At minutes 0 and 30 of every hour'],
    ['5-20/80 * * * *', {}, 'At minute 5 of every hour'],
    ['0 0 1 */5 *', {}, 'At 00:00, on day 1 of the month, in January, June, and November'],
    ['0 0 * * */2', {}, 'At 00:00, on Sunday, Tuesday, Thursday, and Saturday'],
    ['0 0 0 ? * */3', { dialect: 'quartz' }, 'At 00:00, on Sunday, Wednesday, and Saturday'],
    ['0 0 0 ? JANUARY MONDAY', { dialect: 'quartz' }, 'At 00:00, on Monday, in January'],
    ['0 */5 * * *', {}, 'At 00:00, 05:00, 10:00, 15:00 and 20:00, every day'],
    ['*/15 */6 * * *', {}, 'Every 15 minutes, every 6 hours'],
    ['0 0 * * 5-0', {}, 'At 00:00, Friday through Sunday'],
    ['0 0 12 ? * 2', { dialect: 'quartz' }, 'At 12:00, on Monday'],
    ['cron(0 10 ? * MON-FRI *)', {}, 'At 10:00, Monday through Friday'],
    ['@daily', {}, 'At 00:00, every day'],
    ['15,5 0 * * *', {}, 'At 00:05 and 00:15, every day'],
    ['0,30 9,17 * * 1-5', {}, 'At 09:00, 09:30, 17:00, and 17:30, Monday through Friday'],
    ['5,10,15,20 9,17 * * *', {}, 'At minutes 5, 10, 15, and 20 of the hour, at 09:00 and 17:00, every day'],
    ['30 5,10 9 * * *', {}, 'At minutes 5 and 10 of the hour, at second 30, at 09:00, every day'],
    ['@every 1h30m', {}, 'Every 1 hour 30 minutes, from startup'],
    ['@reboot', {}, 'Once, at startup'],
  ])('%s %j', async (expression, options, expected) => {
    expect(await describeIt(expression, options)).toBe(expected);
  });

  test.each<[string, TestOptions<typeof tool, 'explain'>, string]>([
    ['40 * * * *', {}, 'À la minute 40 de chaque heure'],
    ['0,40 * * * *', {}, 'Aux minutes 0 et 40 de chaque heure'],
    ['0 * * * *', {}, 'Toutes les heures'],
    ['0 */2 * * *', {}, 'Toutes les 2 heures'],
    ['*/5 * * * *', {}, 'Toutes les 5 minutes'],
    ['5-59/15 * * * *', {}, 'Toutes les 15 minutes, de la minute 5 à la minute 59'],
    ['0-10,30 * * * *', {}, 'Aux minutes 0 à 10 et 30 de chaque heure'],
    ['*/5 9-17 * * 1-5', {}, 'Toutes les 5 minutes, de 09:00 à 17:59, du lundi au vendredi'],
    ['0-5,10-15 * * * *', {}, 'Aux minutes 0 à 5 et 10 à 15 de chaque heure'],
    [
      '15,45 8-10,20 * * 1,3-5',
      {},
      'Aux minutes 15 et 45 de chaque heure, de 08:00 à 10:59 et à 20:00, le lundi et du mercredi au vendredi',
    ],
    ['40 9-17 * * *', {}, 'À la minute 40 de chaque heure, de 09:00 à 17:59, tous les jours'],
    ['30 9,12-15 * * *', {}, 'À la minute 30 de chaque heure, à 09:00 et de 12:00 à 15:59, tous les jours'],
    ['5,10 0 * * *', {}, 'À 00:05 et 00:10, tous les jours'],
    ['0-30 9 * * *', {}, 'Toutes les minutes, de 09:00 à 09:30, tous les jours'],
    ['0 8,12,18 * * *', {}, 'À 08:00, 12:00 et 18:00, tous les jours'],
    ['0 8,12,18 * * *', { verbose: false }, 'À 08:00, 12:00 et 18:00'],
    ['0 0 1,15 * 1', {}, 'À 00:00, le 1er et le 15 du mois, ainsi que le lundi'],
    ['0 0 1,10-20 * *', {}, 'À 00:00, le 1er et du 10 au 20 du mois'],
    ['0 0 1-7 * *', {}, 'À 00:00, du 1er au 7 du mois'],
    ['0 9 13 * 1-5', {}, 'À 09:00, le 13 du mois, ainsi que du lundi au vendredi'],
    ['0 0 9 13 * 5', { dialect: 'spring' }, 'À 09:00, le 13 du mois, mais seulement le vendredi'],
    ['0 0 * * 1,3,5', {}, 'À 00:00, le lundi, le mercredi et le vendredi'],
    ['0 0 * * 1#2', {}, 'À 00:00, le deuxième lundi du mois'],
    ['0 0 0 ? * 6L', {}, 'À 00:00, le dernier vendredi du mois'],
    ['0 0 L * *', {}, 'À 00:00, le dernier jour du mois'],
    ['0 0 LW * *', {}, 'À 00:00, le dernier jour ouvré du mois'],
    ['0 0 15W * *', {}, 'À 00:00, le jour ouvré le plus proche du 15 du mois'],
    ['0 0 0 L-3 * ?', {}, 'À 00:00, 3 jours avant le dernier jour du mois'],
    ['0 0 0 L-1 * ?', {}, 'À 00:00, 1 jour avant le dernier jour du mois'],
    ['0 0 1 */5 *', {}, 'À 00:00, le 1er du mois, en janvier, juin et novembre'],
    ['0 0 1 4-8 *', {}, 'À 00:00, le 1er du mois, d’avril à août'],
    ['0 0 5/3 * *', { dialect: 'kubernetes' }, 'À 00:00, tous les 3 jours, à partir du 5 du mois'],
    ['*/10 * * * * *', { dialect: 'spring' }, 'Toutes les 10 secondes'],
    ['5 * * * * *', { dialect: 'spring' }, 'Toutes les minutes, à la seconde 5'],
    ['30 40 * * * *', { dialect: 'spring' }, 'À la minute 40 de chaque heure, à la seconde 30'],
    ['*/10 5 * * * *', { dialect: 'spring' }, 'Toutes les 10 secondes, à la minute 5 de chaque heure'],
    ['0 0 10 ? * MON-FRI 2027', {}, 'À 10:00, du lundi au vendredi, en 2027'],
    ['0~30 3 * * *', {}, 'À une minute au hasard entre 03:00 et 03:30, tous les jours'],
    ['5,20~30 * * * *', {}, 'À la minute 5 et une minute au hasard entre 20 et 30 de chaque heure'],
    [
      '~ * 3,10~20 1~6 *',
      {},
      'À une minute au hasard entre 0 et 59 de chaque heure, le 3 et un jour au hasard entre le 10 et le 20 du mois, pendant un mois au hasard entre janvier et juin',
    ],
    ['15 1~5 * * 1~5', {}, 'À une heure au hasard entre 01:15 et 05:15, un jour au hasard entre lundi et vendredi'],
  ])('in French: %s %j', async (expression, options, expected) => {
    expect((await inFrench('explain', expression, { time, ...options })).description).toBe(expected);
  });
});

const extended = 'Extended (Croner, cron-parser)';

describe('explain', () => {
  test('says all of a schedule', async () => {
    expect(await run('explain', '0 9-17 * * MON-FRI', { time, count: 1 })).toEqual({
      description: 'Every hour, between 09:00 and 17:00, Monday through Friday',
      runs: 'run,local,from\n2026-11-20T13:00:00Z,"Fri, Nov 20, 13:00",in 1 hr',
      dialect: 'Linux cron',
      timeZone: 'UTC',
      perDay: 9,
      shortestGap: '1 hour',
      previous: 'Fri, Nov 20, 11:00',
      week: [
        `day,${hours.join(',')}`,
        ...[
          'Fri, Nov 20',
          'Sat, Nov 21',
          'Sun, Nov 22',
          'Mon, Nov 23',
          'Tue, Nov 24',
          'Wed, Nov 25',
          'Thu, Nov 26',
        ].map(
          (day, index) =>
            `"${day}",${hours.map((_, hour) => (/^S/.test(day) || hour < (index === 0 ? 13 : 9) || hour > 17 ? 0 : 1)).join(',')}`,
        ),
      ].join('\n'),
      fields:
        'field,written,values\nminute,0,0\nhour,9-17,"9, 10, 11, 12, 13, 14, 15, 16, 17"\nday,*,any\nmonth,*,any\nweekday,MON-FRI,"Mon, Tue, Wed, Thu, Fri"',
      dialects: [
        'dialect,expression,note',
        'Linux cron,0 9-17 * * MON-FRI,',
        'Kubernetes,0 9-17 * * MON-FRI,',
        'GitHub Actions,0 9-17 * * MON-FRI,',
        'Quartz,0 0 9-17 ? * MON-FRI,',
        'Spring,0 0 9-17 * * MON-FRI,',
        'AWS EventBridge,cron(0 9-17 ? * MON-FRI *),',
        '"Extended (Croner, cron-parser)",0 9-17 * * MON-FRI,',
      ].join('\n'),
    });
  });

  test.each([
    ['0 0 0 L * ?', 'day,L,last day of the month'],
    ['0 0 0 L-3 * ?', 'day,L-3,counts from the end of the month'],
    ['0 0 0 LW * ?', 'day,LW,last workday of the month'],
    ['0 0 0 15W * ?', 'day,15W,nearest workday'],
    ['0 0 0 ? * 6L', 'weekday,6L,last Fri of the month'],
    ['0 0 0 ? * 2#1', 'weekday,2#1,nth weekday of the month'],
  ])('explains the signs of %s in the table of fields', async (text, row) => {
    expect((await run('explain', text, { dialect: 'quartz' })).fields?.split('\n')).toContain(row);
  });

  test.each([
    ['0~30 3 * * *', 'At a random minute between 03:00 and 03:30, every day', 'at a random time up to 03:30'],
    [
      '~ 9~17 * * 1',
      'At a random minute between 0 and 59 of the hour, at a random hour between 09:00 and 17:00, on Monday',
      'at a random time up to 17:59',
    ],
    ['0~30 * * * *', 'At a random minute between 0 and 30 of every hour', 'at a random time up to 13:30'],
    [
      '~9 1,2 * * *',
      'At a random minute between 0 and 9 of the hour, at 01:00 and 02:00, every day',
      'at a random time up to 01:09',
    ],
    ['15 1~5 * * *', 'At a random hour between 01:15 and 05:15, every day', 'at a random time up to 05:15'],
    ['45,0~30 3 * * *', 'At 03:45 and a random minute between 03:00 and 03:30, every day', ''],
    ['0 3 1~5 * *', 'At 03:00, on a random day between 1 and 5 of the month', ''],
    ['0 3 3,10~20 * *', 'At 03:00, on day 3 and a random day between 10 and 20 of the month', ''],
    ['0 3 * 1~6 *', 'At 03:00, every day, in a random month between January and June', ''],
    ['0 3 * * 1~5', 'At 03:00, on a random weekday between Monday and Friday', ''],
    ['0 3 1 * 6~7', 'At 03:00, on day 1 of the month, or on a random weekday between Saturday and Sunday', ''],
  ])('%s: %s, %s', async (expression, description, note) => {
    const { runs, ...shown } = await run('explain', expression, { time, count: 1, timeZone: 'UTC' });
    expect(shown.description).toBe(description);
    const [columns, row] = (runs ?? '').split('\n').map(readCsvRecord);
    expect(row?.[columns?.indexOf('note') ?? -1] ?? '').toBe(note);
  });

  test.each([
    ['0 0 13 * 5', {}, [['either', {}]]],
    ['0 0 L * *', {}, [['not-linux', { dialect: 'extended', i: 3, name: 'day', x: 'L' }]]],
    ['5/15 * * * *', {}, [['not-linux', { dialect: 'kubernetes', i: 1, name: 'minute', x: '5/15' }]]],
    ['*/2 * * * *', { dialect: 'github' }, [['github-interval', {}]]],
    ['0~30 3 * * *', {}, [['random', { name: 'minute', a: 0, b: 30 }]]],
    ['*/5 * * * *', { dialect: 'github' }, []],
    ['*/90 * * * *', {}, [['long-step', { name: 'minute', n: 90 }]]],
    ['0 0 */80 * *', { dialect: 'kubernetes' }, [['long-step', { name: 'day', n: 80 }]]],
    ['0 */24 */31 */12 */7', { dialect: 'linux' }, []],
    ['0 0 12 * * *', {}, [['six-fields', { write: 'cron(0 0 12 * ? *)' }]]],
    ['0 0 12 * * *', { dialect: 'spring' }, []],
    // All that accept it mean the same.
    ['0 0 0 * * *', {}, []],
    ['0 0 0 * * 1', {}, []],
    ['0 0 0 ? * 0', {}, []],
    ['0 0 0 15W * *', {}, []],
    ['0 0 */2 * 1', { dialect: 'linux' }, []],
    ['0 0 13 * 1', {}, [['either', {}]]],
    ['0 0 */2 * 1', {}, [['both-days', { dialect: 'linux', others: `Kubernetes, GitHub Actions, and ${extended}` }]]],
    ['0 0 0 13 * FRI', {}, [['both-days', { dialect: 'spring', others: extended }]]],
    ['0 0 0 ? * 2', {}, [['weekday-numbers', { dialect: 'quartz', others: `Spring and ${extended}` }]]],
    ['0 0 0 ? * 2', { sunday: '0' }, []],
    ['0 0 0 ? * 6L', { sunday: '1' }, []],
    ['0 0 0 ? * 6L', {}, [['weekday-numbers', { dialect: 'quartz', others: `Spring and ${extended}` }]]],
    ['0 0 0 ? * MON', {}, []],
    ['0 0 0 ? * MONDAY', {}, [['full-name', { x: 'MONDAY', write: 'MON' }]]],
    ['cron(0 0 L-3 * ? *)', {}, [['undocumented-sign', { x: 'L-3' }]]],
    ['CRON_TZ=UTC 0 3 * * *', {}, []],
    ['TZ=UTC\n0 3 * * *', {}, [['command-zone', {}, 0]]],
    [
      'CRON_TZ=UTC 0 3 * * *',
      { dialect: 'kubernetes' },
      [['zone-refused', { name: 'CRON_TZ', dialect: 'kubernetes' }, 0]],
    ],
  ])('%s %j has notices', async (expression, options, expected) => {
    expect((await notices('explain', expression, { time, ...options })).map(brief)).toEqual(expected);
  });
});

test.each<[string, Options, number | null]>([
  // From noon on, and after it.
  ['* * * * *', {}, 6.5 * 24 * 60 - 1],
  ['* * * * * *', { dialect: 'spring' }, 6.5 * 24 * 3_600 - 1],
  ['0,30 12 * * *', {}, 13],
  ['0,30 12 * * *', { time: '2026-11-20T12:29:59.5Z' }, 13],
  ['0,30 12 * * *', { time: '2026-11-20T12:30:00.5Z' }, 12],
  ['0 9 * * 1-5', {}, 4],
  ['0 9 20 11 *', {}, null],
  ['0,30 9 * * 1', {}, 2],
  // The 22nd is a Sunday; either day is enough.
  ['0 0 22 * 1', {}, 2],
  ['0 0 22 * MON', { dialect: 'spring' }, null],
  ['0 0 30 2 *', {}, null],
  ['0~30 3 * * *', {}, 6],
  ['0 20 * * *', { timeZone: '+14:00' }, 7],
])('%s %j runs so often in seven days', async (expression, options, expected) => {
  const written = options.dialect === 'spring' && expression.split(' ').length === 5 ? `0 ${expression}` : expression;
  const { week } = await run('explain', written, { time, ...options });
  const counts = week
    ?.split('\n')
    .slice(1)
    .flatMap((line) => line.split(',').slice(-24).map(Number));
  expect(counts?.reduce((sum, count) => sum + count, 0) ?? null).toBe(expected);
});

test.each(dialectNames)('each example of the cheat sheet of %s can be read', async (signsOf) => {
  const lines = (await run('cheatSheet', { signsOf })).split('\n').slice(1);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines.filter((line) => line.startsWith('@'))) {
    const [, example = ''] = line.split(',');
    await expect(run('explain', example, { time, dialect: signsOf })).resolves.toBeDefined();
  }
});

test.each([
  'CRON_TZ=Asia/Tokyo\n0 3 * * *',
  'SHELL=/bin/sh\r\n# backups\r\n\r\n  CRON_TZ = "Asia/Tokyo"\r\n0 3 * * *\r\n',
  'CRON_TZ=UTC\nCRON_TZ=Asia/Tokyo\n0 3 * * *',
  'TZ=Asia/Tokyo 0 3 * * *',
])('reads the time zone of %j', async (text) => {
  const explained = await run('explain', text, { time, count: 1, timeZone: 'Europe/Paris' });
  expect(explained.timeZone).toBe('Asia/Tokyo');
  expect(explained.runs).toContain('2026-11-21T03:00:00+09:00');
  expect(await runsOf(text, { count: 1 })).toEqual(['2026-11-20T18:00']);
});

test.each([
  ['"0 9 * * 1-5"', 'At 09:00, Monday through Friday'],
  ["    - cron: '0 9 * * 1-5'  # weekdays", 'At 09:00, Monday through Friday'],
  ['schedule: "*/5 * * * *"\n', 'Every 5 minutes'],
  ['"schedule": "@daily",', 'At 00:00, every day'],
  ['@Scheduled(cron = "0 0 12 * * MON-FRI")', 'At 12:00, Monday through Friday'],
  ['schedule_expression = "cron(0 10 * * ? *)"', 'At 10:00, every day'],
  ['# CI\n"0 9 * * 1-5"', 'At 09:00, Monday through Friday'],
])('reads the expression in %j', async (text, description) => {
  expect(await describeIt(text)).toBe(description);
});

test.each([
  ['cron: "0 25 * * *"', 'Field 2 (hour): 25 is not between 0 and 23.', 9],
  [
    '0 9 * * 1-5 echo "0 9 * * *"',
    '“echo” is not part of a schedule. For lines with a command or user, choose “Full crontab”.',
    12,
  ],
])('%j: an error has its place', async (text, message, at) => {
  expect(await report('explain', text)).toMatchObject({ error: message });
  expect((await error('explain', text)).at?.offset).toBe(at);
});

test('what is offered for a quoted expression has no quotation mark', async () => {
  const { offers } = await error('explain', '"0 0 L-3 * ?"');
  expect(offers?.map(({ input }) => input)).toEqual(['0 0 0 L-3 * ?']);
});

test('a translation reports the time zone that it leaves out', async () => {
  const text = 'CRON_TZ=Asia/Tokyo 0 9 * * 1-5';
  expect(await run('translate', text)).toBe('0 0 9 ? * MON-FRI');
  expect((await notices('translate', text)).map(brief)).toEqual([
    ['zone-left-out', { name: 'CRON_TZ', zone: 'Asia/Tokyo' }],
  ]);
});

describe('errors', () => {
  test.each([
    ['60 * * * *', {}, 'Field 1 (minute): 60 is not between 0 and 59.', 0],
    ['* * * *', { dialect: 'spring' }, 'Expected 6 fields (second minute hour day month weekday), found 4.', 0],
    ['* * * *', {}, 'Expected 5 fields (minute hour day month weekday), found 4.', 0],
    ['* * * * * * * *', {}, 'Expected 5 fields (minute hour day month weekday), found 8.', 10],
    ['* * * * *', { dialect: 'spring' }, 'Spring needs a seconds field at the start: 0 * * * * *', 0],
    ['0 0 1 JANUARY *', {}, 'Field 4 (month): names have three letters here. Use JAN.', 6],
    ['0 0 1 JANUAR *', {}, 'Field 4 (month): “JANUAR” is not a month name.', 6],
    [
      '0 0 12 ? * MONDAY-FRIDAY',
      { dialect: 'quartz' },
      'Field 6 (weekday): names have three letters here. Use MON.',
      11,
    ],
    ['0 */90 * ? * *', { dialect: 'quartz' }, 'Field 2 (minute): Quartz accepts steps up to 59, not 90.', 2],
    ['H/15 * * * *', {}, 'Field 1 (minute): “H/15” is Jenkins syntax, where H depends on the job. Use a number.', 0],
    ['0 H(0-7) * * *', {}, 'Field 2 (hour): “H(0-7)” is Jenkins syntax, where H depends on the job. Use a number.', 2],
    [
      '0 0 L-3 * *',
      {},
      'Field 3 (day): Linux cron does not support “L-3”. For Spring, add a seconds field: 0 0 0 L-3 * *',
      4,
    ],
    [
      '0 0 L-3 * *',
      { dialect: 'extended' },
      'Field 3 (day): Extended (Croner, cron-parser) does not support “L-3”. For Spring, add a seconds field: 0 0 0 L-3 * *',
      4,
    ],
    [
      '0 3 * * * root',
      {},
      '“root” is not part of a schedule. For lines with a command or user, choose “Full crontab”.',
      10,
    ],
    [
      '0 3 * * * /usr/bin/backup --all',
      {},
      '“/usr/bin/backup” is not part of a schedule. For lines with a command or user, choose “Full crontab”.',
      10,
    ],
    ['0 12 * * MON 2027', {}, 'Use “?” for either the day of the month or the weekday, not both.', 9],
    ['# nightly\nCRON_TZ=UTC\n0 25 * * *', {}, 'Line 3: Field 2 (hour): 25 is not between 0 and 23.', 24],
    ['CRON_TZ=Europe/Pari 0 3 * * *', {}, '“Europe/Pari” is not an IANA time zone. Did you mean Europe/Paris?', 0],
    ['0 0 * * MO', {}, 'Field 5 (weekday): “MO” is not a weekday name.', 8],
    ['0 5,17-9 * * *', {}, 'Field 2 (hour): the range 17-9 runs backwards.', 4],
    ['*/0 * * * *', {}, 'Field 1 (minute): the step must be at least 1.', 0],
    ['5/15 * * * *', { dialect: 'linux' }, 'Field 1 (minute): a step needs “*” or a range. Use 5-59/15.', 0],
    ['0 0 1,L * *', { dialect: 'linux' }, 'Field 3 (day): “L” works in Quartz, Spring and AWS, not in Linux cron.', 6],
    ['0 0 * * 7', { dialect: 'kubernetes' }, 'Field 5 (weekday): this dialect writes Sunday as 0, not 7.', 8],
    ['0 0 0 * * *', { dialect: 'quartz' }, 'Use “?” for either the day of the month or the weekday, not both.', 10],
    ['0 0 0 1W,15W * ?', { dialect: 'quartz' }, 'Field 4 (day): “W” needs a single day, such as 15W, not a list.', 6],
    ['cron(0 61 * * ? *)', {}, 'Field 2 (hour): 61 is not between 0 and 23.', 7],
    [
      'rate(5 minutes)',
      {},
      'rate() has no cron fields and starts when the rule is created. For fixed clock times, use cron(*/5 * * * ? *)',
      0,
    ],
    [
      'rate(1 hour)',
      { dialect: 'linux' },
      'rate() has no cron fields and starts when the rule is created. For fixed clock times, use 0 * * * *',
      0,
    ],
    ['rate(7 moons)', {}, 'rate() has no cron fields. Use a cron() expression, such as cron(0/5 * * * ? *).', 0],
    ['@fortnightly', {}, 'Linux cron does not support “@fortnightly”.', 0],
    ['@every 5', { dialect: 'kubernetes' }, '“5” is not a duration. Write it like @every 1h30m.', 7],
    ['* * * * *', { timeZone: 'Europe/Pari' }, '“Europe/Pari” is not an IANA time zone. Did you mean Europe/Paris?', 0],
  ])('%s %j', async (expression, options, message, offset) => {
    expect((await report('explain', expression, options)).error).toBe(message);
    expect((await error('explain', expression, options)).at?.offset).toBe(offset);
  });
});

describe('crontab', () => {
  const text =
    'SHELL=/bin/sh\r\nMAILTO=""\r\n# backups\r\n\r\n0 3 * * * tar czf /b.tgz /home  # daily\r\nCRON_TZ=Asia/Tokyo\r\n  @hourly  date\r\n';

  test('lists what runs, and when', async () => {
    expect((await run('crontab', text, { time })).split('\n')).toEqual([
      'line,schedule,description,next,command',
      '5,0 3 * * *,"At 03:00, every day",2026-11-21T03:00:00Z,tar czf /b.tgz /home  # daily',
      '7,@hourly,Every hour,2026-11-20T22:00:00+09:00,date',
    ]);
  });

  test('knows users', async () => {
    const table = await run('crontab', '17 * * * * root cd / && run-parts /etc/cron.hourly', { time, users: true });
    expect(table.split('\n')[1]).toBe(
      '1,17 * * * *,At minute 17 of every hour,2026-11-20T12:17:00Z,root,cd / && run-parts /etc/cron.hourly',
    );
  });

  test('reports the notices of each line', async () => {
    const two = '0 0 13 * 5 a\n0 0 14 * 5 b\n';
    expect((await notices('crontab', two, { time })).map(brief)).toEqual([
      ['either', {}, 0],
      ['either', {}, 13],
    ]);
  });

  test('marks the lines that are wrong, and explains the others', async () => {
    const wrong = '0 3 * * * a\n0 25 * * * b\n0 0 L * * c\n';
    expect((await run('crontab', wrong, { time })).split('\n')).toEqual([
      'line,schedule,problem,description,next,command',
      '1,0 3 * * *,,"At 03:00, every day",2026-11-21T03:00:00Z,a',
      '2,0 25 * * *,Field 2 (hour): 25 is not between 0 and 23.,,,b',
      '3,0 0 L * *,"Field 3 (day): “L” works in Quartz, Spring and AWS, not in Linux cron.",,,c',
    ]);
    expect((await notices('crontab', wrong, { time })).map(brief)).toEqual([['wrong-lines', { n: 2 }, 14]]);
  });

  test('names what is wrong where no line is right', async () => {
    expect((await report('crontab', '# a\n0 25 * * * b', { time })).error).toBe(
      'Line 2: Field 2 (hour): 25 is not between 0 and 23.',
    );
    expect((await error('crontab', '0 3 * * * a', { time, timeZone: 'Mars' })).at?.field).toBe('timeZone');
    expect((await error('crontab', '# nothing', { time })).code).toBe('no-entries');
  });

  test.each([
    ['0 2 * * * root /bin/a', [{ users: true }]],
    ['0 2 * * * /bin/a root', undefined],
    ['0 2 * * * rooter --all', undefined],
  ])('offers the users of %j: %j', async (line, offers) => {
    expect((await notices('crontab', line, { time }))[0]?.offers).toEqual(offers);
    expect(await notices('crontab', line, { time, users: true })).toEqual([]);
  });
});

describe('translate', () => {
  test.each([
    ['0 9 * * 1-5', 'linux', 'quartz', '0 0 9 ? * MON-FRI'],
    ['0 0 1 * *', 'linux', 'quartz', '0 0 0 1 * ?'],
    ['0 0 * * *', 'linux', 'aws', 'cron(0 0 * * ? *)'],
    ['@daily', 'linux', 'spring', '0 0 0 * * *'],
    ['0 0 12 ? * 2-6', 'quartz', 'linux', '0 12 * * 1-5'],
    ['0 5/15 * ? * *', 'quartz', 'linux', '5,20,35,50 * * * *'],
    ['0 0 22-2 ? * *', 'quartz', 'kubernetes', '0 22,23,0,1,2 * * *'],
    ['0 0 * * 7', 'linux', 'kubernetes', '0 0 * * 0'],
    ['0 0 * * FRI-SUN', 'linux', 'kubernetes', '0 0 * * 5,6,0'],
    ['0 0 0 ? * FRI-MON', 'quartz', 'aws', 'cron(0 0 ? * FRI,SAT,SUN,MON *)'],
    [' @daily', 'linux', 'linux', '@daily'],
    ['0 0 0 ? * 6#3 2027', 'quartz', 'aws', 'cron(0 0 ? * 6#3 2027)'],
    ['*/90 * * * *', 'linux', 'quartz', '0 0 * * * ?'],
    ['0 0 1 */20 *', 'linux', 'quartz', '0 0 0 1 1 ?'],
    ['0 0 0 ? JANUARY MONDAY', 'quartz', 'spring', '0 0 0 * 1 1'],
  ])('%s of %s for %s', async (expression, dialect, to, expected) => {
    expect(await run('translate', expression, { dialect, to })).toBe(expected);
    // It runs at the same times.
    const options = { count: 20, timeZone: 'UTC' };
    expect(await runsOf(expected, { ...options, dialect: to })).toEqual(
      await runsOf(expression, { ...options, dialect }),
    );
  });

  test.each([
    ['0 0 L * *', 'linux', 'L, W and # are not supported'],
    ['0 0 0 L-3 * ?', 'extended', 'L-3 is not supported'],
    ['30 0 0 * * *', 'linux', 'seconds are not supported'],
    ['0 0 0 1 1 ? 2027', 'spring', 'years are not supported'],
    ['0 0 13 * 5', 'quartz', 'only the day or the weekday can be set'],
    ['0 0 13 * 5', 'spring', 'both the day and the weekday would have to match'],
    ['0 0 0 13 * FRI', 'linux', 'either the day or the weekday would be enough'],
    ['0~30 0 * * *', 'spring', 'random values are not supported'],
    ['@reboot', 'quartz', 'schedules tied to startup are not supported'],
  ])('%s cannot be written for %s', async (expression, to, reason) => {
    expect(await error('translate', expression, { to })).toMatchObject({ code: 'no-translation', params: { reason } });
  });
});

/** Fields of the usual five: numbers, ranges, steps and lists. */
const fieldOf = (min: number, max: number) => {
  const value = fc.integer({ min, max });
  const range = fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  const step = fc.integer({ min: 1, max: max + 40 });
  const item = fc.oneof(
    value.map(String),
    range,
    fc.tuple(range, step).map((parts) => parts.join('/')),
    step.map((by) => `*/${by}`),
  );
  const list = fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join(','));
  return fc.oneof({ weight: 2, arbitrary: fc.constant('*') }, list);
};
const expressions = fc
  .tuple(fieldOf(0, 59), fieldOf(0, 23), fieldOf(1, 31), fieldOf(1, 12), fieldOf(0, 7))
  .map((fields) => fields.join(' '));

/** Whether a minute is one of a schedule, by the words of crontab(5) alone. */
function matches(expression: string, date: Date): boolean {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = expression.split(' ');
  const fits = (field: string, value: number, min: number, max: number) =>
    field.split(',').some((item) => {
      const [from = '', by = '1'] = item.split('/');
      const [first = '', last = first] = from === '*' ? [String(min), String(max)] : from.split('-');
      return value >= Number(first) && value <= Number(last) && (value - Number(first)) % Number(by) === 0;
    });
  const isDay = fits(day, date.getUTCDate(), 1, 31);
  const number = date.getUTCDay();
  const isWeekday = fits(weekday, number, 0, 7) || (number === 0 && fits(weekday, 7, 0, 7));
  const hasStar = day.startsWith('*') || weekday.startsWith('*');
  return (
    fits(minute, date.getUTCMinutes(), 0, 59) &&
    fits(hour, date.getUTCHours(), 0, 23) &&
    fits(month, date.getUTCMonth() + 1, 1, 12) &&
    (hasStar ? isDay && isWeekday : isDay || isWeekday)
  );
}

test('runs are the minutes that crontab(5) allows, whatever the schedule', async () => {
  await fc.assert(
    fc.asyncProperty(expressions, async (expression) => {
      const runs = await runsOf(expression, { dialect: 'linux', count: 3, timeZone: 'UTC' });
      const expected: string[] = [];
      const anyTime = expression.replace(/^\S+ \S+/, '* *');
      for (let minute = 1; minute <= 400 * 1_440 && expected.length < 3; minute++) {
        const date = new Date(Date.parse(time) + minute * 60_000);
        if (matches(expression, date)) expected.push(date.toISOString().slice(0, 16));
        // The rest of a day that is none need not be looked at.
        if (date.getUTCHours() === 0 && !matches(anyTime, date)) minute += 1_439;
      }
      expect(runs.slice(0, expected.length)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('a translation runs when the original does', async () => {
  await fc.assert(
    fc.asyncProperty(expressions, fc.constantFrom(...dialectNames), async (expression, to) => {
      const translated = await outcome('translate', expression, { dialect: 'linux', to });
      if (!('value' in translated)) return;
      const options = { count: 5, timeZone: 'UTC' };
      expect(await runsOf(String(translated.value), { ...options, dialect: to })).toEqual(
        await runsOf(expression, { ...options, dialect: 'linux' }),
      );
    }),
    { numRuns: 300 },
  );
});

describe('build', () => {
  test.each<[TestOptions<typeof tool, 'build'>, string]>([
    [{}, '0 9 * * *'],
    [{ repeat: 'minutes', every: 1 }, '* * * * *'],
    [{ repeat: 'minutes', every: 10 }, '*/10 * * * *'],
    [{ repeat: 'hours', every: 6, minute: 30 }, '30 */6 * * *'],
    [{ repeat: 'weeks', weekdays: ['mon', 'sun'] }, '0 9 * * 0,1'],
    [{ repeat: 'months', day: 15, hour: 0 }, '0 0 15 * *'],
    [{ repeat: 'years', day: 24, month: 12, hour: 18 }, '0 18 24 12 *'],
    [{ repeat: 'weeks', to: 'quartz' }, '0 0 9 ? * MON-FRI'],
    [{ repeat: 'days', to: 'aws' }, 'cron(0 9 * * ? *)'],
  ])('%j', async (options, expected) => {
    expect(await run('build', options)).toBe(expected);
  });

  test('needs a weekday', async () => {
    expect(await error('build', { repeat: 'weeks', weekdays: [] })).toMatchObject({ code: 'no-weekday' });
  });
});

describe('calendar', () => {
  test('escapes titles, and folds lines of more than 75 octets (RFC 5545, 3.1 and 3.3.11)', async () => {
    const title = `a,b;c\\ ${'é'.repeat(60)}`;
    const written = await run('calendar', '0 9 * * *', { time, count: 2, title });
    const lines = written.split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(written.replaceAll('\r\n ', '')).toContain(`SUMMARY:a\\,b\\;c\\\\ ${'é'.repeat(60)}\r\n`);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261121T090000Z',
      'DTSTART:20261122T090000Z',
    ]);
  });

  test('events without a title are named by the expression and its words', async () => {
    const written = await run('calendar', '0 9 * * 1-5', { time, count: 1 });
    expect(written).toContain('SUMMARY:0 9 * * 1-5 (At 09:00\\, Monday through Friday)\r\n');
  });

  test('of nothing there is none', async () => {
    expect(await error('calendar', '@reboot', { time })).toMatchObject({ code: 'no-runs' });
  });
});

test('notes that translations do not contain the time zone', async () => {
  const { dialects } = await run('explain', 'CRON_TZ=Asia/Tokyo 0 9 * * 1-5');
  for (const row of String(dialects).trim().split('\n').slice(1)) expect(row).toContain('Asia/Tokyo');
});

test('writes years without separators', async () => {
  const { error: message } = await report('nextRuns', '0 0 0 1 1 ? 2300', { dialect: 'quartz' });
  expect(message).toBe('Field 7 (year): 2300 is not between 1970 and 2099.');
});
