import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages, context: { timeZone: 'UTC' } });

type Options = TestOptions<typeof tool, 'nextRuns'>;

const time = '2026-11-20T12:00:00Z';

async function runsOf(expression: string, options: Options = {}): Promise<readonly string[]> {
  const table = await run('nextRuns', expression, { time, count: 5, ...options });
  return table
    .split('\n')
    .slice(1)
    .map((line) => new Date(line.split(',')[0] ?? '').toISOString().replace(':00.000Z', ''));
}

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
        ['2026-10-25T02:30:00+02:00', 'this time comes twice'],
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
    ['0 0 0 1 1 ? 2020', 'No run within 100 years.'],
  ])('%s never runs', async (expression, notice) => {
    expect(await runsOf(expression)).toEqual([]);
    expect((await report('nextRuns', expression, { time })).notices).toContain(notice);
  });

  test('either day is enough where the date alone never comes', async () => {
    expect(await runsOf('0 0 31 2 5', { count: 1 })).toEqual(days('2027-02-05'));
  });
});

describe('words', () => {
  test.each([
    ['40 * * * *', {}, 'At 40 minutes past the hour, every hour, every day'],
    ['0 9 * * 1-5', {}, 'At 09:00, Monday through Friday'],
    ['0 9 * * 1-5', { clock24: false }, 'At 09:00 AM, Monday through Friday'],
    ['*/5 * * * *', { verbose: false }, 'Every 5 minutes'],
    ['0 0 13 * 5', {}, 'At 00:00, on day 13 of the month, or on Friday'],
    ['0 0 13 * 1-5', {}, 'At 00:00, on day 13 of the month, or Monday through Friday'],
    ['0 0 0 13 * FRI', { dialect: 'spring' }, 'At 00:00, on day 13 of the month, and on Friday'],
    ['0 0 * * 5-0', {}, 'At 00:00, Friday through Sunday'],
    ['0 0 12 ? * 2', { dialect: 'quartz' }, 'At 12:00, only on Monday'],
    ['cron(0 10 ? * MON-FRI *)', {}, 'At 10:00, Monday through Friday'],
    ['@daily', {}, 'At 00:00, every day'],
    ['@every 1h30m', {}, 'Every 1 hour 30 minutes, counted from the start'],
    ['@reboot', {}, 'Once, when the system starts'],
  ])('%s %j', async (expression, options, expected) => {
    expect(await describeIt(expression, options)).toBe(expected);
  });

  test('in French', async () => {
    const context = { locale: 'fr', message: (key: string) => (key === 'or' ? 'ou' : key) };
    const { description } = await run('explain', '0 9 13 * 1-5', { time }, context);
    expect(description).toBe('À 09:00, le 13 du mois, ou de lundi à vendredi');
  });
});

describe('explain', () => {
  test('says all of a schedule', async () => {
    expect(await run('explain', '0 9-17 * * MON-FRI', { time, count: 1 })).toEqual({
      description: 'Every hour, between 09:00 and 17:00, Monday through Friday',
      runs: 'run,local,from,note\n2026-11-20T13:00:00Z,"Fri, Nov 20, 13:00",in 1 hour,',
      dialect: 'Linux cron',
      timeZone: 'UTC',
      perDay: 9,
      shortestGap: '1 hour',
      fields:
        'field,written,values\nminute,0,0\nhour,9-17,"9, 10, 11, 12, 13, 14, 15, 16, 17"\nday,*,any\nmonth,*,any\nweekday,MON-FRI,"Mon, Tue, Wed, Thu, Fri"',
      dialects: [
        'dialect,expression,note',
        'Linux cron,0 9-17 * * 1-5,',
        'Kubernetes,0 9-17 * * 1-5,',
        'GitHub Actions,0 9-17 * * 1-5,',
        'Quartz,0 0 9-17 ? * MON-FRI,',
        'Spring,0 0 9-17 * * 1-5,',
        'AWS EventBridge,cron(0 9-17 ? * MON-FRI *),',
        '"Extended (Croner, cron-parser)",0 9-17 * * 1-5,',
      ].join('\n'),
    });
  });

  test.each([
    ['0 0 13 * 5', {}, [['either', {}]]],
    ['0 0 L * *', {}, [['not-linux', { dialect: 'extended' }]]],
    ['5/15 * * * *', {}, [['not-linux', { dialect: 'kubernetes' }]]],
    ['*/2 * * * *', { dialect: 'github' }, [['github-interval', {}]]],
    ['0~30 3 * * *', {}, [['random', { name: 'minute', a: 0, b: 30 }]]],
    ['*/5 * * * *', { dialect: 'github' }, []],
  ])('%s %j tells what to know', async (expression, options, expected) => {
    expect((await notices('explain', expression, { time, ...options })).map(brief)).toEqual(expected);
  });
});

describe('errors', () => {
  test.each([
    ['60 * * * *', {}, 'Field 1 (minute): 60 is out of range 0–59.', 0],
    ['* * * *', {}, 'Expected 5 fields (minute hour day month weekday), found 4.', 0],
    ['* * * * * * * *', {}, 'Expected 5 fields (minute hour day month weekday), found 8.', 10],
    ['* * * * *', { dialect: 'spring' }, 'Expected 6 fields (second minute hour day month weekday), found 5.', 0],
    ['0 0 1 JANUARY *', {}, 'Field 4 (month): “JANUARY” is not a month name.', 6],
    ['0 0 * * MO', {}, 'Field 5 (weekday): “MO” is not a weekday name.', 8],
    ['0 5,17-9 * * *', {}, 'Field 2 (hour): the range 17-9 runs backwards.', 4],
    ['*/0 * * * *', {}, 'Field 1 (minute): the step must be at least 1.', 0],
    ['5/15 * * * *', { dialect: 'linux' }, 'Field 1 (minute): a step needs “*” or a range; write 5-59/15.', 0],
    ['0 0 1,L * *', { dialect: 'linux' }, 'Field 3 (day): “L” works in Quartz, Spring and AWS, not in Linux cron.', 6],
    ['0 0 * * 7', { dialect: 'kubernetes' }, 'Field 5 (weekday): Sunday is 0 here; 7 is refused.', 8],
    ['0 0 0 * * *', { dialect: 'quartz' }, 'Either day of month or weekday must be “?”, and only one of them.', 10],
    ['0 0 0 1W,15W * ?', { dialect: 'quartz' }, 'Field 4 (day): “W” needs a single day, such as 15W, not a list.', 6],
    ['cron(0 61 * * ? *)', {}, 'Field 2 (hour): 61 is out of range 0–23.', 7],
    ['@fortnightly', {}, '“@fortnightly” is not known in Linux cron.', 0],
    ['@every 5', { dialect: 'kubernetes' }, '“5” is not a duration. Write for example @every 1h30m.', 7],
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
      'line,schedule,description,run,command',
      '5,0 3 * * *,"At 03:00, every day",2026-11-21T03:00:00Z,tar czf /b.tgz /home  # daily',
      '7,@hourly,"Every hour, every day",2026-11-20T22:00:00+09:00,date',
    ]);
  });

  test('knows users', async () => {
    const table = await run('crontab', '17 * * * * root cd / && run-parts /etc/cron.hourly', { time, users: true });
    expect(table.split('\n')[1]).toBe(
      '1,17 * * * *,"At 17 minutes past the hour, every hour, every day",2026-11-20T12:17:00Z,root,cd / && run-parts /etc/cron.hourly',
    );
  });

  test('names the line that is wrong', async () => {
    const wrong = '0 3 * * * a\n0 25 * * * b\n';
    expect((await report('crontab', wrong, { time })).error).toBe('Line 2: Field 2 (hour): 25 is out of range 0–23.');
    expect((await error('crontab', wrong, { time })).at?.offset).toBe(14);
    expect((await error('crontab', '# nothing', { time })).code).toBe('no-entries');
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
    ['0 0 0 ? * 6#3 2027', 'quartz', 'aws', 'cron(0 0 ? * FRI#3 2027)'],
  ])('%s of %s for %s', async (expression, dialect, to, expected) => {
    expect(await run('translate', expression, { dialect, to })).toBe(expected);
    // It runs at the same times.
    const options = { count: 20, timeZone: 'UTC' };
    expect(await runsOf(expected, { ...options, dialect: to })).toEqual(
      await runsOf(expression, { ...options, dialect }),
    );
  });

  test.each([
    ['0 0 L * *', 'linux', 'it has no L, W and #'],
    ['30 0 0 * * *', 'linux', 'it has no seconds'],
    ['0 0 0 1 1 ? 2027', 'spring', 'it has no years'],
    ['0 0 13 * 5', 'quartz', 'both days would have to match'],
    ['0 0 0 13 * FRI', 'linux', 'one matching day would be enough'],
    ['0~30 0 * * *', 'spring', 'it has no random values'],
    ['@reboot', 'quartz', 'it follows no calendar'],
  ])('%s cannot be written for %s', async (expression, to, reason) => {
    expect(await error('translate', expression, { to })).toMatchObject({ code: 'no-translation', params: { reason } });
  });
});
