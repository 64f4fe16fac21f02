import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { dialectNames } from '#lib/cron/options.ts';

const dialect = choice(['auto', ...dialectNames], 'auto');

/** The number of Sunday: 0 in cron, 1 in Quartz. */
const sunday = choice(['dialect', '0', '1'], 'dialect', { group: 'description' });

const repeat = choice(['minutes', 'hours', 'days', 'weeks', 'months', 'years'], 'days');

const when = {
  timeZone: text('', { maxLength: 60, place: 'own' }),
  time: text('', { moment: true, maxLength: 60, group: 'runs' }),
};

const runs = {
  count: int(10, { min: 1, max: 100 }),
  ...when,
  direction: choice(['next', 'previous'], 'next', { group: 'runs' }),
};

const wording = {
  verbose: flag(true, { group: 'description' }),
  clock24: flag(true, { group: 'description' }),
};

export default defineTool({
  category: 'development',
  icon: 'calendar-time',
  createdAt: '2026-11-22',
  page: { initialInput: '0 9 * * 1-5', operations: ['explain', 'crontab', 'translate', 'calendar'] },
  operations: {
    explain: {
      input: 'cron',
      list: { operation: 'crontab' },
      output: {
        description: 'text',
        runs: 'csv',
        dialect: 'text',
        timeZone: 'text',
        perDay: 'number',
        shortestGap: 'text',
        previous: 'text',
        week: 'csv',
        fields: 'csv',
        dialects: 'csv',
      },
      facts: ['dialect', 'timeZone', 'perDay', 'shortestGap', 'previous'],
      headline: 'description',
      outputGroups: { week: ['week'], fields: ['fields'], dialects: ['dialects'] },
      primary: ['dialect', 'count'],
      options: { dialect, ...runs, ...wording, sunday },
      components: { result: 'explanation', after: 'schedule' },
      examples: [
        {
          id: 'weekdaysAtNine',
          input: '0 9 * * 1-5',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { description: 'At 09:00, Monday through Friday' },
        },
        {
          id: 'officeHours',
          input: '*/15 9-17 * * 1-5',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { description: 'Every 15 minutes, between 09:00 and 17:59, Monday through Friday' },
        },
        {
          id: 'dayOrWeekday',
          input: '0 0 13 * 5',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { description: 'At 00:00, on day 13 of the month, or on Friday' },
        },
        {
          id: 'quartz',
          input: '0 0 12 ? * MON-FRI',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { dialect: 'Quartz' },
        },
        {
          id: 'lastDayOfMonth',
          input: '0 0 0 L * ?',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { description: 'At 00:00, on the last day of the month', dialect: 'Quartz' },
        },
        {
          id: 'macro',
          input: '@weekly',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output: { description: 'At 00:00, on Sunday' },
        },
      ],
    },
    nextRuns: {
      input: 'cron',
      output: 'csv',
      options: { dialect, ...runs, sunday },
      examples: [
        {
          id: 'hourly',
          input: '40 * * * *',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output:
            'run,local,from\n2026-11-20T12:40:00Z,"Fri, Nov 20, 12:40",in 40 min\n2026-11-20T13:40:00Z,"Fri, Nov 20, 13:40",in 1 hr 40 min',
        },
        {
          id: 'leapDays',
          input: '0 0 29 2 *',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 2 },
          output:
            'run,local,from\n2028-02-29T00:00:00Z,"Tue, Feb 29, 2028, 00:00",in 1 year 3 months\n2032-02-29T00:00:00Z,"Sun, Feb 29, 2032, 00:00",in 5 years 3 months',
        },
      ],
    },
    crontab: {
      input: 'crontab',
      output: 'csv',
      isWideTable: true,
      reportsErrors: true,
      primary: ['users'],
      options: { users: flag(), ...when, ...wording },
      components: { control: 'zone-field' },
      examples: [
        {
          id: 'comments',
          input: '# m h dom mon dow command\n*/15 * * * * /usr/local/bin/sync --quiet\n@daily backup.sh',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z' },
          output:
            'line,schedule,description,next,command\n2,*/15 * * * *,Every 15 minutes,2026-11-20T12:15:00Z,/usr/local/bin/sync --quiet\n3,@daily,"At 00:00, every day",2026-11-21T00:00:00Z,backup.sh',
        },
        {
          id: 'withUsers',
          input: '17 * * * * root run-parts /etc/cron.hourly',
          options: { users: true, timeZone: 'UTC', time: '2026-11-20T12:00:00Z' },
          output:
            'line,schedule,description,next,user,command\n1,17 * * * *,At minute 17 of every hour,2026-11-20T12:17:00Z,root,run-parts /etc/cron.hourly',
        },
        {
          id: 'wrongLine',
          input: '0 3 * * * backup.sh\n0 25 * * * report.sh',
          options: { timeZone: 'UTC', time: '2026-11-20T12:00:00Z' },
          output:
            'line,schedule,problem,description,next,command\n1,0 3 * * *,,"At 03:00, every day",2026-11-21T03:00:00Z,backup.sh\n2,0 25 * * *,Field 2 (hour): 25 is not between 0 and 23.,,,report.sh',
        },
      ],
    },
    translate: {
      input: 'cron',
      output: 'cron',
      primary: ['dialect', 'to'],
      options: { dialect, to: choice(dialectNames, 'quartz'), sunday },
      components: { control: 'zone-field' },
      examples: [
        { id: 'linuxToQuartz', input: '0 9 * * 1-5', output: '0 0 9 ? * MON-FRI' },
        { id: 'quartzToLinux', input: '0 0 12 ? * MON-FRI', options: { to: 'linux' }, output: '0 12 * * 1-5' },
      ],
    },
    cheatSheet: {
      output: 'csv',
      options: { signsOf: choice(dialectNames, 'linux') },
      examples: [
        {
          id: 'githubActions',
          options: { signsOf: 'github' },
          output:
            'sign,example,meaning\n*,*,any value\n",","1,15",these values\n-,1-5,from one value to another\n/,*/15,every 15th value\nJAN–DEC,JAN,month names\nSUN–SAT,MON-FRI,"weekday names; Sunday is 0, Saturday 6"',
        },
        {
          id: 'quartz',
          options: { signsOf: 'quartz' },
          output:
            'sign,example,meaning\n*,*,any value\n",","1,15",these values\n-,1-5,from one value to another\n-,22-2,wraps around midnight or the end of the week or year\n/,*/15,every 15th value\n/,5/15,"every 15th value, starting at 5"\n?,?,not set; required for either the day or the weekday\nL,L,the last day of the month\nL,L-3,three days before the last day of the month\nL,6L,the last Friday of the month\nW,15W,the workday nearest to this day\n#,2#1,the first Monday of the month\nJAN–DEC,JAN,month names\nSUN–SAT,MON-FRI,"weekday names; Sunday is 1, Saturday 7"',
        },
      ],
    },
    listZones: { output: 'rows', internal: true },
    calendar: {
      input: 'cron',
      output: 'calendar',
      primary: ['title', 'minutes', 'count'],
      options: {
        title: text('', { content: true }),
        minutes: int(5, { min: 1, max: 1_440 }),
        count: runs.count,
        dialect,
        ...when,
        sunday,
      },
      components: { control: 'zone-field' },
      examples: [
        {
          id: 'weeklyReport',
          input: '0 9 * * 1',
          options: { title: 'Report', timeZone: 'UTC', time: '2026-11-20T12:00:00Z', count: 1 },
          output:
            'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Penknife//Crontab//EN\r\nBEGIN:VEVENT\r\nUID:20261123T090000Z-4681fa0b@penknife\r\nDTSTAMP:20240229T123456Z\r\nDTSTART:20261123T090000Z\r\nDURATION:PT5M\r\nSUMMARY:Report\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
        },
        {
          id: 'dailyMeeting',
          input: '30 9 * * 1-5',
          options: { title: 'Stand-up', minutes: 15, count: 1, timeZone: 'UTC', time: '2026-11-20T12:00:00Z' },
          output:
            'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Penknife//Crontab//EN\r\nBEGIN:VEVENT\r\nUID:20261123T093000Z-4a06c3c7@penknife\r\nDTSTAMP:20240229T123456Z\r\nDTSTART:20261123T093000Z\r\nDURATION:PT15M\r\nSUMMARY:Stand-up\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
        },
      ],
    },
    build: {
      output: 'cron',
      options: {
        repeat,
        every: int(5, { min: 1, max: 59, when: { field: 'repeat', is: ['minutes', 'hours'] } }),
        hour: int(9, { min: 0, max: 23, when: { field: 'repeat', not: ['minutes', 'hours'] } }),
        minute: int(0, { min: 0, max: 59, when: { field: 'repeat', not: 'minutes' } }),
        weekdays: choices(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ['mon', 'tue', 'wed', 'thu', 'fri'], {
          when: { field: 'repeat', is: 'weeks' },
        }),
        day: int(1, { min: 1, max: 31, when: { field: 'repeat', is: ['months', 'years'] } }),
        month: int(1, { min: 1, max: 12, when: { field: 'repeat', is: 'years' } }),
        to: choice(dialectNames, 'linux'),
      },
      examples: [
        { id: 'everyQuarterHour', options: { repeat: 'minutes', every: 15 }, output: '*/15 * * * *' },
        { id: 'weekdayEvenings', options: { repeat: 'weeks', hour: 17, minute: 30 }, output: '30 17 * * 1-5' },
        { id: 'monthlyInQuartz', options: { repeat: 'months', to: 'quartz' }, output: '0 0 9 1 * ?' },
      ],
    },
  },
});
